import { localise, localiseList } from '../core/flow/localise.ts';
import type { FlowSpec, OptionSpec, SlotSpec } from '../core/flow/spec.ts';
import { unitsOf } from '../core/slot-types/amounts/slot-units.ts';
import { addDays, dayAt, writtenDay } from '../core/slot-types/days/calendar.ts';
import { slotTypes } from '../core/slot-types/index.ts';
import type { SlotTypeName } from '../core/slot-types/slot-type.ts';
import type { Random } from './random.ts';
import { numberWords, type SpokenLanguage, sayings } from './words.ts';

/** A value as people say it: once plainly, and in other words. */
export interface Phrased {
  readonly plain: string;
  readonly ways: readonly string[];
}

interface Phrasing {
  readonly slot: SlotSpec;
  readonly flow: FlowSpec;
  readonly language: SpokenLanguage;
  readonly nowMs: number;
  readonly random: Random;
}

/** Something to say for a slot; `undefined` for what this program has no words for. */
export function phrase(
  slot: SlotSpec,
  flow: FlowSpec,
  language: SpokenLanguage,
  nowMs: number,
  random: Random,
): Phrased | undefined {
  return phrasings[slot.type]?.({ slot, flow, language, nowMs, random });
}

const phrasings: Partial<Readonly<Record<SlotTypeName, (given: Phrasing) => Phrased | undefined>>> =
  {
    text: ({ language, random }) => alone(random.pick(sayings[language].texts)),
    person: ({ language, random }) => alone(random.pick(sayings[language].people)),
    organisation: ({ language, random }) => alone(random.pick(sayings[language].companies)),
    email: ({ random }) => {
      const address = `${random.pick(['ana', 'ben', 'sales', 'office'])}${random.between(1, 99)}@example.com`;
      return alone(address);
    },
    phone: ({ random }) => alone(`+49 30 9018${random.between(20, 99)}`),
    url: ({ random }) => alone(`https://example.com/${random.pick(['shop', 'team', 'about'])}`),
    identifier: identifier,
    integer: ({ slot, language, random }) => counted(within(slot, 1, 40, random), language),
    number: ({ slot, language, random }) => counted(within(slot, 1, 40, random), language),
    percentage: ({ slot, language, random }) => share(slot, language, random),
    quantity: ({ slot, language, random }) => quantity(slot, language, random),
    money: ({ slot, language, random }) => money(slot, language, random),
    date: ({ slot, language, nowMs, random }) => {
      const away = random.between(2, 25) * (slot.bias === 'past' ? -1 : 1);
      const day = addDays(dayAt(nowMs, 'UTC'), away);
      return { plain: day, ways: [writtenDay(day, language)] };
    },
    'date-time': ({ slot, language, nowMs, random }) => {
      const away = random.between(2, 25) * (slot.bias === 'past' ? -1 : 1);
      const day = addDays(dayAt(nowMs, 'UTC'), away);
      const time = `${random.between(13, 18)}:${random.pick(['00', '15', '30'])}`;
      const at = language === 'ru' ? 'в' : 'at';
      return { plain: `${day} ${time}`, ways: [`${writtenDay(day, language)} ${at} ${time}`] };
    },
    'date-range': ({ slot, language, nowMs, random }) => {
      const away = random.between(2, 20) * (slot.bias === 'past' ? -1 : 1);
      const start = addDays(dayAt(nowMs, 'UTC'), away);
      const end = addDays(start, random.between(1, 5));
      const [from, to] = language === 'ru' ? ['с', 'по'] : ['from', 'to'];
      const days = `${writtenDay(start, language)} ${to} ${writtenDay(end, language)}`;
      return { plain: `${start} - ${end}`, ways: [`${from} ${days}`] };
    },
    time: ({ random }) => alone(`${random.between(10, 18)}:${random.pick(['00', '15', '30'])}`),
    duration: ({ language, random }) =>
      alone(`${random.between(2, 6)} ${language === 'ru' ? 'часов' : 'hours'}`),
    boolean: ({ language, random }) => alone(random.pick(sayings[language].yesNo)),
    choice: choice,
  };

function alone(plain: string): Phrased {
  return { plain, ways: [] };
}

/** Codes that pass the checks that a flow may ask for. */
const ibans = ['DE89370400440532013000', 'GB82WEST12345698765432', 'FR1420041010050500013M02606'];

function identifier({ slot, random }: Phrasing): Phrased {
  if (slot.checkDigits === 'iban') {
    const iban = random.pick(ibans);
    return { plain: iban, ways: [iban.replace(/(.{4})(?=.)/g, '$1 ')] };
  }
  if (slot.checkDigits === 'luhn') return alone('4111111111111111');
  const { minLength = 6, maxLength = 6 } = slot.limits ?? {};
  const length = Math.min(Math.max(6, minLength), Math.max(maxLength, minLength));
  return alone(String(random.between(1, 9_999_999)).padStart(length, '0').slice(-length));
}

function counted(number: number, language: SpokenLanguage): Phrased {
  const words = numberWords[language][number];
  return { plain: String(number), ways: words === undefined ? [] : [words] };
}

function money(slot: SlotSpec, language: SpokenLanguage, random: Random): Phrased {
  const amount = within(slot, 50, 9_000, random);
  const currency = slot.currency ?? 'EUR';
  const inWords = currency === 'EUR' ? (language === 'ru' ? 'евро' : 'euros') : currency;
  return { plain: `${amount} ${currency}`, ways: [`${amount} ${inWords}`] };
}

function share(slot: SlotSpec, language: SpokenLanguage, random: Random): Phrased {
  const percent = within(slot, 5, 95, random);
  return {
    plain: `${percent}%`,
    ways: [`${percent} ${language === 'ru' ? 'процентов' : 'percent'}`],
  };
}

/** In any of the units that the slot takes. */
function quantity(slot: SlotSpec, language: SpokenLanguage, random: Random): Phrased {
  const [first = 'kg', ...others] = unitsOf(slot).map(({ id }) => id);
  const said = (unit: string) =>
    slotTypes.quantity.format({ amount: within(slot, 1, 40, random), unit }, slot, language);
  return { plain: said(first), ways: slot.limits === undefined ? others.map(said) : [] };
}

/** An option by its label, by a synonym, or by a number that falls into it. */
function choice({ slot, flow, language, random }: Phrasing): Phrased | undefined {
  if (slot.options === undefined) return undefined;
  const option = random.pick(slot.options);
  const label = localise(option.label, language, flow.language);
  const synonyms = localiseList(option.synonyms, language, flow.language).slice(0, 2);
  const number = numberIn(option, random);
  const unit = localiseList(slot.unit, language, flow.language)[0] ?? '';
  const counts = number === undefined ? [] : [`${number} ${unit}`.trim()];
  return { plain: label, ways: [...synonyms, ...counts] };
}

function numberIn({ range }: OptionSpec, random: Random): number | undefined {
  if (range === undefined) return undefined;
  const least = range.min ?? 1;
  return random.between(least, Math.max(least, range.max ?? least + 100));
}

function within({ limits, softLimits }: SlotSpec, least: number, most: number, random: Random) {
  const numbers = (limit: unknown) => (typeof limit === 'number' ? limit : undefined);
  const from = Math.ceil(
    Math.max(least, numbers(limits?.min) ?? least, numbers(softLimits?.min) ?? least),
  );
  const to = Math.floor(
    Math.min(most, numbers(limits?.max) ?? most, numbers(softLimits?.max) ?? most),
  );
  return random.between(from, Math.max(from, to));
}
