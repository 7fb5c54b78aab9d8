import type { Language } from '../language.ts';
import type { NameMention, NameOf } from '../words/found.ts';
import { matchAt, patterns, skipAll } from '../words/phrases.ts';
import { type Spoken, spoken } from '../words/spoken.ts';
import type { MentionData } from './mention-data.ts';

/** Makes `readIntroduction` from a language's words. Capitals say nothing here: chats have few. */
export function introductionReader(
  data: MentionData,
  language: Pick<Language, 'isName' | 'content'>,
): Pick<Language, 'readIntroduction' | 'isAffiliation'> {
  const introductions = patterns([...data.nameIntroductions, ...data.introductions]);
  const endings = patterns(data.nameEndings);
  const links = patterns([...data.affiliations, ...data.links]);

  const affiliations = patterns(data.affiliations);
  const owners = new Set(data.owners);

  return {
    isAffiliation(words) {
      const said = spoken(words);
      const end = matchAt(said, 0, affiliations);
      return end !== undefined && said.words.slice(end).every(({ form }) => owners.has(form));
    },
    readIntroduction(text) {
      const content = language.content(text);
      const said = spoken(text.slice(content.start, content.end));
      if (said.words.length > longestIntroduction) return [];
      let last = said.words.length;
      while (/^\p{Extended_Pictographic}/u.test(said.words[last - 1]?.form ?? '')) last -= 1;
      const from = skipAll(said, 0, introductions);
      for (let to = from + 1; to <= last; to++) {
        const person = mentionAt(said, content.start, from, to, 'person');
        if (person === undefined) continue;
        const behind = matchAt(said, to, endings) ?? to;
        if (behind >= last) {
          if (from > 0 || behind > to) return [person];
          continue;
        }
        const linked = matchAt(said, behind, links);
        if (linked === undefined && said.words[behind]?.breakBefore !== true) continue;
        const start = linked ?? behind;
        const company = mentionAt(said, content.start, start, last, 'organisation');
        if (company !== undefined) return [person, company];
      }
      return [];
    },
  };

  function mentionAt(
    said: Spoken,
    offset: number,
    from: number,
    to: number,
    of: NameOf,
  ): NameMention | undefined {
    const start = said.words[from]?.start;
    const end = said.words[to - 1]?.end;
    if (start === undefined || end === undefined || start >= end) return undefined;
    if (!language.isName(said.text.slice(start, end), of)) return undefined;
    const place = { start: offset + start, end: offset + end };
    return { ...place, around: place, of };
  }
}

/** In words. */
const longestIntroduction = 12;
