import type { FlowFault } from './fault.ts';

/** One text of an author's, in one language, and where it stands. */
export interface Said {
  readonly text: string;
  /** A language's code; empty where the author left it to the flow's own. */
  readonly language: string;
  readonly path: FlowFault['path'];
}

/** Every text in a localised text or list. */
export function saidIn(texts: unknown, path: FlowFault['path'], language = ''): readonly Said[] {
  if (typeof texts === 'string') return [{ text: texts, language, path }];
  if (Array.isArray(texts)) {
    return texts.flatMap((text, at) => saidIn(text, [...path, at], language));
  }
  if (typeof texts !== 'object' || texts === null) return [];
  return Object.entries(texts).flatMap(([code, text]) => saidIn(text, [...path, code], code));
}

/** Those that were said before in the same language, each with the first of its kind. */
export function repeats<S extends Said>(said: readonly S[]): readonly { again: S; first: S }[] {
  const firsts = new Map<string, S>();
  return said.flatMap((again) => {
    const text = again.text.trim().replace(/\s+/g, ' ').toLowerCase();
    const first = firsts.get(`${again.language} ${text}`);
    if (first) return [{ again, first }];
    firsts.set(`${again.language} ${text}`, again);
    return [];
  });
}
