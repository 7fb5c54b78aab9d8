/**
 * The zone that is named right behind a time: "4 pm CET", "16:00 (UTC+2)". Where its letters are those of
 * several zones ("CST") or change with the season ("ET") it is open. Letters that are a word of some
 * language count only as capitals: "16h cet après-midi".
 */
export function zoneBehind(
  text: string,
  end: number,
): { readonly end: number; readonly minutes: number | 'open' } | undefined {
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

/** In characters. */
const nearby = 16;
