import type { Basis } from '../slot-state.ts';
import type { Value } from '../value.ts';
import { type Finding, none, type Problem, type Reading, type SlotType } from './slot-type.ts';
import { announced } from './words/mention.ts';
import { contentWords } from './words/reply.ts';

/**
 * A spot on the map, in degrees with six decimals, which is a step on the ground. It is mostly shared
 * with a tap; in words it is a pair of coordinates, latitude first, or a link to a map with one in it,
 * which may only show the surroundings and so is derived. In a sentence coordinates are found by a
 * degree sign, a point of the compass or three decimals; others stand behind the slot's name.
 */
export const location: SlotType = {
  name: 'location',
  read(text, slot, context) {
    const words = contentWords(text, slot, context).replace(/[.!]+$/u, '');
    const [pair, ...others] = pairsIn(words);
    if (pair === undefined || others.length > 0) return none;
    if (pair.start === 0 && pair.end === words.length) return readingOf(pair, 'stated');
    return /^https?:\/\/\S+$/iu.test(words) ? readingOf(pair, 'derived') : none;
  },
  find(text, slot, context) {
    const isNamed = announced(text, slot, context);
    return pairsIn(text).flatMap((pair): readonly Finding[] => {
      const { start, end } = pair;
      const named = isNamed(start);
      const inLink = /https?:\/\/\S*$/iu.test(text.slice(0, start));
      if (inLink || (!named && !pair.unmistakable)) return [];
      const reading = readingOf(pair, 'stated');
      return reading.kind === 'value' ? [{ start, end, reading, named }] : [];
    });
  },
  check: (value) => problemOf(value),
  format: (value) => locationText(value),
  jsonSchema: () => ({
    type: 'object',
    properties: {
      latitude: { type: 'number', minimum: -90, maximum: 90 },
      longitude: { type: 'number', minimum: -180, maximum: 180 },
    },
    required: ['latitude', 'longitude'],
    additionalProperties: false,
  }),
};

/** The canonical value of a spot, however exact it was given. */
export function locationValue(latitude: number, longitude: number): Value {
  return { latitude: rounded(latitude), longitude: rounded(longitude) };
}

export function locationText(value: Value): string {
  const { latitude, longitude } = value as {
    readonly latitude: number;
    readonly longitude: number;
  };
  return `${latitude}, ${longitude}`;
}

interface Pair {
  readonly start: number;
  readonly end: number;
  readonly latitude: number;
  readonly longitude: number;
  /** Nothing else is written so. */
  readonly unmistakable: boolean;
}

function pairsIn(text: string): readonly Pair[] {
  return forms
    .flatMap((form) => [...text.matchAll(form)].flatMap((match) => pairOf(match) ?? []))
    .sort((a, b) => a.start - b.start);
}

function pairOf({ 0: words, index: start, groups = {} }: RegExpMatchArray): Pair | undefined {
  const { lat = '', lon = '', ns = '', ew = '' } = groups;
  if (start === undefined || (ns === '') !== (ew === '')) return undefined;
  const marked = /[°NSEW]|^geo:/iu.test(words);
  if (!marked && !/[.,]\d/u.test(lat) && !/[.,]\d/u.test(lon)) return undefined;
  const exact = [lat, lon].every((degrees) => /[.,]\d{3}/u.test(degrees));
  return {
    start,
    end: start + words.length,
    latitude: degreesOf(lat) * (/s/iu.test(ns) ? -1 : 1),
    longitude: degreesOf(lon) * (/w/iu.test(ew) ? -1 : 1),
    unmistakable: marked || exact,
  };
}

/** "52.52", "52,52", or degrees, minutes and seconds. */
function degreesOf(written: string): number {
  if (!written.includes("'")) return Number(written.replace(',', '.'));
  const [degrees = 0, minutes = 0, seconds = 0] = (written.match(/[\d.]+/gu) ?? []).map(Number);
  return degrees + minutes / 60 + seconds / 3_600;
}

function readingOf({ latitude, longitude }: Pair, basis: Basis): Reading {
  const value = locationValue(latitude, longitude);
  const problem = problemOf(value);
  return problem === undefined ? { kind: 'value', value, basis } : { kind: 'invalid', problem };
}

function problemOf(value: Value): Problem | undefined {
  if (typeof value !== 'object' || Array.isArray(value)) return { problem: 'format' };
  const { latitude, longitude } = value as Readonly<Record<string, unknown>>;
  const within = isWithin(latitude, 90) && isWithin(longitude, 180);
  return within && Object.keys(value).length === 2 ? undefined : { problem: 'format' };
}

function isWithin(degrees: unknown, most: number): boolean {
  return typeof degrees === 'number' && Math.abs(degrees) <= most && rounded(degrees) === degrees;
}

/** Never "-0", which JSON does not know. */
function rounded(degrees: number): number {
  return Math.round(degrees * 1_000_000) / 1_000_000 + 0;
}

const pointed = '[-+]?\\d{1,3}(?:\\.\\d{1,15})?';
const withComma = '[-+]?\\d{1,3},\\d{1,15}';
const inMinutes = '\\d{1,3}°\\s?\\d{1,2}\'\\s?(?:\\d{1,2}(?:\\.\\d{1,6})?"\\s?)?';
const before = '(?<![\\p{L}\\p{N}.,+-]|[\\p{L}\\p{N}]\\s?/)(?:geo:)?';
const behind = '(?![\\p{L}\\p{N}°]|[.,]\\d(?![\\d.]*z))';

/** Latitude and longitude, with what may stand between them. */
const forms: readonly RegExp[] = [
  pairForm(pointed, '(?:\\s?[,;]\\s?|\\s)', '?'),
  pairForm(withComma, '(?:[,;]\\s|;|\\s)', '?'),
  pairForm(inMinutes, '(?:\\s?[,;]\\s?|\\s)', ''),
];

function pairForm(degrees: string, between: string, optional: '?' | ''): RegExp {
  const side = (name: string, letters: string, point: string) =>
    `(?<${name}>${degrees})(?:\\s?°)?(?:\\s?(?<${point}>[${letters}]))${optional}`;
  const both = side('lat', 'NS', 'ns') + between + side('lon', 'EW', 'ew');
  return new RegExp(before + both + behind, 'giu');
}
