import type { Range } from '../../text/words.ts';

/**
 * Streets with their house numbers, as addresses are written in the languages the bot speaks, also in
 * small letters: "12 harbour road", "235 West 46th Street", "Lindenstraße 5", "12 rue de la Paix",
 * "Calle Mayor 12", "ул. Садовая, 5". A street is told by its word, so that nothing else is one.
 */
export function streetsIn(text: string): readonly Range[] {
  const found = forms.flatMap((form) =>
    [...text.matchAll(form)].map(({ index, 0: words }) => ({
      start: index,
      end: index + words.length,
    })),
  );
  return found
    .sort((a, b) => a.start - b.start || b.end - a.end)
    .filter((each, index, all) => !all.slice(0, index).some((other) => each.start < other.end));
}

const street =
  '(?:street|st|road|rd|avenue|ave|drive|dr|lane|ln|boulevard|blvd|way|court|ct|place|pl|square|sq|terrace|parkway|pkwy|highway|hwy|circle|alley)';
const side =
  '(?:north|south|east|west|n|s|e|w|northeast|northwest|southeast|southwest|ne|nw|se|sw)';
const unit =
  '(?:,? (?:#|no\\.?|apt\\.?|unit|suite|ste\\.?|flat|floor|bldg\\.?) ?\\p{L}?\\d*\\p{L}?(?![\\p{L}\\p{N}]))?';
const before = '(?<![\\p{L}\\p{N}.,:/-])';
const behind = '(?![\\p{L}\\p{N}])';
const number = '\\d{1,5}(?: ?\\p{L}(?!\\p{L}))?(?:/\\d+)?';
const name = "\\p{Lu}[\\p{L}'.-]*";

const forms: readonly RegExp[] = [
  // 12 Harbour Road, 235 West 46th Street: up to three words ahead of the street's.
  new RegExp(
    `${before}\\d{1,6}\\p{L}? (?:[\\p{L}'.-]+ |\\d{1,3}(?:st|nd|rd|th) ){1,3}${street}\\.?(?: ${side})?${behind}${unit}`,
    'giu',
  ),
  new RegExp(
    `${before}(?:${name} )?\\p{Lu}\\p{L}*(?:straße|strasse|str\\.|weg|platz|allee|gasse) ${number}${behind}`,
    'gu',
  ),
  new RegExp(
    `${before}\\d{1,4}(?: (?:bis|ter))?,? (?:[Rr]ue|[Aa]venue|[Bb]oulevard|[Bb]d|[Pp]lace|[Cc]hemin|[Aa]llée|[Qq]uai|[Ii]mpasse) (?:d[eu]s? (?:la |l')?|d')?${name}(?: (?:d[eu]s? (?:la )?)?${name})*${behind}`,
    'gu',
  ),
  new RegExp(
    `${before}(?:[Cc]alle|[Cc]/|[Aa]venida|[Aa]v\\.|[Pp]laza|[Pp]aseo|[Rr]ua|[Tt]ravessa|[Pp]raça|[Aa]lameda) (?:d[eo]l? (?:la |los )?|d[ao]s? )?${name}(?: (?:d[eo]l? (?:la )?|d[ao]s? )?${name})*,? (?:n\\.?º ?)?${number}${behind}`,
    'gu',
  ),
  new RegExp(
    `${before}(?:[Уу]лиц[аеуы]|[Уу]л\\.|[Пп]роспект[еау]?|[Пп]р\\.|[Пп]ереул[а-я]+|[Пп]ер\\.|[Пп]лощад[ьи]|[Пп]л\\.|[Шш]оссе|[Бб]ульвар[еау]?) ?${name}(?: ${name})*,? (?:д\\.? ?|дом )?${number}${behind}`,
    'gu',
  ),
];
