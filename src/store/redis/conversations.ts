import { OperationalError } from '../../errors.ts';
import { sendersOf } from '../people.ts';
import {
  type Accepted,
  type Arrival,
  type Claim,
  type ClaimRequest,
  type ClaimToken,
  dedupeMs,
  type Receipt,
  type Release,
  type Renewed,
  waitingMs,
} from '../port.ts';
import { bytes, list, type RedisContext, text, whole } from './context.ts';
import { claimEach } from './due.ts';
import type { Argument, Reply } from './scripts.ts';
import { openKind, openState, readReceipt, sealKind } from './stored.ts';

export async function accept(
  context: RedisContext,
  arrival: Arrival,
  request: ClaimRequest,
): Promise<Accepted> {
  const { key, inputs, notBeforeMs } = arrival;
  if (inputs.length === 0) return { accepted: [], duplicates: [] };
  const keys = context.keys.conversation(key);
  const items = inputs.flatMap(({ input, eventIds }): Argument[] => {
    const ids = new Set([input.eventId, ...eventIds]);
    return [sealKind(context.sealing, 'input', key, input), ids.size, ...ids];
  });
  const reply = await context.run(
    'accept',
    [
      keys.meta,
      keys.mail,
      keys.seen,
      keys.state,
      keys.traces,
      keys.receipts,
      keys.due,
      keys.count,
      keys.list,
      ...keys.people(sendersOf(inputs.map(({ input }) => input))),
    ],
    [
      whole(request.nowMs),
      whole(request.leaseMs),
      notBeforeMs === undefined ? '' : whole(notBeforeMs),
      key,
      dedupeMs,
      waitingMs,
      ...items,
    ],
  );
  const [news, claim] = list(reply);
  const fresh = list(news);
  const eventIds = inputs.map(({ input }) => input.eventId);
  return {
    accepted: eventIds.filter((_, i) => fresh[i] === 1),
    duplicates: eventIds.filter((_, i) => fresh[i] !== 1),
    ...(claim && { claim: readClaim(context, key, claim) }),
  };
}

export function claimDue(
  context: RedisContext,
  request: ClaimRequest,
  limit: number,
): Promise<readonly Claim[]> {
  const { nowMs, leaseMs } = request;
  return claimEach(context, context.keys.due, { nowMs: whole(nowMs), limit }, async (key) => {
    const keys = context.keys.conversation(key);
    const reply = await context.run(
      'claim',
      [keys.meta, keys.mail, keys.state, keys.traces, keys.receipts, keys.due, keys.count],
      [nowMs, whole(leaseMs), key],
    );
    return reply === null ? undefined : readClaim(context, key, reply);
  });
}

export async function renew(
  context: RedisContext,
  { key, token }: ClaimToken,
  { nowMs, leaseMs }: { readonly nowMs: number; readonly leaseMs: number },
): Promise<Renewed | undefined> {
  const { meta, due, mail } = context.keys.conversation(key);
  const ends = whole(nowMs + leaseMs);
  const reply = await context.run('renew', [meta, due, mail], [token, key, ends]);
  if (reply === null) return undefined;
  const [inputs, quiet] = list(reply);
  return { arrived: readInputs(context, key, inputs), quietUntilMs: Number(text(quiet)) };
}

export async function release(
  context: RedisContext,
  { key, token }: ClaimToken,
  { dueAtMs, blameless, begunAnew }: Release,
): Promise<void> {
  const { meta, due } = context.keys.conversation(key);
  const marks = [blameless ? 1 : 0, begunAnew ? 1 : 0];
  await context.run('release', [meta, due], [token, key, whole(dueAtMs), ...marks]);
}

function readInputs(context: RedisContext, key: string, inputs: Reply | undefined) {
  return list(inputs).map((input) => openKind(context.sealing, 'input', key, bytes(input)));
}

/** What cannot be read makes the claim unreadable and not the call fail: the others are fine. */
function readClaim(context: RedisContext, key: string, reply: Reply): Claim {
  const [token, attempts, state, inputs, receipts, failures, begunAnew] = list(reply);
  const claim = {
    key,
    token: text(token),
    attempts: Number(attempts),
    failures: Number(failures),
    begunAnew: begunAnew === 1,
    receipts: readReceipts(receipts),
  };
  try {
    return {
      ...claim,
      inputs: readInputs(context, key, inputs),
      ...readState(context, key, state),
    };
  } catch (error) {
    if (error instanceof OperationalError) return { ...claim, inputs: [], unreadable: error };
    throw error;
  }
}

function readState(
  context: RedisContext,
  key: string,
  state: Reply | undefined,
): Pick<Claim, 'conversation' | 'unreadable'> {
  if (!state) return {};
  try {
    return { conversation: openState(context.sealing, key, bytes(state)).conversation() };
  } catch (error) {
    if (error instanceof OperationalError) return { unreadable: error };
    throw error;
  }
}

function readReceipts(reply: Reply | undefined): Readonly<Record<string, Receipt>> {
  const flat = list(reply).map(text);
  return Object.fromEntries(
    Array.from({ length: flat.length / 2 }, (_, i) => [
      flat[2 * i] ?? '',
      readReceipt(flat[2 * i + 1] ?? ''),
    ]),
  );
}
