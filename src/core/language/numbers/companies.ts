import type { Language } from '../language.ts';
import type { CompanyMention, NumberMention } from '../words/found.ts';
import { matchAt, patterns } from '../words/phrases.ts';
import { type Spoken, spoken } from '../words/spoken.ts';
import type { PartyData } from './party-data.ts';

/**
 * Makes what finds people who are told one by one: "me and my wife", "two adults and a child", "me plus 3".
 * A number counts people here by its noun, or by whom it is added to.
 */
export function companyReader(
  data: PartyData,
  language: Pick<Language, 'numbers'>,
): Pick<Language, 'companies'> {
  const speaker = patterns(data.speaker);
  const companions = patterns(data.companions);
  const between = patterns(data.among);
  const whose = patterns(data.whose);
  const nouns = patterns([...data.members, ...data.parts]);
  const and = patterns(data.and);
  const crowd = patterns(data.crowd);
  const together = patterns(data.with);

  return {
    companies(text) {
      const said = spoken(text);
      const numbers = new Map(language.numbers(text).map((each) => [each.start, each]));
      const found: CompanyMention[] = [];
      for (let at = 0; at < said.words.length; at += 1) {
        const company = companyAt(said, at, numbers);
        if (company === undefined) continue;
        const [first, last] = [said.words[at], said.words[company.to - 1]];
        if (first === undefined || last === undefined) continue;
        found.push({
          start: first.start,
          end: last.end,
          size: company.size,
          counted: company.counted,
        });
        at = company.to - 1;
      }
      return found;
    },
  };

  function companyAt(said: Spoken, from: number, numbers: Numbers) {
    const first = memberAt(said, from, numbers);
    if (first === undefined || first.bare) return undefined;
    let { to, size, counted } = first;
    let members = 1;
    for (;;) {
      const added = matchAt(said, to, and);
      const joined = added ?? matchAt(said, to, together) ?? to;
      const next = memberAt(said, joined, numbers);
      // "4 adults 2 kids": nouns on both sides join them.
      const isJoined = joined > to || /^\s*,\s*$/u.test(gapBefore(said, to));
      if (next === undefined || (!isJoined && (!next.counted || next.bare))) break;
      // "Four people, I am leaving at 9": who speaks goes on to something else.
      if (added === undefined && matchAt(said, joined, speaker) !== undefined) break;
      // "My wife and I, 2 people" says again how many they are.
      if (joined === to && next.isCrowd) break;
      members += 1;
      size += next.size;
      counted ||= next.counted;
      to = next.to;
    }
    return members > 1 ? { to, size, counted } : undefined;
  }

  /** `bare`: a number without a noun. */
  function memberAt(said: Spoken, at: number, numbers: Numbers) {
    const one = matchAt(said, at, companions) ?? matchAt(said, at, speaker);
    if (one !== undefined) return { to: one, size: 1, counted: false, bare: false, isCrowd: false };
    const start = said.words[matchAt(said, at, whose) ?? at]?.start;
    const number = numbers.get(start ?? said.text.length);
    if (number === undefined || number.approximate || !isCount(number.value)) return undefined;
    const next = firstBehind(said, at, number.end);
    const others = matchAt(said, next, between) ?? next;
    const noun = matchAt(said, others, nouns);
    const isCrowd = matchAt(said, others, crowd) !== undefined;
    const counted = { size: number.value, counted: true, isCrowd };
    if (noun !== undefined) return { ...counted, to: noun, bare: false };
    const closes = others === said.words.length || gapBefore(said, others).trim() !== '';
    const goesOn = (matchAt(said, others, and) ?? matchAt(said, others, together)) !== undefined;
    if (!closes && !goesOn) return undefined;
    return { ...counted, to: others, bare: true };
  }
}

/** The numbers of a text by where they begin. */
type Numbers = ReadonlyMap<number, NumberMention>;

function gapBefore(said: Spoken, at: number): string {
  return said.text.slice(said.words[at - 1]?.end ?? 0, said.words[at]?.start ?? said.text.length);
}

function firstBehind(said: Spoken, at: number, end: number): number {
  let word = at;
  while (word < said.words.length && (said.words[word]?.start ?? end) < end) word += 1;
  return word;
}

function isCount(value: number): boolean {
  return Number.isInteger(value) && value >= 1;
}
