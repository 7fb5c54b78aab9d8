import type { FlowFault } from './fault.ts';
import { limitFaults } from './limit-faults.ts';
import { optionFaults } from './option-faults.ts';
import type { SlotPart, ValuePart } from './parts.ts';
import { repeats, saidIn } from './said.ts';
import { typeFaults } from './type-faults.ts';
import { unitFaults } from './unit-faults.ts';

/** What is wrong with one slot although each of its keys is well-formed. */
export function slotFaults(slot: SlotPart): readonly FlowFault[] {
  return [...askFaults(slot), ...valueFaults(slot), ...(slot.items ? valueFaults(slot.items) : [])];
}

function valueFaults(part: ValuePart): readonly FlowFault[] {
  return [...typeFaults(part), ...limitFaults(part), ...optionFaults(part), ...unitFaults(part)];
}

function askFaults({ path, value: { ask, required } }: SlotPart): readonly FlowFault[] {
  if (ask === 'never' && required) {
    return [
      {
        path: [...path, 'ask'],
        message: 'a required slot that is never asked could never be completed',
        remedy: 'add "required: false", or ask for it',
      },
    ];
  }
  if (typeof ask !== 'object') return [];
  const wordings = [
    ...saidIn(ask.first, [...path, 'ask', 'first']),
    ...saidIn(ask.again, [...path, 'ask', 'again']),
  ];
  return repeats(wordings).map(({ again }) => ({
    path: again.path,
    message: 'the second question is the first one again',
    remedy: 'ask in other words, with help; or leave it out',
  }));
}
