import type { PartyData } from './data.ts';
import type { Language } from './language.ts';
import type { Patterns } from './pattern.ts';
import { matchAt, patterns, skipAll } from './phrases.ts';
import { spoken } from './spoken.ts';

/** Makes `readParty`, `countsParty`, `booksParty` and `partOfParty` from a language's words. */
export function partyReader(
  data: PartyData,
): Pick<Language, 'readParty' | 'countsParty' | 'booksParty' | 'partOfParty'> {
  const padding = patterns(data.padding);
  const groups = patterns(data.groups);
  const bookings = patterns(data.bookings);
  const parts = patterns(data.parts);
  const sizes = Object.entries(data.sizes).map(([size, forms]) => ({
    size: Number(size),
    forms: patterns(forms),
  }));

  return {
    readParty(text) {
      const said = spoken(text);
      const { length } = said.words;
      const first = skipAll(said, 0, padding);
      const fitting = sizes.filter(({ forms }) => {
        const end = matchAt(said, first, forms);
        return end !== undefined && skipAll(said, end, padding) === length;
      });
      return text.includes('?') ? undefined : fitting[0]?.size;
    },
    countsParty: (text, start) => endsIn(groups, text, start),
    booksParty: (text, start) => endsIn(bookings, text, start),
    partOfParty(text, end) {
      const said = spoken(text.slice(end, end + reach));
      const word = matchAt(said, 0, parts) === 1 ? said.words[0] : undefined;
      return word && end + word.end;
    },
  };
}

/** Whether the words right before a place are one of these. */
function endsIn(leads: Patterns, text: string, start: number): boolean {
  const said = spoken(text.slice(Math.max(0, start - reach), start));
  const end = said.words.length;
  return [1, 2, 3, 4].some((n) => n <= end && matchAt(said, end - n, leads) === end);
}

/** In characters. */
const reach = 40;
