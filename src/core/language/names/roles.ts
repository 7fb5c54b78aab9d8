import type { LanguageData } from '../data.ts';
import type { Language } from '../language.ts';
import { type Role, roles } from '../words/found.ts';
import type { Patterns } from '../words/pattern.ts';
import { matchAt, patterns } from '../words/phrases.ts';
import { type Spoken, spoken } from '../words/spoken.ts';

/** Makes `readRole` and `roleNamed` from a language's words. */
export function roleReader({
  mentions,
  corrections,
}: LanguageData): Pick<Language, 'readRole' | 'roleNamed'> {
  const named = listed(mentions.roles.slots);
  const far = listed(mentions.roles.cues);
  const close = listed(mentions.roles.closeCues);
  const receiving = patterns(mentions.roles.closeCues.recipient);
  const changes = patterns(corrections.changes);
  const changeTo = patterns(corrections.changeTo);

  return {
    readRole(text, start) {
      const from = Math.max(0, start - reach);
      const before = text.slice(from, start);
      const said = spoken(before.slice(sentenceStart(before)));
      const end = said.words.length;
      for (let at = end - 2; at >= Math.max(0, end - longestLead); at--) {
        if (matchAt(said, at, receiving) === end) return { role: 'recipient', close: true };
      }
      for (let at = end - 1; at >= Math.max(0, end - longestLead); at--) {
        const near = close.find(({ forms }) => matchAt(said, at, forms) === end);
        if (near !== undefined) {
          const role = roleChanged(said, at);
          return role ? { role, close: false } : { role: near.role, close: true };
        }
        const cue = far.find(({ forms }) => matchAt(said, at, forms) !== undefined);
        if (cue !== undefined) return { role: cue.role, close: false };
      }
      return undefined;
    },
    roleNamed(name) {
      const said = spoken(name);
      const has = ({ forms }: { forms: Patterns }) =>
        said.words.some((_, at) => matchAt(said, at, forms) !== undefined);
      return named.find(has)?.role;
    },
  };

  /** In "change the check-out to", the last word leads to what is meant, and not to where it ends. */
  function roleChanged(said: Spoken, at: number): Role | undefined {
    if (matchAt(said, at, changeTo) !== said.words.length) return undefined;
    for (let before = at - 1; before >= Math.max(0, at - longestChange); before--) {
      if (matchAt(said, before, changes) !== undefined) return undefined;
      const cue = far.find(({ forms }) => matchAt(said, before, forms) !== undefined);
      const verb = said.words.findIndex((_, word) => matchAt(said, word, changes) !== undefined);
      if (cue !== undefined) return verb >= 0 && verb < before ? cue.role : undefined;
    }
    return undefined;
  }
}

function listed(data: Readonly<Record<Role, readonly string[]>>) {
  return roles.map((role) => ({ role, forms: patterns(data[role]) }));
}

function sentenceStart(text: string): number {
  return /.*[.!?;]\s/su.exec(text)?.[0].length ?? 0;
}

/** In characters, and in words: how far before a value its cue may stand. */
const reach = 80;
const longestLead = 8;
const longestChange = 5;
