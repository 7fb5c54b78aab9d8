import type { Range } from '../../text/words.ts';
import type { Language } from '../language.ts';
import type { NameMention, NameOf } from '../words/found.ts';
import { matchAt, patterns } from '../words/phrases.ts';
import { endsAt, type Spoken, type SpokenWord, spoken } from '../words/spoken.ts';
import type { MentionData } from './mention-data.ts';

/**
 * Makes `isName` and `names` from a language's words. There is no list of names: a name is what an
 * introduction announces, or a whole reply that could be nothing else. A weak introduction ("I'm")
 * needs capital letters behind it, and organisations need a person or a company word before them.
 */
export function nameReader(
  data: MentionData,
  language: Pick<Language, 'readAnswer' | 'readStance' | 'isQuestion' | 'numbers'>,
): Pick<Language, 'isName' | 'names' | 'closesLetter'> {
  const notNames = new Set(data.notNames);
  const errands = new Set(data.errands);
  const particles = new Set(data.nameParticles);
  const { verbEndings, predicateEndings } = data;
  const alsoNames = new Set(data.alsoNames);
  const titles = new Set(data.titles);
  const strong = patterns(data.nameIntroductions);
  const closings = patterns(data.closings);
  const weak = patterns(data.introductions);
  const endings = patterns(data.nameEndings);
  const conjunctions = new Set(data.conjunctions);
  const affiliations = patterns(data.affiliations);
  const strongOrganisation = patterns(data.organisationIntroductions);
  const weakOrganisation = patterns(data.groupIntroductions);

  return {
    isName(text, of, lead = '') {
      const said = spoken(text);
      const { words } = said;
      if (isWeakLead(lead) && mayDescribe(said)) return false;
      if (words.length === 0 || words.length > longest[of]) return false;
      if (!shapes[of].test(text) || language.isQuestion(text)) return false;
      if (closesLetter(text) || language.readStance(text) !== undefined) return false;
      if (language.readAnswer(text) !== undefined) return false;
      if (of === 'person' && language.numbers(text).length > 0) return false;
      if (words.some((word) => word.breakBefore && !/\.\s?$/u.test(text.slice(0, word.start)))) {
        return false;
      }
      const suspicious = words.filter(
        (word) => notNames.has(word.form) && !titles.has(word.form) && !isInitial(said, word),
      );
      if (of === 'person') {
        if (words.length > 1 && errands.has(words[0]?.form ?? '')) return false;
        const odd = suspicious.filter(
          (word) => !isAlsoName(said, word) && !isInsideName(said, word),
        );
        return odd.length === 0 && isShort(said);
      }
      const plain = suspicious.filter((word) => !isCapital(said, word));
      return plain.length === 0 && suspicious.length < words.length;
    },
    names(text) {
      const said = spoken(text);
      const mentions: NameMention[] = [];
      for (let at = 0; at < said.words.length; ) {
        const found = introducedAt(said, at);
        mentions.push(...found.mentions);
        at = Math.max(found.to, at + 1);
      }
      return mentions;
    },
    closesLetter,
  };

  function closesLetter(text: string): boolean {
    const said = spoken(text);
    return said.words.length > 0 && matchAt(said, 0, closings) === said.words.length;
  }

  /** Words behind which anything may stand, not only a name: "it's", "this is". */
  function isWeakLead(lead: string): boolean {
    const said = spoken(lead);
    return said.words.some((_, at) => matchAt(said, at, weak) === said.words.length);
  }

  /** In small letters a name is one word, and none that describes something. */
  function mayDescribe(said: Spoken): boolean {
    if (said.words.some((word) => isCapital(said, word))) return false;
    const [only, ...others] = said.words;
    const ends = predicateEndings.some((end) => only?.form.endsWith(end));
    return others.length > 0 || ends;
  }

  function introducedAt(said: Spoken, at: number): { mentions: NameMention[]; to: number } {
    const nothing = { mentions: [], to: at };
    const company = matchAt(said, at, strongOrganisation);
    if (company !== undefined) return organisation(said, at, company, true) ?? nothing;
    const group = matchAt(said, at, weakOrganisation);
    if (group !== undefined) return organisation(said, at, group, false) ?? nothing;
    const announced = matchAt(said, at, strong);
    if (announced !== undefined) return person(said, at, announced, true) ?? nothing;
    const beginsHere = at === 0 || said.words[at]?.breakBefore === true;
    const closed = beginsHere ? matchAt(said, at, closings) : undefined;
    if (closed !== undefined) return person(said, at, closed, true) ?? nothing;
    const perhaps = matchAt(said, at, weak);
    if (perhaps !== undefined) return person(said, at, perhaps, false) ?? nothing;
    if (beginsHere) {
      const end = nameEnd(said, at, 'person', false) ?? smallName(said, at, endings);
      const ended = end === undefined ? undefined : matchAt(said, end, endings);
      if (end !== undefined && ended !== undefined) {
        const mentions = [mention(said, [at, at, end, ended], 'person')];
        const affiliated = matchAt(said, ended, affiliations);
        const company =
          affiliated === undefined ? undefined : organisation(said, ended, affiliated, true);
        if (company) return { mentions: [...mentions, ...company.mentions], to: company.to };
        if (endsHere(said, ended) && !isSmall(said, at)) return { mentions, to: ended };
      }
    }
    return nothing;
  }

  function person(said: Spoken, at: number, from: number, announced: boolean) {
    const end = nameEnd(said, from, 'person', announced) ?? smallName(said, from);
    if (end === undefined) return undefined;
    const own = mention(said, [at, from, end, end], 'person');
    const mentions = [announced ? { ...own, announced: true as const } : own];
    const affiliated = matchAt(said, end, affiliations);
    const company =
      affiliated === undefined ? undefined : organisation(said, end, affiliated, true);
    const alone = company === undefined && (affiliated === undefined || isSmall(said, from));
    if (!announced && alone && (isSmall(said, from) || !endsHere(said, end))) return undefined;
    return company === undefined
      ? { mentions, to: end }
      : { mentions: [...mentions, ...company.mentions], to: company.to };
  }

  /** One word without its capital: a name only if "from" or "at" and an organisation follow. */
  function smallName(said: Spoken, from: number, behind = affiliations): number | undefined {
    const word = said.words[from];
    if (word === undefined || !isSmall(said, from)) return undefined;
    if (notNames.has(word.form) || errands.has(word.form)) return undefined;
    if (!shapes.person.test(word.form) || verbEndings.some((end) => word.form.endsWith(end))) {
      return undefined;
    }
    return matchAt(said, from + 1, behind) === undefined ? undefined : from + 1;
  }

  function isSmall(said: Spoken, at: number): boolean {
    const word = said.words[at];
    return word !== undefined && !isCapital(said, word);
  }

  function organisation(said: Spoken, at: number, from: number, announced: boolean) {
    const end = nameEnd(said, from, 'organisation', announced);
    if (end === undefined || (!announced && !endsHere(said, end))) return undefined;
    return { mentions: [mention(said, [at, from, end, end], 'organisation')], to: end };
  }

  /** Words with capitals; after a clear introduction in a text without any, up to the next break. */
  function nameEnd(said: Spoken, from: number, of: NameOf, announced: boolean): number | undefined {
    const lowerCase = announced && !/\p{Lu}/u.test(after(said, from));
    let end = from;
    let named = from;
    while (end < said.words.length && end - from < longest[of]) {
      const word = said.words[end];
      if (word === undefined || (end > from && word.breakBefore && !afterInitial(said, end))) break;
      const fits = shapes[of].test(said.text.slice(word.start, word.end));
      const isOther = notNames.has(word.form) && !(isInitial(said, word) && end > from);
      if (!fits || (isOther && !(of === 'organisation' && isCapital(said, word)))) {
        if (!(end > from && particles.has(word.form) && fits)) break;
      }
      const counts = lowerCase || isCapital(said, word) || /^\d/u.test(word.form);
      if (!counts && !particles.has(word.form) && !titles.has(word.form)) break;
      if (lowerCase && matchAt(said, end, affiliations) !== undefined) break;
      if (matchAt(said, end, endings) !== undefined && end > from) break;
      end += 1;
      if (counts) named = end;
    }
    if (named === from) return undefined;
    if (lowerCase && (!endsHere(said, named) || named - from > 3)) {
      return matchAt(said, named, affiliations) === undefined ? undefined : named;
    }
    return named;
  }

  function endsHere(said: Spoken, word: number): boolean {
    return endsAt(said, word) || conjunctions.has(said.words[word]?.form ?? '');
  }

  /** "J. Smith": the full stop of an initial does not end a name. */
  function afterInitial(said: Spoken, word: number): boolean {
    const before = said.words[word - 1];
    return before !== undefined && (before.end - before.start === 1 || titles.has(before.form));
  }

  /** "Jonas von der Heide", "Ana da Silva": small words between those with capitals. */
  function isInsideName(said: Spoken, word: SpokenWord): boolean {
    const ends = [said.words[0], said.words.at(-1)];
    if (ends.includes(word) || !particles.has(word.form) || isCapital(said, word)) return false;
    return ends.every((end) => end && isCapital(said, end) && !notNames.has(end.form));
  }

  /** "May" beside another name, with a capital. */
  function isAlsoName(said: Spoken, word: SpokenWord): boolean {
    return said.words.length > 1 && alsoNames.has(word.form) && isCapital(said, word);
  }

  /** A name in lower case is short; a longer one needs its capitals. */
  function isShort(said: Spoken): boolean {
    const small = said.words.filter((word) => !isCapital(said, word) && !particles.has(word.form));
    return small.length === 0 || said.words.length <= 3;
  }
}

/** Word positions: where the introduction begins, the name begins, the name ends, all of it ends. */
function mention(said: Spoken, at: readonly [number, number, number, number], of: NameOf) {
  const startOf = (word: number) => said.words[word]?.start ?? 0;
  const endOf = (word: number) => said.words[word - 1]?.end ?? said.text.length;
  const [outer, start, end, outerEnd] = at;
  const named = withClosingQuote(said.text, { start: startOf(start), end: endOf(end) });
  const around = { start: startOf(outer), end: Math.max(named.end, endOf(outerEnd)) };
  return { ...named, around, of };
}

/** A quotation mark that opens inside a name closes it: 'ООО "Ромашка"'. */
function withClosingQuote(text: string, { start, end }: Range): Range {
  const quotes = text.slice(start, end).split('"').length - 1;
  return { start, end: quotes % 2 === 1 && text[end] === '"' ? end + 1 : end };
}

/** The text from a word on, as far as a name can reach. */
function after(said: Spoken, word: number): string {
  const start = said.words[word]?.start ?? said.text.length;
  return said.text.slice(start, start + 200);
}

/** "A." of "A. Smith", which is no article, and "ООО", which is no drawn-out preposition. */
function isInitial(said: Spoken, word: SpokenWord): boolean {
  if (word.form.length === 1 && word.end - word.start > 1) return true;
  return /^\p{Lu}\.$/u.test(said.text.slice(word.start, word.end + 1));
}

function isCapital(said: Spoken, word: SpokenWord): boolean {
  return /^[\p{Lu}\p{Lt}\p{Lo}]/u.test(said.text.slice(word.start, word.end));
}

const longest: Readonly<Record<NameOf, number>> = { person: 6, organisation: 6 };

/** Letters with what may stand in a name; a company may also have digits and signs. */
const shapes: Readonly<Record<NameOf, RegExp>> = {
  person: /^[\p{L}\p{M}](?:[\p{L}\p{M}'. -]*[\p{L}\p{M}.])?$/u,
  organisation: /^(?=.*\p{L})[\p{L}\p{M}\p{N}'".,&+!| -]+$/u,
};
