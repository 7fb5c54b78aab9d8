import type { Language, LanguageCode } from '../language.ts';

/** The signs of addresses as people say them; the words of one name are joined by "_". */
const signWords: Readonly<Record<LanguageCode, Readonly<Record<string, string>>>> = {
  en: { '@': 'at', '.': 'dot', '-': 'dash hyphen', _: 'underscore', '/': 'slash' },
  ru: {
    '@': 'собака собачка эт',
    '.': 'точка',
    '-': 'дефис тире',
    _: 'нижнее_подчеркивание подчеркивание',
    '/': 'слэш слеш',
  },
  de: {
    '@': 'at ät klammeraffe',
    '.': 'punkt',
    '-': 'minus bindestrich',
    _: 'unterstrich',
    '/': 'slash schrägstrich',
  },
  es: { '@': 'arroba', '.': 'punto', '-': 'guion guión', _: 'guion_bajo guión_bajo', '/': 'barra' },
  fr: {
    '@': 'arobase arrobase at',
    '.': 'point',
    '-': 'tiret',
    _: 'tiret_bas underscore',
    '/': 'slash',
  },
  pt: { '@': 'arroba', '.': 'ponto', '-': 'hífen traço', _: 'sublinhado underline', '/': 'barra' },
};

/**
 * Makes `spelt` for a language: what stands in a text with its signs said as words or set apart by
 * spaces or brackets ("dana at northwind dot example", "dana(at)northwind.example"), the signs put in.
 */
export function spelling(code: LanguageCode): Pick<Language, 'spelt'> {
  const names = Object.entries(signWords[code]).flatMap(([sign, words]) =>
    words.split(' ').map((word) => ({ sign, word: word.replaceAll('_', '\\s') })),
  );
  // English words of signs are known wherever addresses are.
  const dots = [...names, { sign: '.', word: 'dot' }].sort((a, b) => b.word.length - a.word.length);
  const words = dots.map(({ word }) => word).join('|');
  const sign = `(?:\\s+[[(]?(?:${words})[\\])]?\\s+|\\s*[[(](?:${words})[\\])]\\s*|\\s*@\\s*|[._/-])`;
  const part = "[\\p{L}\\p{N}%+&']+";
  const chain = new RegExp(
    `(?<![\\p{L}\\p{N}@._%+&'-])${part}(?:${sign}${part})+(?![\\p{L}\\p{N}@_])`,
    'giu',
  );
  const signs = new RegExp(
    `\\s*[[(]?(?<![\\p{L}\\p{N}])(${words})(?![\\p{L}\\p{N}])[\\])]?\\s*`,
    'giu',
  );

  return {
    spelt: (text) =>
      [...text.matchAll(chain)].map(({ index, 0: said }) => {
        const written = said.replace(signs, (_, word: string) => signOf(word)).replace(/\s+/gu, '');
        return { start: index, end: index + said.length, written };
      }),
  };

  function signOf(word: string): string {
    const plain = word.toLowerCase();
    return dots.find((each) => new RegExp(`^${each.word}$`, 'u').test(plain))?.sign ?? word;
  }
}
