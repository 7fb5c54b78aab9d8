import type { UnderstandingCost, UnderstandingRequest } from '../../core/understanding.ts';
import type { Understander, UnderstanderAnswer } from '../port.ts';
import { attempt, type Pace } from './attempt.ts';
import { type Account, type Budget, noBudget } from './budget.ts';
import { costUsd, type Prices } from './prices.ts';
import { readReply } from './read-reply.ts';
import { chatRequest, type RequestOptions } from './request.ts';
import { ModelFailure, noUsage, type Transport, type Usage } from './transport.ts';
import { asksWithheld, readWithheld, withhold } from './withhold.ts';

export interface ModelOptions extends RequestOptions {
  readonly transport: Transport;
  /** How long all attempts of a turn may take together. */
  readonly budgetMs: number;
  readonly pace: Pace;
  readonly prices?: Prices;
  /** What may be spent; without limits where it is left out. */
  readonly budget?: Budget;
}

/**
 * An understander that asks a model: one call a turn, and one more where the first failed in passing
 * and time is left. Never throws but for `signal`; what failed is named in the answer, with what it
 * cost, and the offline rules answer the turn.
 */
export function modelUnderstander(options: ModelOptions): Understander {
  const { transport, pace, budgetMs, prices, budget = noBudget } = options;

  async function understand(
    request: UnderstandingRequest,
    signal: AbortSignal,
  ): Promise<UnderstanderAnswer> {
    const untouched = readWithheld(request);
    if (asksWithheld(request)) return { understanding: untouched, by: 'rules', calls: 0 };
    const account: Account = { session: request.session, person: request.messages[0]?.from.id };
    const spent = await budget.spent(account, pace.nowMs());
    if (spent !== undefined) return { understanding: undefined, calls: 0, failure: spent };

    const shown = withhold(request);
    const body = chatRequest(shown, options);
    let usage: Usage = noUsage;
    let calls = 0;
    const call = async (inner: AbortSignal) => {
      calls += 1;
      const reply = await transport(body, inner);
      usage = sum(usage, reply.usage);
      return readReply(reply, shown.messages);
    };
    const outcome = await attempt(call, { pace, budgetMs, signal });
    const cost: UnderstandingCost = {
      calls,
      ...usage,
      ...(prices && { costUsd: costUsd(usage, prices) }),
    };
    await budget.book(account, usage.inputTokens + usage.outputTokens, pace.nowMs());
    if (outcome instanceof ModelFailure) {
      return { understanding: undefined, failure: outcome.code, ...cost };
    }
    const proposals = [...untouched.proposals, ...outcome.proposals];
    return { understanding: { ...outcome, proposals }, ...cost };
  }

  return { by: 'model', understand };
}

function sum(a: Usage, b: Usage): Usage {
  return {
    inputTokens: a.inputTokens + b.inputTokens,
    cachedTokens: a.cachedTokens + b.cachedTokens,
    outputTokens: a.outputTokens + b.outputTokens,
  };
}
