import { takeUp } from '../decide/choose.ts';
import { decide } from '../decide/decide.ts';
import type { Decision, Facts } from '../decide/facts.ts';
import { completed } from '../decide/finish.ts';
import { checkLimits } from '../decide/rule-check.ts';
import type { Change } from '../merge/change.ts';
import { confirmBySilence } from '../merge/merge.ts';
import { inferredSlots, takesSilence } from '../scene.ts';
import type { Session, Timers } from '../session.ts';
import type { SlotState } from '../slot-state.ts';

/**
 * What a session does when a time comes without any input: its end, a confirmed review that leaves,
 * open inferences that are taken as they are, a nudge. Without anything due it waits on.
 */
export function decideDue(due: keyof Timers | undefined): (facts: Facts) => Decision {
  switch (due) {
    case 'expiresAtMs':
      return (facts) => ({ ...wait(facts), why: 'expired', outcome: { type: 'expired' } });
    case 'sendAtMs':
      return sendNow;
    case 'closeAtMs':
      return close;
    case 'nudgeAtMs':
      return nudge;
    case undefined:
      return wait;
  }
}

function wait({ session, slots }: Facts): Decision {
  return { why: 'waits', acts: [], slots, question: 'keep', counters: session };
}

/** What no longer fits is reopened instead of sent. */
function sendNow(facts: Facts): Decision {
  return checkLimits(facts) ? decide({ ...facts, moves: [{ move: 'go-on' }] }) : completed(facts);
}

/** Nobody objected to the reversible inferences of the closing question: they are taken (contract 5). */
function close(facts: Facts): Decision {
  const taken = inferredSlots(facts.session).filter(([id]) => takesSilence(facts.flow, id));
  const slots: Record<string, SlotState> = { ...facts.slots };
  const changes: Change[] = [];
  for (const [id, state] of taken) {
    const merged = confirmBySilence(id, state);
    slots[id] = merged.state;
    if (merged.change) changes.push(merged.change);
  }
  if (taken.length === 0) return wait(facts);
  return decide({ ...facts, slots, changes, moves: [{ move: 'go-on' }] });
}

/** Once, and with the question again. */
function nudge(facts: Facts): Decision {
  const next = takeUp(facts);
  const acts = [{ act: 'nudge' } as const, ...next.acts];
  const question = next.question ?? 'keep';
  return { why: 'nudges', acts, slots: next.slots, question, counters: facts.session };
}

/** The timers of a session without the one that has come. */
export function withoutTimer(session: Session, due: keyof Timers | undefined): Session {
  if (due === undefined || due === 'expiresAtMs') return session;
  const { [due]: _, ...timers } = session.timers;
  return { ...session, timers };
}
