import type { Input } from '../core/input.ts';
import { abortable } from './deadline.ts';
import { MoreWords } from './interruption.ts';

/**
 * Calls of a model that are under way here, so that words which arrive meanwhile can still belong to
 * the turn (contract 8). Known to this process alone: what another one receives is the next turn's.
 */
export interface Calls {
  /**
   * Makes a call for the inputs of a conversation. Rejects with `MoreWords` as soon as the same person
   * writes on; the turn is then to be given back and taken again, with all of it. That happens once:
   * the call that follows is finished.
   */
  during<T>(
    key: string,
    inputs: readonly Input[],
    outer: AbortSignal,
    call: (signal: AbortSignal) => Promise<T>,
  ): Promise<T>;
  /** Says what has been accepted for a conversation, and until when more of it may come. */
  arrived(key: string, inputs: readonly Input[], quietUntilMs: number): void;
}

export function openCalls(): Calls {
  const running = new Map<string, { by: string; abort: (reason: MoreWords) => void }>();
  const begunAnew = new Set<string>();
  return {
    async during(key, inputs, outer, call) {
      const by = authorOf(inputs);
      if (begunAnew.delete(key) || by === undefined) return call(outer);
      return abortable(outer, async (inner, abort) => {
        running.set(key, { by, abort });
        try {
          return await call(inner);
        } finally {
          running.delete(key);
        }
      });
    },
    arrived(key, inputs, quietUntilMs) {
      const call = running.get(key);
      if (call === undefined || authorOf(inputs) !== call.by) return;
      running.delete(key);
      begunAnew.add(key);
      call.abort(new MoreWords(quietUntilMs));
    },
  };
}

/** Who wrote all of it; absent where it is more than one person's words. */
function authorOf(inputs: readonly Input[]): string | undefined {
  const [first] = inputs;
  const own = inputs.every(({ kind, from }) => kind === 'text' && from.id === first?.from.id);
  return own ? first?.from.id : undefined;
}
