import { type CompiledFlow, compileFlow } from '../../core/flow/compile.ts';
import { defineFlow } from '../../core/flow/define.ts';
import type { FlowSource } from '../../core/flow/spec.ts';
import type { LanguageCode } from '../../core/language/language.ts';
import type { Value } from '../../core/value.ts';
import type { Expectation, PublicCase } from './cases.ts';
import { type Hear, languageOf, nowOf } from './hear.ts';
import { heldValue, type Judged, shown, sourceOf } from './judged.ts';

type SlotSource = FlowSource['slots'][number];

/** The product's type for each kind of value. Kinds without one are left out (docs/benchmarks.md). */
const kinds: Readonly<Record<string, Omit<SlotSource, 'id' | 'label'>>> = {
  date: { type: 'date' },
  time: { type: 'time' },
  number: { type: 'number' },
  currency: { type: 'money', currency: 'USD' },
  duration: { type: 'duration' },
  boolean: { type: 'boolean' },
  email: { type: 'email' },
  phonenumber: { type: 'phone', region: 'US' },
  url: { type: 'url' },
};

/** Which row of the report a kind belongs to. */
const families: Readonly<Record<string, string>> = {
  date: 'date and time',
  time: 'date and time',
  datetime: 'date and time',
  number: 'number and money',
  currency: 'number and money',
};

/** Something wrote a value somewhere: it is found, and canonical; nothing is found where none stands. */
export async function judgeValue(
  each: PublicCase<'values'>,
  hear: Hear,
): Promise<readonly Judged[]> {
  const language = languageOf(each.lang);
  const kind = kinds[each.type];
  if (language === undefined || kind === undefined) return [];
  const several = each.expected.length > 1;
  const flow = await flowFor(each.type, kind, several, language);
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
    values.length === each.expected.length &&
    each.expected.every((expected) => values.some((got) => isMeant(got, expected, each.type)));
  return [
    {
      id: each.id,
      lang: each.lang,
      type: `${families[each.type] ?? each.type}, ${each.lang.split('-')[0]}`,
      source: sourceOf(each.id),
      expected: each.expected.length > 0,
      answered: value !== undefined,
      right,
      direct: heard.directly,
      said: each.input,
      got: shown(state),
      wanted: each.expected.map((one) => JSON.stringify(one)).join(' '),
    },
  ];
}

const flows = new Map<string, Promise<CompiledFlow>>();

function flowFor(
  name: string,
  kind: Omit<SlotSource, 'id' | 'label'>,
  several: boolean,
  language: LanguageCode,
): Promise<CompiledFlow> {
  const key = `${name} ${several} ${language}`;
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
function isMeant(got: Value, expected: Expectation, type: string): boolean {
  const { canonical, value, at, unit } = expected;
  switch (type) {
    case 'date':
      return (canonical ?? at?.slice(0, 10)) === got;
    case 'time':
      return (canonical?.slice(0, 5) ?? at?.slice(11, 16)) === got;
    case 'datetime':
      return (canonical?.replace(' ', 'T') ?? at)?.slice(0, 16) === String(got).slice(0, 16);
    case 'number':
      return numberIn(canonical ?? String(value)) === got;
    case 'currency': {
      if (typeof got !== 'object' || Array.isArray(got) || !('amount' in got)) return false;
      const amount = numberIn(canonical?.split(' ')[0] ?? String(value));
      // Units are named in many languages; the three letters alone say exactly which is meant.
      const code = /^[A-Z]{3}$/u.test(unit ?? '') ? unit : undefined;
      return Number(got.amount) === amount && (code === undefined || code === got.currency);
    }
    case 'duration':
      return secondsOf(String(got)) === secondsMeant(expected);
    case 'boolean':
      return (canonical ?? String(value)) === String(got);
    case 'phonenumber':
      return String(got).endsWith(digits(canonical ?? String(value)).replace(/^0+/u, ''));
    default:
      return (canonical ?? String(value)).toLowerCase() === String(got).toLowerCase();
  }
}

/** Canonical numbers have a point or a comma, by the language of the case. */
function numberIn(text: string): number {
  return Number(text.replace(',', '.'));
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
