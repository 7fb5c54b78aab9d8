import type { Language } from '../language.ts';
import type { Patterns } from '../words/pattern.ts';
import { matchAt, patterns, skipAll } from '../words/phrases.ts';
import { spoken } from '../words/spoken.ts';
import { companyReader } from './companies.ts';
import type { PartyData } from './party-data.ts';

/** Makes what slots of people ask, from a language's words. */
export function partyReader(
  data: PartyData,
  language: Pick<Language, 'numbers'>,
): Pick<
  Language,
  | 'readParty'
  | 'companies'
  | 'countsParty'
  | 'booksParty'
  | 'mayBookParty'
  | 'isOfThem'
  | 'contrastsParty'
  | 'leadsToHour'
> {
  const padding = patterns(data.padding);
  const groups = patterns(data.groups);
  const bookings = patterns(data.bookings);
  const mayBook = patterns(data.mayBook);
  const ofThem = patterns(data.ofThem);
  const contrasts = patterns(data.contrasts);
  const hours = patterns(data.hours);
  const sizes = Object.entries(data.sizes).map(([size, forms]) => ({
    size: Number(size),
    forms: patterns(forms),
  }));

  const { companies } = companyReader(data, language);

  return {
    companies,
    readParty(text) {
      const said = spoken(text);
      const { length } = said.words;
      const first = skipAll(said, 0, padding);
      const fitting = sizes.filter(({ forms }) => {
        const end = matchAt(said, first, forms);
        return end !== undefined && skipAll(said, end, padding) === length;
      });
      const [company] = companies(text);
      const to = said.words.findIndex(({ start }) => start >= (company?.end ?? 0));
      const isAll =
        company?.start === said.words[first]?.start &&
        (to === -1 || skipAll(said, to, padding) === length);
      const size = fitting[0]?.size ?? (isAll ? company?.size : undefined);
      return text.includes('?') ? undefined : size;
    },
    countsParty: (text, start) => leadTo(groups, text, start),
    booksParty: (text, start) => leadTo(bookings, text, start),
    mayBookParty: (text, start) => leadTo(mayBook, text, start),
    isOfThem: (text, end) => matchAt(spoken(text.slice(end, end + reach)), 0, ofThem) !== undefined,
    leadsToHour: (text, start) => leadTo(hours, text, start) !== undefined,
    contrastsParty(text, end) {
      const said = spoken(text.slice(end));
      const at = said.words.findIndex((_, word) => matchAt(said, word, contrasts) !== undefined);
      const word = said.words[at];
      return word && end + word.end;
    },
  };
}

/** Where the longest of these begins that stands right before a place. */
function leadTo(leads: Patterns, text: string, start: number): number | undefined {
  const from = Math.max(0, start - reach);
  const said = spoken(text.slice(from, start));
  const end = said.words.length;
  const n = [4, 3, 2, 1].find((words) => words <= end && matchAt(said, end - words, leads) === end);
  const first = n === undefined ? undefined : said.words[end - n];
  return first && from + first.start;
}

/** In characters. */
const reach = 40;
