import type { HandoverReason } from '../session.ts';
import type { Decision, Facts } from './facts.ts';
import { answers, noticeActs } from './notices.ts';

/** People take over, with what there is; the person is told once (contract 7). */
export function handOver(facts: Facts, reason: HandoverReason, rule?: string): Decision {
  return {
    why: `handed over: ${reason}`,
    acts: [...answers(facts), ...noticeActs(facts.changes), { act: 'handed-over', reason }],
    slots: facts.slots,
    question: undefined,
    outcome: { type: 'handed-over', reason, ...(rule !== undefined && { rule }) },
  };
}
