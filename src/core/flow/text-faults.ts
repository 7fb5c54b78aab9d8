import type { FlowFault } from './fault.ts';
import { saidIn } from './said.ts';
import { isLocalised, nodesAt, type SchemaNode } from './schema-nodes.ts';

/** Every text, wherever the schema allows one text a language. */
interface WrittenText {
  readonly path: FlowFault['path'];
  readonly value: unknown;
  /** The language of a plain text here. */
  readonly plain: string | undefined;
  /** Where it is in one language alone, as a snippet can be. */
  readonly only?: string;
}

/**
 * What is wrong with an author's texts: nothing but spaces, or missing in a language. Without
 * `languages` a text must be in the flow's own, which every other language falls back to.
 */
export function textFaults(
  source: unknown,
  flowLanguage: string | undefined,
  languages: readonly string[] | undefined,
): readonly FlowFault[] {
  return writtenTexts(source, flowLanguage).flatMap((text) => [
    ...blanks(text),
    ...(flowLanguage === undefined ? [] : gaps(text, flowLanguage, languages)),
  ]);
}

/** The places of all texts that lack this language; none where it is not written in it at all. */
export function missingTexts(
  source: unknown,
  flowLanguage: string,
  language: string,
): readonly FlowFault['path'][] {
  return writtenTexts(source, flowLanguage)
    .filter((text) => text.only === undefined && !isWrittenIn(text, language))
    .map(({ path }) => path);
}

function gaps(
  text: WrittenText,
  flowLanguage: string,
  languages: readonly string[] | undefined,
): readonly FlowFault[] {
  const { path, only } = text;
  const name = `"${path.at(-1)}"`;
  const wanted = only === undefined ? (languages ?? [flowLanguage]) : [only];
  const missing = wanted.filter((language) => !isWrittenIn(text, language));
  const strange = (only === undefined && languages === undefined ? [] : languagesOf(text)).filter(
    (language) => !wanted.includes(language),
  );
  return [
    ...missing.map((language) =>
      language === flowLanguage
        ? { path, message: `${name} is missing in the flow's own language (${language})` }
        : { path, message: `${name} is missing in ${language}` },
    ),
    ...strange.map((language) => ({
      path: [...path, language],
      message: `${name} is in ${language}, and only ${wanted.join(', ')} is expected here`,
      remedy: only === undefined ? `add ${language} to "languages"` : 'see its "language"',
    })),
  ];
}

function isWrittenIn(text: WrittenText, language: string): boolean {
  const written = languagesOf(text);
  return written.includes(language) || (isPlain(text) && isUniversal(text));
}

/** The languages that a text is in; a text of the wrong kind, which has its own fault, in all. */
function languagesOf(text: WrittenText): readonly string[] {
  if (isPlain(text)) return text.plain === undefined ? [] : [text.plain];
  return Object.keys(text.value as object);
}

function isPlain({ value }: WrittenText): boolean {
  return typeof value !== 'object' || value === null || Array.isArray(value);
}

/** "1–9" is the same in every language, as are codes and addresses, whose words have digits or signs. */
function isUniversal({ value }: WrittenText): boolean {
  const words = saidIn(value, []).flatMap(({ text }) => text.split(/\s+/));
  return words.every((word) => !/\p{L}/u.test(word) || /[\d@/]/.test(word));
}

function blanks({ value, path }: WrittenText): readonly FlowFault[] {
  return saidIn(value, path)
    .filter(({ text }) => /^\s+$/.test(text))
    .map((blank) => ({ path: blank.path, message: 'this text is empty' }));
}

function writtenTexts(source: unknown, flowLanguage: string | undefined): readonly WrittenText[] {
  return visit(nodesAt([]), source, []);

  function visit(
    nodes: readonly SchemaNode[],
    value: unknown,
    path: FlowFault['path'],
  ): readonly WrittenText[] {
    if (isLocalised(nodes)) {
      const only = onlyLanguage(source, path);
      return [{ path, value, plain: only ?? flowLanguage, ...(only !== undefined && { only }) }];
    }
    if (nodes.length === 0 || typeof value !== 'object' || value === null) return [];
    const keys = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
    return keys.flatMap((key) =>
      visit(
        nodes.flatMap((node) => nodesAt([key], node)),
        (value as never)[key],
        [...path, key],
      ),
    );
  }
}

/** A snippet can say that it is in one language alone. */
function onlyLanguage(source: unknown, [list, at]: FlowFault['path']): string | undefined {
  if (list !== 'knowledge' || typeof at !== 'number') return undefined;
  const snippet = (source as { readonly knowledge: readonly unknown[] }).knowledge[at];
  const language = (snippet as { readonly language?: unknown }).language;
  return typeof language === 'string' ? language : undefined;
}
