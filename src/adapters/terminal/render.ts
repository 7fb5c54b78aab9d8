import type { Control, ReplyMessage } from '../../core/reply.ts';
import type { RenderedCall } from '../port.ts';

/** One message as a terminal shows it. What it looks like is up to whoever prints it. */
export interface TerminalBody {
  readonly id: string;
  readonly text: string;
  readonly controls: readonly Control[];
  readonly replaces?: true;
}

/**
 * One call a message, in the conversation's only lane. A terminal has no limits to keep, and cannot take
 * controls away: those of the last message count.
 */
export function render(messages: readonly ReplyMessage[], key: string): readonly RenderedCall[] {
  const said = messages.filter(saysSomething);
  return said.map(({ id, text, controls, replaces }): RenderedCall => {
    const shown = controls.map((control) => ({ id: control.id, label: control.label }));
    const body: TerminalBody = {
      id,
      text,
      controls: shown,
      ...(replaces === true && { replaces }),
    };
    return { message: id, lane: key, body };
  });
}

/** What was tapped stands in the terminal already: it was typed there. */
function saysSomething({ parts, decided, replaces }: ReplyMessage): boolean {
  return replaces !== 'controls' && (parts.length > 0 || decided === undefined);
}
