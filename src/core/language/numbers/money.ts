import type { Language } from '../language.ts';
import type { CurrencyMention } from '../words/found.ts';
import { matchAt, patterns } from '../words/phrases.ts';
import { spoken } from '../words/spoken.ts';
import type { MoneyData } from './number-data.ts';

/** Makes `currencies` and `leadsToMoney` from a language's words. */
export function currencyReader(data: MoneyData): Pick<Language, 'currencies' | 'leadsToMoney'> {
  const names = [
    ...[...Object.entries(data.currencies), ...Object.entries(elsewhere)].map(
      ([currency, forms]) => ({ currency, part: false, forms: patterns(forms) }),
    ),
    ...Object.entries(data.parts).map(([currency, forms]) => {
      return { currency, part: true, forms: patterns(forms) };
    }),
    ...Object.entries(data.coins ?? {}).flatMap(([currency, coins]) =>
      Object.entries(coins).map(([worth, forms]) => {
        return { currency, part: true, coin: Number(worth), forms: patterns(forms) };
      }),
    ),
  ];
  const links = { currency: patterns(data.links), part: patterns(data.withParts) };

  return {
    currencies(text) {
      // Digits are blanks, so that "20Rs" holds a word.
      const said = spoken(text.replace(/\d/gu, ' '));
      const found: CurrencyMention[] = [];
      for (let at = 0; at < said.words.length; ) {
        let best: { to: number; mention: CurrencyMention } | undefined;
        for (const { forms, ...name } of names) {
          const to = matchAt(said, at, forms);
          if (to === undefined || to <= (best?.to ?? at)) continue;
          const start = said.words[at]?.start ?? 0;
          const end = said.words[to - 1]?.end ?? text.length;
          best = { to, mention: { start, end, ...name } };
        }
        if (best !== undefined) found.push(best.mention);
        at = best?.to ?? at + 1;
      }
      return found;
    },
    leadsToMoney(words, to) {
      const said = spoken(words);
      return said.words.length === 1 && matchAt(said, 0, links[to]) === 1;
    },
  };
}

/**
 * What people write in any language, since prices and keyboards are mixed: "300 euro" in Russian must
 * not be an amount without a currency. No word here means anything else in another language.
 */
const elsewhere: MoneyData['currencies'] = {
  EUR: ['(euro|euros|евро)'],
  GBP: ['(pound|pounds) sterling'],
  RUB: ['(ruble|rubles|rouble|roubles|рубль|рубля|рублей|руб)'],
  dollar: ['(dollar|dollars|dólar|dólares|доллар|доллара|долларов)'],
};
