import type { SlotSpec } from '../../flow/spec.ts';
import type { NameOf } from '../../language/words/found.ts';
import { isOneWordRepeated, type Range, trimRange } from '../../text/words.ts';
import { type Finding, none, type ReadContext, type SlotType } from '../slot-type.ts';
import { lengthProblem, textSchema } from '../words/length.ts';
import { contentWords, given } from '../words/reply.ts';
import { roleOf } from '../words/role.ts';
import { copulaAt, namesOfSlot, occurrences } from '../words/slot-words.ts';
import { givenNames } from './given-names.ts';

/**
 * A name, kept as it was written. A reply counts when it is a name and nothing else, or introduces
 * one ("I'm Dana"); a sentence gives only the names it introduces.
 */
export function nameType(of: NameOf): SlotType {
  const type: SlotType = {
    name: of,
    read(text, slot, context) {
      if (context.language.isApproval(text) || isOneWordRepeated(text)) return none;
      const introduced = wholeIntroduction(text, context);
      const said = introduced ?? withoutLead(contentWords(text, slot, context), slot, context);
      const words = of === 'person' ? saidInFull(said) : said;
      const lead = text.slice(0, Math.max(0, text.indexOf(words)));
      if (introduced === undefined && !context.language.isName(words, of, lead)) return none;
      if (bareForm.test(words) || codeForm.test(words)) return none;
      if (withoutCompany(words, of) !== words) return none;
      return given(words, lengthProblem(words, slot, longestName));
    },
    find(text, slot, context) {
      const names = namesOfSlot(slot);
      const introduced = context.language.names(text).filter((name) => name.of === of);
      const cued = introduced.length > 0 ? [] : cuedNames(text, slot, context);
      if (cued.length > 0) return cued;
      const told = introduced.length > 0 ? [] : toldNames(text, slot, context);
      if (told.length > 0) return told;
      if (introduced.length === 0 && of === 'organisation') return registered(text, slot);
      if (introduced.length === 0) return received(text, slot, context);
      return introduced.map(({ start, end: last, around }): Finding => {
        const value = withoutCompany(text.slice(start, last), of);
        const end = start + value.length;
        const reading = given(value, lengthProblem(value, slot, longestName));
        const named = occurrences(text.slice(around.start, start), names).length > 0;
        return { start, end, reading, named };
      });
    },
    check: (value, slot) => lengthProblem(value, slot, longestName),
    format: (value) => String(value),
    jsonSchema: (slot) => textSchema(slot, longestName),
  };
  return type;

  /** Written names behind a cue word or label: "pay to Northwind Ltd", "the payee is Dana Low". */
  function cuedNames(text: string, slot: SlotSpec, context: ReadContext): readonly Finding[] {
    return occurrences(text, namesOfSlot(slot)).flatMap((cue): readonly Finding[] => {
      // "The recipient is ...": the space in front of the name stays.
      const end = cue.end + Math.max(0, copulaAt(text.slice(cue.end)) - 1);
      const [found, gap = '', name = ''] =
        writtenName.exec(text.slice(end)) ?? registeredName.exec(text.slice(end)) ?? [];
      if (found === undefined || codeForm.test(text.slice(end + gap.length))) return [];
      if (!context.language.isName(name, of)) return [];
      const start = end + gap.length;
      const reading = given(name, lengthProblem(name, slot, longestName));
      return [{ start, end: start + name.length, reading, named: true }];
    });
  }

  /** Names behind what people of the slot's kind do: "directed by Ann Low". */
  function toldNames(text: string, slot: SlotSpec, context: ReadContext): readonly Finding[] {
    return givenNames(text, slot, context, longestName).filter(
      ({ start, end, called }) => !called && context.language.isName(text.slice(start, end), of),
    );
  }

  /** The one name of this kind that all of the text introduces. */
  function wholeIntroduction(text: string, { language }: ReadContext): string | undefined {
    const content = trimRange(text, language.content(text), /[\s.!,]/u);
    const [only, ...others] = language.names(text);
    if (only === undefined || others.length > 0 || only.of !== of) return undefined;
    const { start, end } = only.around;
    return start <= content.start && end >= content.end
      ? text.slice(only.start, only.end)
      : undefined;
  }
}

/** "Bond, James Bond" says the name again, and all of it. */
function saidInFull(name: string): string {
  const [, first = '', full = ''] = /^(\p{L}+)[,.] (\p{L}.*)$/u.exec(name) ?? [];
  return first !== '' && full.split(' ').includes(first) ? full : name;
}

/** "To Dana", of a recipient who was asked for. */
function withoutLead(words: string, slot: SlotSpec, { language }: ReadContext): string {
  if (roleOf(slot)(language) !== 'recipient') return words;
  const starts = [...words.matchAll(/(?<=\s)\p{L}/gu)].map(({ index }) => index).slice(0, 2);
  const behind = starts.findLast((start) => {
    const role = language.readRole(words, start);
    return role?.role === 'end' && role.close;
  });
  if (behind !== undefined && language.isNegated(words, behind)) return '';
  return words.slice(behind ?? 0);
}

/** Of a recipient, the name behind "to": "send it to Dana". */
function received(text: string, slot: SlotSpec, context: ReadContext): readonly Finding[] {
  const { language } = context;
  if (roleOf(slot)(language) !== 'recipient') return [];
  return language.properNames(text).flatMap(({ start, end }): readonly Finding[] => {
    const role = language.readRole(text, start);
    const sent = role?.role === 'recipient';
    if (!(sent || role?.role === 'end') || !role.close || language.isNegated(text, start))
      return [];
    // "To Ann's account": whose it is.
    const name = text.slice(start, end).replace(/'s$/u, '');
    if (!language.isName(name, 'person')) return [];
    const reading = given(name, lengthProblem(name, slot, longestName));
    return [
      { start, end: start + name.length, reading, named: sent, ...(!sent && { weak: true }) },
    ];
  });
}

/** A name with its legal form is an organisation's, though not always the one that is asked for. */
function registered(text: string, slot: SlotSpec): readonly Finding[] {
  return registeredNames(text).map(({ start, end }) => {
    const name = text.slice(start, end);
    const reading = given(name, lengthProblem(name, slot, longestName));
    return { start, end, reading, named: false, weak: true };
  });
}

/** Whether the words are the name of a registered organisation: "Northwind Ltd", 'ООО "Нортвинд"'. */
export function isRegistered(words: string): boolean {
  const [name] = registeredNames(words);
  return name?.start === 0 && name.end === words.length;
}

/** "Jonas von der Kestrel GmbH" is a person of a company, and no part of the name is noble. */
function withoutCompany(name: string, of: NameOf): string {
  if (of !== 'person') return name;
  const company = registeredNames(name).find(({ start, end }) => start > 0 && end === name.length);
  const person = name.slice(0, company?.start).replace(/(?:\s+\p{Ll}[\p{Ll}']*)+\s+$/u, '');
  return company === undefined || person === '' ? name : person.trim();
}

/** Whether a name begins as the name does that the writer goes by. */
export function isWriter(name: string, writer: string): boolean {
  const [first = ''] = name.toLowerCase().split(/\s+/u);
  return writer.toLowerCase().split(/\s+/u).includes(first);
}

/** The first name of a registered organisation in the words. */
export function registeredIn(words: string): Range | undefined {
  return [...registeredNames(words)].sort((a, b) => a.start - b.start)[0];
}

function registeredNames(text: string): readonly Range[] {
  return [...text.matchAll(formBehind), ...text.matchAll(formBefore)].map(({ index, 0: name }) => {
    return { start: index, end: index + name.length };
  });
}

/** Begins like an account or another long number: "DE89 3704", "INV-20418". */
const codeForm = /^\p{Lu}{1,4}-?\d{2}(?:\d{3}|[ -]?\d{4})/u;

/** Nothing but a legal form. */
const bareForm = /^(?:ООО|АО|ПАО|ЗАО|ОАО|ИП|АНО|НКО|ТОО|Ltd|LLC|LLP|Inc|GmbH|AG|PLC)\.?$/iu;

const formBehind =
  /(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{N}'.&-]*(?: (?:& )?\p{Lu}[\p{L}\p{N}'.&-]*){0,4},? (?:& )?(?:Ltd|LLC|LLP|Inc|Corp|Co|GmbH|AG|KG|UG|OHG|SE|PLC|Limited|BV|AB|Oy|SA|SL|SAS|SARL|EURL|SRL|SpA|Lda|Ltda)(?![\p{L}\p{N}])/gu;
const formBefore =
  /(?<![\p{L}\p{N}])(?:ООО|АО|ПАО|ЗАО|ОАО|ИП|АНО|НКО|ТОО) (?:"[^"\n]{1,80}"|\p{Lu}[\p{L}\p{N}-]*(?: \p{Lu}[\p{L}\p{N}.-]*){0,2})/gu;

/** Words in capitals, with what joins them inside a name. */
const writtenName =
  /^(\s*[:-]?\s+(?:the\s+)?)(\p{Lu}[\p{L}\p{N}'.-]*(?:\s+(?:(?:&|and|of|de|van|von|и)\s+)?["«]?\p{Lu}[\p{L}\p{N}'.-]*["»]?)*)/u;

/** A name in small letters that its legal form shows to be one. */
const registeredName =
  /^(\s*[:-]?\s+)((?:[\p{L}\p{N}'&-]+ ){1,3}(?:ltd|llc|llp|inc|gmbh|plc))(?![\p{L}\p{N}])/u;

const longestName = 200;
