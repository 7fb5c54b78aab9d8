import { isDeepStrictEqual } from 'node:util';
import type { DeliveryRecord, SlotRecord, TurnRecord } from '../scripted/records.ts';
import type { Expectation, SlotExpectation } from './case.ts';

/** What a turn of a case brought about. */
export interface Observed {
  readonly turns: readonly TurnRecord[];
  readonly ignored: number;
  readonly deliveries: readonly DeliveryRecord[];
}

/** Every way in which a turn is not as expected, one line each; empty when all is well. */
export function compare(expected: Expectation, observed: Observed): readonly string[] {
  const last = observed.turns.at(-1);
  const acts = observed.turns.flatMap(({ acts }) => acts.map(({ act }) => act));
  const messages = observed.turns.flatMap(({ messages }) => messages);
  const text = messages.map((message) => message.text).join('\n');
  return [
    ...exactly(
      'asked',
      expected.asked,
      observed.turns.flatMap(({ asked }) => asked),
    ),
    ...exactly(
      'modelCalled',
      expected.modelCalled,
      observed.turns.some((t) => t.modelCalled),
    ),
    ...exactly('deliveries', expected.deliveries, observed.deliveries.length),
    ...exactly('ignored', expected.ignored, observed.ignored > 0),
    ...exactly('outcome', expected.outcome, outcomeText(last)),
    ...exactly(
      'controls',
      expected.controls,
      messages.flatMap(({ controls }) => controls.map(({ label }) => label)),
    ),
    ...exactly(
      'rejected',
      expected.rejected,
      observed.turns.flatMap(({ rejected }) => rejected.map((r) => `${r.slot}: ${r.reason}`)),
    ),
    ...inOrder(expected.acts, acts),
    ...(expected.actsNot ?? [])
      .filter((act) => acts.some((each) => each === act))
      .map((act) => `act "${act}" was not expected`),
    ...listed(expected.says)
      .filter((part) => !matches(text, part))
      .map((part) => `does not say ${part}: ${JSON.stringify(text)}`),
    ...listed(expected.saysNot)
      .filter((part) => matches(text, part))
      .map((part) => `says ${part}: ${JSON.stringify(text)}`),
    ...Object.entries(expected.slots ?? {}).flatMap(([id, slot]) =>
      compareSlot(id, slot, last?.slots[id]),
    ),
    ...compareDelivered(expected.delivered, observed.deliveries.at(-1)),
  ];
}

function exactly(what: string, expected: unknown, actual: unknown): readonly string[] {
  if (expected === undefined || isDeepStrictEqual(expected, actual)) return [];
  return [`${what}: expected ${JSON.stringify(expected)}, got ${JSON.stringify(actual)}`];
}

function outcomeText(turn: TurnRecord | undefined): string {
  const outcome = turn?.outcome;
  if (!outcome) return 'none';
  return 'reason' in outcome ? `${outcome.type} ${outcome.reason}` : outcome.type;
}

function inOrder(
  expected: readonly string[] | undefined,
  acts: readonly string[],
): readonly string[] {
  let from = 0;
  for (const act of expected ?? []) {
    const at = acts.indexOf(act, from);
    if (at === -1)
      return [`acts: expected ${expected?.join(', ')} in order, got ${acts.join(', ')}`];
    from = at + 1;
  }
  return [];
}

function listed(texts: string | readonly string[] | undefined): readonly string[] {
  return texts === undefined ? [] : typeof texts === 'string' ? [texts] : texts;
}

function matches(text: string, part: string): boolean {
  const pattern = /^\/(.*)\/(i?)$/s.exec(part);
  return pattern ? new RegExp(pattern[1] ?? '', pattern[2]).test(text) : text.includes(part);
}

function compareSlot(
  id: string,
  expected: SlotExpectation,
  actual: SlotRecord | undefined,
): readonly string[] {
  if (actual === undefined) return [`slot ${id}: there is none`];
  if (typeof expected === 'string') {
    const value = actual.status === 'declined' ? actual.reason : actual.value;
    const shown =
      value === undefined ? '' : ` ${typeof value === 'string' ? value : JSON.stringify(value)}`;
    const full = `${actual.status}${shown}`;
    return expected === full || expected === actual.status
      ? []
      : [`slot ${id}: expected "${expected}", got "${full}"`];
  }
  const words = actual.source?.text;
  const seen: Readonly<Record<string, unknown>> = { ...actual, words };
  return Object.entries(expected).flatMap(([field, value]) =>
    exactly(`slot ${id}.${field}`, value, seen[field]),
  );
}

function compareDelivered(
  expected: Readonly<Record<string, unknown>> | undefined,
  delivery: DeliveryRecord | undefined,
): readonly string[] {
  if (expected === undefined) return [];
  const body = delivery?.body as { readonly data?: Readonly<Record<string, unknown>> } | undefined;
  return Object.entries(expected).flatMap(([field, value]) =>
    within(`delivered.${field}`, value, body?.data?.[field]),
  );
}

/** Objects are compared by the fields that are expected, everything else as it is. */
function within(path: string, expected: unknown, actual: unknown): readonly string[] {
  if (!isObject(expected) || !isObject(actual)) return exactly(path, expected, actual);
  return Object.entries(expected).flatMap(([field, value]) =>
    within(`${path}.${field}`, value, actual[field]),
  );
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
