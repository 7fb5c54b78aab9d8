import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { type CompiledFlow, compileFlow } from '../../core/flow/compile.ts';
import { defineFlow } from '../../core/flow/define.ts';
import type { FlowSource } from '../../core/flow/spec.ts';
import { languages } from '../../core/language/index.ts';
import type { LanguageCode } from '../../core/language/language.ts';
import { addDays } from '../../core/slot-types/calendar.ts';
import { converted, knownUnit } from '../../core/slot-types/units.ts';
import type { Value } from '../../core/value.ts';
import type { Expectation, PublicCase } from './cases.ts';
import { type Hear, languageOf, nowOf } from './hear.ts';
import { heldValue, type Judged, shown, sourceOf } from './judged.ts';

type SlotSource = FlowSource['slots'][number];

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
  dimension: { type: 'quantity' },
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
    nowMs: nowOf(each.now),
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

/** The first day, and the one behind the last. */
function daysMeant({ canonical, from, to }: Expectation): readonly [string, string] | undefined {
  const [start, end] = canonical?.split('/') ?? [String(from ?? ''), String(to ?? '')];
  const days = [start, end].map((text) => (text ?? '').slice(0, 10).replace(/-00$/u, '-01'));
  const [first = '', last = ''] = days;
  return /^\d{4}-(?!00)\d{2}-\d{2}$/u.test(first) && /^\d{4}-(?!00)\d{2}-\d{2}$/u.test(last)
    ? [first, last]
    : undefined;
}

/** The end of a case may be in the range or the first day behind it. */
function isRange(got: Value, expected: Expectation): boolean {
  const [start, end = ''] = String(got).split('/');
  const [first, last] = daysMeant(expected) ?? [];
  return start === first && (end === last || addDays(end, 1) === last);
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

/** Whether a value is what a case expects, in whichever of its forms the case writes it. */
function isMeant(got: Value, expected: Expectation, type: string, language: LanguageCode): boolean {
  const { canonical, value, at, unit } = expected;
  switch (type) {
    case 'date':
      return (canonical ?? at?.slice(0, 10)) === got;
    case 'time':
      return (canonical?.slice(0, 5) ?? at?.slice(11, 16)) === got;
    case 'datetime':
      return (canonical?.replace(' ', 'T') ?? at)?.slice(0, 16) === String(got).slice(0, 16);
    case 'daterange':
      return isRange(got, expected);
    case 'number':
      return numberIn(canonical ?? String(value)) === got;
    case 'currency': {
      if (typeof got !== 'object' || Array.isArray(got) || !('amount' in got)) return false;
      const amount = numberIn(canonical?.split(' ')[0] ?? String(value));
      // Cents may be counted by themselves. Units are named in many languages; the three letters alone say exactly which is meant.
      const code = /^[A-Z]{3}$/u.test(unit ?? '') ? unit : undefined;
      const isSame = Number(got.amount) === amount || Number(got.amount) * 100 === amount;
      return isSame && (code === undefined || code === got.currency);
    }
    case 'duration':
      // Months and years have no one length.
      return Math.abs(secondsOf(String(got)) / secondsMeant(expected) - 1) <= 0.02;
    case 'boolean':
      return (canonical ?? String(value)) === String(got);
    case 'percentage':
      return Math.abs(numberIn((canonical ?? String(value)).replace('%', '')) - Number(got)) < 1e-9;
    case 'quantity':
    case 'distance':
    case 'volume':
    case 'temperature':
    case 'dimension':
      return isQuantityMeant(got, expected, language);
    case 'phonenumber': {
      const wanted = digits((canonical ?? String(value)).replace('(0)', '')).replace(/^0+/u, '');
      // The zero of its country may stand behind that country's code: "0044 020 …".
      const national = parsePhoneNumberFromString(String(got))?.nationalNumber;
      return String(got).endsWith(wanted) || (national !== undefined && wanted.endsWith(national));
    }
    case 'url':
      return plainUrl(canonical ?? String(value)) === plainUrl(String(got));
    default:
      return (canonical ?? String(value)).toLowerCase() === String(got).toLowerCase();
  }
}

/** Cases name units in their own language or in English, and may count in another one than was said. */
function isQuantityMeant(
  got: Value,
  { canonical, value, unit }: Expectation,
  language: LanguageCode,
): boolean {
  if (typeof got !== 'object' || Array.isArray(got) || !('unit' in got)) return false;
  const [number = '', ...name] = (canonical ?? `${value} ${unit}`).split(' ');
  const said = String(got.unit);
  return [language, 'en' as const].some((code) => {
    const wanted = languages[code].unitAt(name.join(' ').toLowerCase(), 0)?.unit ?? '';
    const amount = knownUnit(said)?.maybe?.includes(wanted)
      ? Number(got.amount)
      : converted(Number(got.amount), said, wanted);
    return amount !== undefined && Math.abs(amount - numberIn(number)) <= Math.abs(amount) * 1e-6;
  });
}

/** Canonical numbers have a point or a comma, by the language of the case. */
function numberIn(text: string): number {
  return Number(text.replace(',', '.'));
}

/** Without the scheme and the last stroke, which an address may leave out. */
function plainUrl(text: string): string {
  return text
    .toLowerCase()
    .replace(/^https?:\/\//u, '')
    .replace(/\/$/u, '');
}

function digits(text: string): string {
  return text.replace(/\D/gu, '');
}

const unitSeconds: Readonly<Record<string, number>> = {
  second: 1,
  minute: 60,
  hour: 3_600,
  day: 86_400,
  week: 604_800,
  month: 2_592_000,
  quarter: 7_776_000,
  year: 31_536_000,
};

function secondsMeant({ canonical, value, unit }: Expectation): number {
  return canonical === undefined
    ? Number(value) * (unitSeconds[unit ?? 'second'] ?? Number.NaN)
    : Number(canonical);
}

/** An ISO 8601 duration in seconds; months of 30 days and years of 365. */
function secondsOf(iso: string): number {
  const match =
    /^P(?:([\d.]+)Y)?(?:([\d.]+)M)?(?:([\d.]+)W)?(?:([\d.]+)D)?(?:T(?:([\d.]+)H)?(?:([\d.]+)M)?(?:([\d.]+)S)?)?$/u.exec(
      iso,
    );
  const lengths = ['year', 'month', 'week', 'day', 'hour', 'minute', 'second'];
  return lengths.reduce(
    (sum, unit, i) => sum + Number(match?.[i + 1] ?? 0) * (unitSeconds[unit] ?? 0),
    0,
  );
}
