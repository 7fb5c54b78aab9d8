import type { MoneyData } from './data.ts';
import type { CurrencyMention } from './found.ts';
import type { Language } from './language.ts';
import { matchAt, patterns } from './phrases.ts';
import { spoken } from './spoken.ts';

/** Makes `currencies` from a language's words. */
export function currencyReader(data: MoneyData): Pick<Language, 'currencies'> {
  const names = [
    ...Object.entries(data.currencies).map(([currency, forms]) => {
      return { currency, part: false, forms: patterns(forms) };
    }),
    ...Object.entries(data.parts).map(([currency, forms]) => {
      return { currency, part: true, forms: patterns(forms) };
    }),
  ];

  return {
    currencies(text) {
      const said = spoken(text);
      const found: CurrencyMention[] = [];
      for (let at = 0; at < said.words.length; ) {
        let best: { to: number; mention: CurrencyMention } | undefined;
        for (const { currency, part, forms } of names) {
          const to = matchAt(said, at, forms);
          if (to === undefined || to <= (best?.to ?? at)) continue;
          const start = said.words[at]?.start ?? 0;
          const end = said.words[to - 1]?.end ?? text.length;
          best = { to, mention: { start, end, currency, part } };
        }
        if (best !== undefined) found.push(best.mention);
        at = best?.to ?? at + 1;
      }
      return found;
    },
  };
}
