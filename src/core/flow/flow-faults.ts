import type { FlowFault } from './fault.ts';
import type { FlowParts, Part } from './parts.ts';
import { repeats, saidIn } from './said.ts';
import { nearest } from './spelling.ts';

/** What is wrong between the parts of a flow: names taken twice, references that lead nowhere. */
export function flowFaults(parts: FlowParts): readonly FlowFault[] {
  return [
    ...repeatedIds(parts.slots, 'slot'),
    ...repeatedIds(parts.snippets, 'snippet'),
    ...repeatedLabels(parts),
    ...groupFaults(parts),
    ...triggerFaults(parts),
    ...questionFaults(parts),
  ];
}

function repeatedIds(
  parts: readonly Part<{ readonly id: string }>[],
  kind: string,
): readonly FlowFault[] {
  const ids = parts.flatMap(({ path, value }) => saidIn(value.id, [...path, 'id']));
  return repeats(ids).map(({ again: { path, text } }) => ({
    path,
    message: `another ${kind} has the id "${text}"`,
  }));
}

/** People name slots by their labels: "the number is wrong". */
function repeatedLabels({ slots }: FlowParts): readonly FlowFault[] {
  const labels = slots.flatMap(({ path, value }) => saidIn(value.label, [...path, 'label']));
  return repeats(labels).map(({ again: { path, text } }) => ({
    path,
    message: `another slot has the label "${text}"`,
  }));
}

function groupFaults({ flow, slots, groups }: FlowParts): readonly FlowFault[] {
  const ids = slots.flatMap(({ value }) => value.id ?? []);
  const neverAsked = slots.flatMap(({ value }) => (value.ask === 'never' ? (value.id ?? []) : []));
  const members = groups.flatMap(({ path, value }) => saidIn(value.slots, [...path, 'slots']));
  const faults: FlowFault[] = repeats(members).map(({ again: { path, text } }) => ({
    path,
    message: `"${text}" is already in a group`,
  }));
  for (const { text: slot, path } of members) {
    if (neverAsked.includes(slot)) {
      faults.push({ path, message: `"${slot}" is never asked, so it cannot be asked in a group` });
    } else if (!ids.includes(slot)) {
      const meant = nearest(slot, ids);
      const message = `there is no slot "${slot}"`;
      faults.push(
        meant ? { path, message, remedy: `did you mean "${meant}"?` } : { path, message },
      );
    }
  }
  if (groups.length > 0 && flow.value.pace?.slotsPerTurn === 1) {
    faults.push({
      path: ['groups'],
      message: 'groups ask for two slots in a turn, and "slotsPerTurn" allows one',
    });
  }
  return faults;
}

function triggerFaults({ flow }: FlowParts): readonly FlowFault[] {
  return repeats(saidIn(flow.value.triggers, ['triggers'])).map(({ again: { path, text } }) => ({
    path,
    message: `the trigger "${text}" stands twice`,
  }));
}

/** A question of two snippets would be answered by whichever comes first. */
function questionFaults({ snippets }: FlowParts): readonly FlowFault[] {
  const lists = snippets.flatMap(({ path, value: { questions } }) =>
    questions ? [{ path: [...path, 'questions'], questions }] : [],
  );
  const empty = lists
    .filter(({ questions }) => saidIn(questions, []).length === 0)
    .map(({ path }) => ({ path, message: 'a snippet needs at least one question' }));
  const asked = lists.flatMap(({ path, questions }) => saidIn(questions, path));
  const repeated = repeats(asked).map(({ again: { path, text } }) => ({
    path,
    message: `the question "${text}" stands twice`,
  }));
  return [...empty, ...repeated];
}
