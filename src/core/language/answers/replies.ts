import type { Language } from '../language.ts';
import type { Patterns } from '../words/pattern.ts';
import { matchAt, patterns, skipAll } from '../words/phrases.ts';
import { type Spoken, spoken } from '../words/spoken.ts';
import type { ReplyData } from './answer-data.ts';

/** Makes `isApproval` and `readPick` from a language's words. */
export function replyReader(data: ReplyData): Pick<Language, 'isApproval' | 'readPick'> {
  const approvals = patterns(data.approvals);
  const padding = patterns(data.padding);
  const other = patterns(data.other);
  const keep = patterns(data.keep);
  const keepWhat = patterns(data.keepWhat);
  const takeNew = patterns(data.takeNew);
  const positions = Object.entries(data.positions).map(([position, forms]) => ({
    position: Number(position),
    forms: patterns(forms),
  }));

  return {
    isApproval(text) {
      if (/["?\u2026]|\.\s*\.|(?:^|\s)'|'(?:\s|$)/u.test(text)) return false;
      return isWhole(spoken(text), approvals);
    },
    readPick(text) {
      if (text.includes('?')) return undefined;
      const said = spoken(text);
      if (said.words.length > longestReply) return undefined;
      const place = positions.find(({ forms }) => isWhole(said, forms));
      if (place !== undefined) return { position: place.position };
      if (isWhole(said, other)) return 'other';
      if (isWhole(said, takeNew)) return 'new';
      if (isWhole(said, keep)) return 'keep';
      const what = matchAt(said, skipAll(said, 0, padding), keepWhat);
      return what !== undefined && isOneSaying(said, what) ? 'keep' : undefined;
    },
  };

  /** Whether a text is these phrases, one at least, and padding. */
  function isWhole(said: Spoken, forms: Patterns): boolean {
    let found = false;
    let at = 0;
    while (at < said.words.length) {
      const form = matchAt(said, at, forms);
      const next = form ?? matchAt(said, at, padding);
      if (next === undefined) return false;
      found ||= form !== undefined;
      at = next;
    }
    return found;
  }

  function isOneSaying(said: Spoken, from: number): boolean {
    const left = said.words.slice(from);
    return left.length <= longestValue && left.every((word) => !word.breakBefore);
  }
}

/** In words. */
const longestReply = 12;
const longestValue = 5;
