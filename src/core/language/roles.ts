import { type Role, roles } from './found.ts';
import type { Language } from './language.ts';
import type { RoleData } from './mention-data.ts';
import { matchAt, type Patterns, patterns } from './phrases.ts';
import { spoken } from './spoken.ts';

/** Makes `readRole` and `roleNamed` from a language's words. */
export function roleReader(data: RoleData): Pick<Language, 'readRole' | 'roleNamed'> {
  const named = listed(data.slots);
  const far = listed(data.cues);
  const close = listed(data.closeCues);

  return {
    readRole(text, start) {
      const from = Math.max(0, start - reach);
      const before = text.slice(from, start);
      const said = spoken(before.slice(sentenceStart(before)));
      const end = said.words.length;
      for (let at = end - 1; at >= Math.max(0, end - longestLead); at--) {
        const near = close.find(({ forms }) => matchAt(said, at, forms) === end);
        if (near !== undefined) return { role: near.role, close: true };
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
