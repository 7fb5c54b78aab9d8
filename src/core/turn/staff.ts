import type { Act } from '../acts.ts';
import type { Decision, Facts } from '../decide/facts.ts';
import type { CompiledFlow } from '../flow/compile.ts';
import type { StaffInput } from '../input.ts';
import { type Desk, isWithPeople } from '../session.ts';
import type { Needs, Settled, TurnArguments } from '../step.ts';
import type { WithSession } from './begin.ts';
import { collect } from './collect.ts';
import { nothingToDo } from './place.ts';
import { reopen, withoutFailures } from './reopen.ts';

/**
 * What the people who took over do (contract 7): their words reach the person as they are, they give
 * the conversation back, or they end it. Where they no longer have it, nothing follows here.
 */
export function onStaff(
  turn: TurnArguments,
  here: WithSession,
  flow: CompiledFlow,
  input: StaffInput,
): Settled | Needs {
  const { desk } = here.session;
  if (!isWithPeople(here.session) || desk === undefined) return nothingToDo(turn);
  switch (input.does) {
    case 'send':
    case 'unreached':
      return nothingToDo(turn);
    case 'return':
      return reopen(turn, withoutFailures(here), flow, { act: 'back-from-people' }, []);
    case 'close':
      return tell(turn, here, flow, { ...desk, closed: true }, { act: 'closed-by-people' });
    case 'say': {
      const { text, from } = input;
      const act: Act = { act: 'staff-said', text, ...(from.name && { name: from.name }) };
      return tell(turn, here, flow, { ...desk, joined: true }, act);
    }
  }
}

/** Says one thing to the person, and leaves the set as it was handed over. */
function tell(
  turn: TurnArguments,
  here: WithSession,
  flow: CompiledFlow,
  desk: Desk,
  act: Act,
): Settled | Needs {
  const decideBy = ({ session }: Facts): Decision => ({
    why: `the people who took over: ${act.act}`,
    acts: [act],
    slots: session.slots,
    question: undefined,
    counters: session,
  });
  const conversation = { ...here, session: { ...here.session, desk } };
  return collect({ turn, conversation, flow, decideBy, unheard: true });
}
