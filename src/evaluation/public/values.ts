import { type CompiledFlow, compileFlow } from '../../core/flow/compile.ts';
import { defineFlow } from '../../core/flow/define.ts';
import type { FlowSource } from '../../core/flow/spec.ts';
import type { LanguageCode } from '../../core/language/language.ts';
import { knownUnit, unitIds } from '../../core/slot-types/amounts/units.ts';
import type { Expectation, PublicCase } from './cases.ts';
import { clockOf, type Hear, languageOf } from './hear.ts';
import { heldValue, type Judged, shown, sourceOf } from './judged.ts';
import { daysMeant, isMeant } from './meant.ts';

type SlotSource = FlowSource['slots'][number];

/** Cases of mixed kinds leave temperatures out, which have a kind of their own, and count no pieces. */
const dimensional = unitIds.filter((id) => {
  const { of } = knownUnit(id) ?? {};
  return of !== 'temperature' && of !== 'pieces';
});

/** The product's type for each kind of value. Kinds without one are left out (docs/benchmarks.md). */
const kinds: Readonly<Record<string, Omit<SlotSource, 'id' | 'label'>>> = {
  date: { type: 'date' },
  time: { type: 'time' },
  datetime: { type: 'date-time' },
  daterange: { type: 'date-range' },
  number: { type: 'number' },
  currency: { type: 'money', currency: 'USD' },
  duration: { type: 'duration' },
  boolean: { type: 'boolean' },
  email: { type: 'email' },
  phonenumber: {
    type: 'phone',
    region: ['US', 'GB', 'DE', 'FR', 'ES', 'IT', 'NL', 'PT', 'BR', 'DK'],
  },
  url: { type: 'url' },
  percentage: { type: 'percentage' },
  quantity: { type: 'quantity', units: ['kg', 'g', 'mg', 'lb', 'oz', 'cup', 'pound'] },
  distance: { type: 'quantity', units: ['m', 'km', 'cm', 'mm', 'mi', 'yd', 'ft', 'in'] },
  volume: { type: 'quantity', units: ['l', 'ml', 'cl', 'hl', 'gal'] },
  temperature: { type: 'quantity', units: ['C', 'F', 'K', 'deg'] },
  dimension: { type: 'quantity', units: dimensional },
};

/** What the authors of flows in these countries take amounts in. */
const currencyOf: Readonly<Record<string, string>> = {
  AU: 'AUD',
  BZ: 'BZD',
  CA: 'CAD',
  GB: 'GBP',
  IE: 'EUR',
  IN: 'INR',
  JM: 'JMD',
  NZ: 'NZD',
  PH: 'PHP',
  TT: 'TTD',
  ZA: 'ZAR',
};

/** Which row of the report a kind belongs to. */
const families: Readonly<Record<string, string>> = {
  date: 'date and time',
  time: 'date and time',
  datetime: 'date and time',
  daterange: 'range of days',
  number: 'number and money',
  currency: 'number and money',
};

/** Something wrote a value somewhere: it is found, and canonical; nothing is found where none stands. */
export async function judgeValue(
  each: PublicCase<'values'>,
  hear: Hear,
): Promise<readonly Judged[]> {
  const language = languageOf(each.lang);
  const kind = kindOf(each);
  if (language === undefined || kind === undefined) return [];
  if (each.expected.some((one) => isLeftOut(one, each.type))) return [];
  const several = each.expected.length > 1;
  const wanted = each.expected.filter(
    (one, i, all) =>
      (each.type === 'daterange' || isDay(one)) &&
      all.findIndex((other) => isSame(one, other)) === i,
  );
  const flow = await flowFor(kind, several, language);
  const heard = await hear(each.input, {
    flow,
    language,
    ...clockOf(each.now),
    pending: { about: 'slots', asked: ['value'], attempt: 'first' },
  });
  const state = heard.slots.value;
  const value = heldValue(state);
  const values = value === undefined ? [] : Array.isArray(value) ? value : [value];
  const right =
    values.length === wanted.length &&
    wanted.every((expected) => values.some((got) => isMeant(got, expected, each.type, language)));
  return [
    {
      id: each.id,
      lang: each.lang,
      type: `${families[each.type] ?? each.type}, ${each.lang.split('-')[0]}`,
      source: sourceOf(each.id),
      expected: wanted.length > 0,
      answered: value !== undefined,
      right,
      direct: heard.directly,
      said: each.input,
      got: shown(state),
      wanted: each.expected.map((one) => JSON.stringify(one)).join(' '),
    },
  ];
}

/** The type of slot that asks for this kind of value, in the country of the case. */
function kindOf({ type, lang }: PublicCase<'values'>): (typeof kinds)[string] | undefined {
  const kind = kinds[type];
  const region = lang.split('-')[1];
  if (kind?.type === 'date' && region !== undefined) return { ...kind, region };
  const currency = currencyOf[region ?? ''];
  return kind?.type === 'money' && currency !== undefined ? { ...kind, currency } : kind;
}

/** A list holds nothing twice. */
function isSame(one: Expectation, other: Expectation): boolean {
  if (one === other) return true;
  const { canonical, value, at, unit } = one;
  const hasSame = canonical === other.canonical && value === other.value && at === other.at;
  return hasSame && unit === other.unit && (canonical ?? value ?? at) !== undefined;
}

/** "30 February" is none, and the right answer to it is to store nothing. */
function isDay({ canonical }: Expectation): boolean {
  return canonical !== 'not resolved';
}

/** A range of numbers is none of the types here, and neither is one of days that is open at an end. */
function isLeftOut(expected: Expectation, type: string): boolean {
  if (type === 'daterange') return daysMeant(expected) === undefined;
  const { canonical, value, at } = expected;
  return canonical === undefined && value === undefined && at === undefined;
}

const flows = new Map<string, Promise<CompiledFlow>>();

function flowFor(
  kind: Omit<SlotSource, 'id' | 'label'>,
  several: boolean,
  language: LanguageCode,
): Promise<CompiledFlow> {
  const key = JSON.stringify([kind, several, language]);
  const known = flows.get(key);
  if (known !== undefined) return known;
  const base = { id: 'value', label: 'value', description: 'value', ask: { first: 'Which?' } };
  const { type, ...settings } = kind;
  const slot = (
    several ? { ...base, type: 'list', items: { type, ...settings } } : { ...base, ...kind }
  ) as SlotSource;
  const flow = compileFlow(
    defineFlow({ id: 'cases', version: 1, title: 'Cases', language, slots: [slot] }),
  );
  flows.set(key, flow);
  return flow;
}
