import type { Input } from '../core/input.ts';
import type { Claim } from '../store/port.ts';
import { abortable } from './deadline.ts';
import { MoreWords } from './interruption.ts';

/**
 * Calls of a model that are under way here, so that words which arrive meanwhile can still belong to
 * the turn (contract 8). What this process receives ends a call at once; what another one receives,
 * when the claim is renewed.
 */
export interface Calls {
  /**
   * Makes a call for the inputs of a claimed conversation. Rejects with `MoreWords` as soon as the same
   * person writes on; the turn is then to be given back as begun anew and taken again, with all of it.
   * That happens once: a call for a turn that was begun anew is finished.
   */
  during<T>(
    claim: Pick<Claim, 'key' | 'begunAnew'>,
    inputs: readonly Input[],
    outer: AbortSignal,
    call: (signal: AbortSignal) => Promise<T>,
  ): Promise<T>;
  /** Says what has been accepted for a conversation, and until when more of it may come. */
  arrived(key: string, inputs: readonly Input[], quietUntilMs: number): void;
}

export function openCalls(): Calls {
  const running = new Map<string, { by: string; abort: (reason: MoreWords) => void }>();
  return {
    async during({ key, begunAnew }, inputs, outer, call) {
      const by = authorOf(inputs);
      if (begunAnew || by === undefined) return call(outer);
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
