import { readControl } from '../controls.ts';
import { readYesNo } from '../direct/yes-no.ts';
import type { CompiledFlow } from '../flow/compile.ts';
import type { Input } from '../input.ts';
import { languages } from '../language/index.ts';
import type { Scene } from '../scene.ts';
import { normalise } from '../text/normalise.ts';
import type { WithSession } from './begin.ts';

/**
 * A wish that moves between sessions rather than within one: by a command, a control, the words on a
 * control, or a whole message. `other-flow` is a yes to the other flow that was offered.
 */
export type Wish =
  | 'reset'
  | 'start'
  | 'start-again'
  | 'forget-me'
  | 'go-on'
  | 'return'
  | 'close'
  | 'undo'
  | 'other-flow';

export function readWish(
  input: Input | undefined,
  here: WithSession,
  flow: CompiledFlow,
): Wish | undefined {
  const { session } = here;
  switch (input?.kind) {
    case 'command': {
      const { command } = input;
      if (session.outcome === undefined && !maySteer(input.from.id, here)) return undefined;
      return command === 'cancel' || command === 'skip' || command === 'help' ? undefined : command;
    }
    case 'control':
      return maySteer(input.from.id, here) ? wishIn(readControl(input, session)) : undefined;
    case 'text': {
      if (!maySteer(input.from.id, here)) return undefined;
      const message = normalise(input);
      const words = message.text.trim().toLowerCase();
      const control = session.controls.find(({ label }) => label.toLowerCase() === words);
      if (control) return wishIn([control.move]);
      const scene: Scene = {
        session,
        history: here.history,
        others: [],
        flow,
        context: { language: languages[here.language], nowMs: 0, timeZone: here.timeZone },
      };
      const stance = scene.context.language.readStance(message.text)?.stance;
      if (stance === 'reset') return session.pending?.about === 'resume' ? 'start-again' : 'reset';
      if (stance === 'undo' || stance === 'forget-me') return stance;
      const between = ['start-again', 'resume', 'other-flow'].includes(
        session.pending?.about ?? '',
      );
      return between ? wishIn(readYesNo(message, scene) ?? []) : undefined;
    }
    default:
      return undefined;
  }
}

function wishIn(
  moves: readonly { readonly move: string; readonly answer?: unknown }[],
): Wish | undefined {
  for (const { move, answer } of moves) {
    if (move === 'start-again' || move === 'go-on' || move === 'undo') return move;
    if (move === 'answer-other-flow' && answer === 'now') return 'other-flow';
  }
  return undefined;
}

/** Where several people write, only who was asked or who started may move between sessions. */
export function maySteer(personId: string, { session }: WithSession): boolean {
  const alone = session.people.every(({ id }) => id === personId);
  return alone || personId === session.askedOf || personId === session.startedBy.id;
}
