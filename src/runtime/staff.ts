import type { ReceivedInput } from '../adapters/port.ts';
import type { StaffInput } from '../core/input.ts';

/**
 * What was done under a note, as done by those who took over. Nothing for what means nothing there:
 * an edit was read already as it was.
 */
export function asStaff({ input, eventIds }: ReceivedInput): readonly ReceivedInput[] {
  const { eventId, from, receivedAtMs } = input;
  const base = { kind: 'staff', eventId, from, receivedAtMs } as const;
  const done = (staff: StaffInput) => [{ input: staff, eventIds }];
  if (input.kind === 'text' && input.text.trim() !== '') {
    return done({ ...base, does: 'say', text: input.text });
  }
  if (input.kind !== 'control') return [];
  const { controlId } = input;
  return controlId === 'return' || controlId === 'close' ? done({ ...base, does: controlId }) : [];
}
