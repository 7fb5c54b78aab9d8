/**
 * The zone that is named right behind a time: "4 pm CET", "16:00 (UTC+2)". Where its letters are those of
 * several zones ("CST") or change with the season ("ET") it is open. Letters that are a word of some
 * language count only as capitals: "16h cet après-midi".
 */
export function zoneBehind(
  text: string,
  end: number,
): { readonly end: number; readonly minutes: number | 'open' } | undefined {
  // "20:00 hora" may have been taken for the time alone.
  const from = text.slice(0, end).endsWith(' hora') ? end - ' hora'.length : end;
  const elsewhere = ofPlace.exec(text.slice(from, from + nearbyPlace));
  if (elsewhere !== null) return { end: from + elsewhere[0].length, minutes: 'open' };
  const match = pattern.exec(text.slice(end, end + nearby));
  const { name = '', sign, hours, minutes } = match?.groups ?? {};
  const isWord = name === name.toLowerCase() && !neverWords.has(name);
  if (match === null || isWord) return undefined;
  const base = zones[name.toUpperCase()] ?? 'open';
  const more = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * (sign === '+' ? 1 : -1);
  return { end: end + match[0].length, minutes: base === 'open' ? base : base + more };
}

/** In minutes ahead of UTC. */
const zones: Readonly<Record<string, number>> = {
  UTC: 0,
  GMT: 0,
  BST: 60,
  CET: 60,
  MEZ: 60,
  CEST: 120,
  MESZ: 120,
  EET: 120,
  EEST: 180,
  MSK: 180,
  МСК: 180,
  BRT: -180,
  EST: -300,
  EDT: -240,
  CDT: -300,
  MST: -420,
  MDT: -360,
  PST: -480,
  PDT: -420,
  JST: 540,
  AEST: 600,
  AEDT: 660,
};

const open = ['CST', 'IST', 'AST', 'ET', 'PT', 'CT'];

const neverWords = new Set([
  'utc',
  'gmt',
  'cest',
  'mez',
  'mesz',
  'pst',
  'pdt',
  'edt',
  'msk',
  'мск',
]);

const names = [...Object.keys(zones), ...open].sort((a, b) => b.length - a.length);
const lower = names.map((name) => name.toLowerCase());
const pattern = new RegExp(
  `^ ?(?:\\((?=[^()]*\\)))?(?<name>${[...names, ...lower].join('|')})(?:(?<sign>[+-])(?<hours>\\d{1,2})(?::?(?<minutes>[0-5]\\d))?)?\\)?(?![\\p{L}\\p{N}])`,
  'u',
);

/** The time of a place or a part of the world: "Tokyo time", "по Москве". */
const ofPlace =
  /^,? (?:\(?(?:\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?|[Ee]astern|[Pp]acific|[Cc]entral|[Mm]ountain)(?: standard| daylight)? [Tt]ime|(?:\p{Lu}\p{L}+ )?\p{Lu}\p{L}+er Zeit|по (?!Мо[еи])\p{Lu}\p{L}+|по (?!местн|наш|мо|сво|ваш|тво)\p{L}+(?:ому|ему) времени|\(?hor[aá](?:rio)? d[eo] \p{Lu}\p{L}+|\(?heure d[e'] ?\p{Lu}\p{L}+)(?![\p{L}\p{N}])/u;

/** In characters. */
const nearby = 16;
const nearbyPlace = 40;
