import { rememberingOf } from '../../remembering.ts';
import { type Range, splitSentences } from '../../text/words.ts';
import type { LanguageData } from '../data.ts';
import type { Language } from '../language.ts';
import type { About, GivenName } from '../words/found.ts';
import { matchAt, patterns } from '../words/phrases.ts';
import { type Spoken, spoken } from '../words/spoken.ts';
import type { Thing } from './thing-data.ts';
import { wholeNameReader } from './whole-names.ts';

/** Makes `givenNames`, `namedIn` and `isMadeBy` from a language's words. */
export function thingReader(
  data: LanguageData,
  language: Pick<Language, 'dates' | 'times'>,
): Pick<Language, 'givenNames' | 'namedIn' | 'isMadeBy'> {
  const { things, corrections, mentions } = data;
  const wholeName = wholeNameReader(data, language);
  const called = patterns(things.called);
  const being = patterns(things.being);
  const changes = patterns(corrections.changes);
  const changeTo = patterns(corrections.changeTo);
  const articles = patterns(things.articles);
  const of = patterns(things.of);
  const by = patterns(things.by);
  const inside = patterns(mentions.placePrepositions);
  const names = new Set(things.names);
  const kinds = new Set(things.kinds);
  const notNames = new Set(mentions.notNames);
  const sorts = things.things.map((thing) => ({
    ...thing,
    all: new Set(thing.nouns),
    forms: patterns(thing.cues),
    marked: new Set(thing.marks ?? []),
  }));

  const wordsOf = rememberingOf((about: About) => {
    const words = wordsIn(about.label);
    const described = [...words, ...wordsIn(about.description)];
    const own = about.label.flatMap((label) => {
      const each = wordsIn([label]).filter((word) => !names.has(word) && !isOf(word));
      return [each[0] ?? [], each.at(-1) ?? []].flat();
    });
    const kindsAbout = sorts.filter(({ of: whose, nouns }) => {
      const fits = whose === 'thing' || about.of === 'person';
      return fits && nouns.some((noun) => described.includes(noun));
    });
    const named = own.length > 0 ? words : described;
    const ownNouns = kindsAbout.flatMap(({ nouns }) =>
      nouns.some((noun) => named.includes(noun)) ? nouns : [],
    );
    return {
      nouns: new Set([...own, ...ownNouns]),
      around: new Set(kindsAbout.flatMap(({ nouns }) => nouns)),
      sorts: kindsAbout,
    };
  });

  return {
    isMadeBy(text) {
      const said = spoken(text);
      return said.words.some((_, at) => {
        const end = at === 0 ? undefined : matchAt(said, at, by);
        return end !== undefined && /^\p{Lu}/u.test(text.slice(said.words[end]?.start));
      });
    },
    namedIn: ({ label, description, of: whose }) => {
      const words = wordsIn(label);
      const all = [...words, ...wordsIn(description)];
      if (all.some((word) => kinds.has(word))) return false;
      if (whose === 'person' || all.some((word) => names.has(word))) return true;
      return sorts.some(({ all: nouns }) => words.length > 0 && nouns.has(words.at(-1) ?? ''));
    },
    givenNames(text, about) {
      return splitSentences(text).flatMap(({ start, end }) => {
        const said = spoken(text.slice(start, end));
        return inSentence(said, about).map((name) => ({
          ...name,
          start: name.start + start,
          end: name.end + start,
        }));
      });
    },
  };

  function inSentence(said: Spoken, about: About): readonly GivenName[] {
    if (said.words.length > longestSentence) return [];
    const known = wordsOf(about);
    const found: GivenName[] = [];
    for (let at = 0; at < said.words.length; at++) {
      if (found.some(({ end }) => (said.words[at]?.start ?? 0) < end)) continue;
      const lead = leadBefore(said, at, known);
      if (lead === undefined) continue;
      const nouns = new Set([...known.nouns, ...known.around]);
      const person = about.of === 'person';
      const name = wholeName(said, at, { nouns, small: lead.sure, person });
      if (name === undefined) continue;
      if (lead.by === 'cue' && isKind(said, at, name, nouns)) continue;
      if (lead.by === 'mark' && !isMarked(said, name, known.sorts)) continue;
      if (
        lead.by === 'start' &&
        !isMatch(said, name, known.sorts) &&
        !isOfThing(said, at, name, nouns)
      )
        continue;
      found.push({ ...name, alone: lead.by === 'called' });
    }
    return found;
  }

  /** What before a word says that a name begins there. */
  function leadBefore(said: Spoken, at: number, known: ReturnType<typeof wordsOf>) {
    if (endsWith(said, at, called)) {
      const named = said.words.slice(0, at).some(({ form }) => known.nouns.has(form));
      return { by: named ? 'thing' : 'called', sure: true } as const;
    }
    const isBegin = (said.words[at]?.breakBefore ?? false) || at === 0;
    const told = known.sorts.filter(({ forms }) => at > 0 && endsWith(said, at, forms));
    const sure = told.some(({ of: whose }) => whose === 'person');
    const thing = at === 0 || sure ? undefined : thingBefore(said, at, known.nouns);
    if (thing !== undefined) return thing;
    if (told.length > 0 && !isBegin) return { by: 'cue', sure } as const;
    if (endsWith(said, at, inside) && known.sorts.some(({ marked }) => marked.size > 0)) {
      return { by: 'mark', sure: false } as const;
    }
    return { by: 'start', sure: false } as const;
  }

  /** "The restaurant is", "change the restaurant to", "the restaurant": a thing, right before its name. */
  function thingBefore(said: Spoken, at: number, nouns: ReadonlySet<string>) {
    for (let from = at - 1; from >= Math.max(0, at - longestLead); from--) {
      if (!nouns.has(said.words[from]?.form ?? '')) continue;
      const named = skipName(said, from + 1);
      const gap = said.text.slice(said.words[named - 1]?.end, said.words[named]?.start);
      if (named === at && /^(?:\s?[:=]|\s[-–—](?=\s))\s*"?$/u.test(gap)) {
        return { by: 'thing', sure: true } as const;
      }
      if (named === at && said.words[at]?.breakBefore) return undefined;
      if (named === at) {
        const isPlain = !/^\p{Lu}/u.test(said.text.slice(said.words[from]?.start));
        const led = endsWith(said, from, articles) || isPlain;
        return led ? ({ by: 'thing', sure: false } as const) : undefined;
      }
      if (isDependent(said, from)) return undefined;
      // In small letters "is" says as often how something is: "the restaurant is closed".
      if (matchAt(said, named, being) === at) {
        return {
          by: 'thing',
          sure: named > from + 1 || names.has(said.words[from]?.form ?? ''),
        } as const;
      }
      const changed = matchAt(said, named, changeTo) === at;
      const verb = said.words.some((_, word) => word < from && matchAt(said, word, changes));
      if (changed && verb) return { by: 'thing', sure: true } as const;
    }
    return undefined;
  }

  /** "The location of the event is ...": a name's word alone may lead to what is named. */
  function isDependent(said: Spoken, at: number): boolean {
    const first = [1, 2].find((n) => n <= at && matchAt(said, at - n, articles) === at);
    const before = at - (first ?? 0);
    for (let n = 1; n <= Math.min(3, before); n++) {
      const leads = matchAt(said, before - n, of) ?? matchAt(said, before - n, inside);
      if (leads === before || leads === at) {
        return !names.has(said.words[before - n - 1]?.form ?? '');
      }
    }
    return false;
  }

  /** "The restaurant name", "the name of the restaurant": its name's word is passed over. */
  function skipName(said: Spoken, at: number): number {
    return names.has(said.words[at]?.form ?? '') ? at + 1 : at;
  }

  function endsWith(said: Spoken, at: number, forms: ReturnType<typeof patterns>): boolean {
    for (let n = 1; n <= Math.min(at, longestLead); n++) {
      if (matchAt(said, at - n, forms) === at) return true;
    }
    return false;
  }

  function isMarked(
    said: Spoken,
    name: Range,
    among: readonly (Thing & { marked: ReadonlySet<string> })[],
  ) {
    const words = said.words.filter(({ start }) => name.start <= start && start < name.end);
    const own = words.filter(({ form }) => !notNames.has(form));
    return own.length > 1 && words.some(({ form }) => among.some(({ marked }) => marked.has(form)));
  }

  /** "Kestrels vs Herons". */
  function isMatch(said: Spoken, name: Range, among: readonly Thing[]): boolean {
    const words = said.text.slice(name.start, name.end);
    return among.some(({ versus }) => versus) && /\S\s(?:vs|versus)\.?\s\S/iu.test(words);
  }

  /** "The Blue Heron event", "off the Red Kites album": of a thing of this kind, and no kind itself. */
  function isOfThing(said: Spoken, at: number, name: Range, nouns: ReadonlySet<string>): boolean {
    const next = said.words.findIndex(({ start }) => start >= name.end);
    const behind = said.words[next];
    if (behind === undefined || behind.breakBefore || !nouns.has(behind.form)) return false;
    return next - at > 1 && endsWith(said, at, articles);
  }

  /** "See Jazz concerts", "a Southern diner": what kind of a thing it is, and not which. */
  function isKind(said: Spoken, at: number, name: Range, nouns: ReadonlySet<string>): boolean {
    const next = said.words.find(({ start }) => start >= name.end);
    const isDefinite = matchAt(said, at, articles) !== undefined || endsWith(said, at, articles);
    return !isDefinite && next !== undefined && !next.breakBefore && nouns.has(next.form);
  }

  function isOf(word: string): boolean {
    return (
      matchAt(spoken(word), 0, of) !== undefined || matchAt(spoken(word), 0, articles) !== undefined
    );
  }
}

function wordsIn(texts: readonly string[]): readonly string[] {
  return texts.flatMap((text) => text.toLowerCase().match(/\p{L}+/gu) ?? []);
}

/** In words. */
const longestLead = 7;
const longestSentence = 200;
