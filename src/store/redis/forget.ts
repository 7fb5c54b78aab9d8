import { lastingFault } from '../../errors.ts';
import type { Parked } from '../overview.ts';
import { peopleOf, peopleOfParked, sendersOf } from '../people.ts';
import type { RedisContext } from './context.ts';
import { laneName } from './keys.ts';
import { parkedIn } from './parked.ts';
import { readConversation, readMailbox, readOutbox } from './reads.ts';

/**
 * Reads what is there and who is in it, then erases it in one step. What appears in between, a lane
 * or a parked item, is found by looking again.
 */
export async function forgetConversation(context: RedisContext, key: string): Promise<boolean> {
  const keys = context.keys.conversation(key);
  for (let found = false; ; ) {
    const lanes = await context.call((client) => client.hkeys(keys.lanes));
    const parked = (await parkedIn(context, keys)).filter((item) => item.key === key);
    const people = await peopleIn(context, key, parked);
    const gone = await context.run(
      'forget',
      [
        keys.meta,
        keys.mail,
        keys.state,
        keys.traces,
        keys.receipts,
        keys.due,
        keys.lanes,
        keys.lanesDue,
        keys.parked,
        keys.parkedBodies,
        keys.list,
        ...lanes.map((lane) => keys.lane(lane)),
        ...keys.people(people),
      ],
      [
        key,
        lanes.length,
        ...lanes.flatMap((lane) => [lane, laneName(key, lane)]),
        ...parked.map(({ id }) => id),
      ],
    );
    if (gone === 0) return found;
    found ||= Number(gone) > 0;
  }
}

/** Everybody of whom there is anything. What cannot be read can be erased all the same. */
async function peopleIn(
  context: RedisContext,
  key: string,
  parked: readonly Parked[],
): Promise<readonly string[]> {
  const [conversation, inputs, entries] = await Promise.all([
    readable(readConversation(context, key, 0)),
    readable(readMailbox(context, key)),
    readable(readOutbox(context, key)),
  ]);
  const people = [
    ...(conversation === undefined ? [] : peopleOf(conversation)),
    ...sendersOf(inputs ?? []),
    ...(entries ?? []).flatMap((entry) => entry.people ?? []),
    ...parked.flatMap(peopleOfParked),
  ];
  return [...new Set(people)];
}

async function readable<T>(reading: Promise<T>): Promise<T | undefined> {
  try {
    return await reading;
  } catch (error) {
    lastingFault(error);
    return undefined;
  }
}
