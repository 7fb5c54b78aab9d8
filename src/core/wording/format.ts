import { IntlMessageFormat } from 'intl-messageformat';
import type { LanguageCode } from '../language/language.ts';

/**
 * Fills an ICU message of a wording pack. A person's words in `values` are never read as a message.
 * A value that ends like a sentence gets no second full stop.
 */
export function formatMessage(
  message: string,
  language: LanguageCode,
  values: Readonly<Record<string, string | number>>,
): string {
  const stopped = message.replace(/\{(\w+)\}\./g, (placeholder, name: string) =>
    /[.!?…]$/.test(String(values[name])) ? `{${name}}` : placeholder,
  );
  return String(compiled(stopped, language).format(values));
}

/** Packs are small and fixed, so that every message is parsed once. */
const cache = new Map<string, IntlMessageFormat>();

function compiled(message: string, language: LanguageCode): IntlMessageFormat {
  const key = `${language}:${message}`;
  const known = cache.get(key);
  if (known) return known;
  const format = new IntlMessageFormat(message, language, undefined, { ignoreTag: true });
  cache.set(key, format);
  return format;
}
