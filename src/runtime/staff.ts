import type { ReceivedInput } from '../adapters/port.ts';
import type { StaffInput } from '../core/input.ts';

/**
 * What was done under a note, as done by those who took over: words, corrected ones included, the
 * note's controls, and the same as commands. What has no words is told back, since it stays there.
 */
export function asStaff({ input, eventIds }: ReceivedInput): readonly ReceivedInput[] {
  const { eventId, from, receivedAtMs } = input;
  const base = { kind: 'staff', eventId, from, receivedAtMs } as const;
  const done = (staff: StaffInput) => [{ input: staff, eventIds }];
  switch (input.kind) {
    case 'text':
    case 'edit': {
      const text = input.text.trim();
      const action = /^\/(?<action>return|close)(?:@\w+)?$/i.exec(text)?.groups?.action;
      if (action !== undefined) return done({ ...base, does: actionOf(action) });
      return text === '' ? [] : done({ ...base, does: 'say', text });
    }
    case 'control':
      return /^(?:return|close)$/.test(input.controlId)
        ? done({ ...base, does: actionOf(input.controlId) })
        : [];
    case 'wordless':
    case 'contact':
    case 'location':
      return done({ ...base, does: 'send' });
    default:
      return [];
  }
}

function actionOf(name: string): 'return' | 'close' {
  return name.toLowerCase() === 'close' ? 'close' : 'return';
}
