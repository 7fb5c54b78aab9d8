import { expect, test } from 'vitest';
import { asked } from './asked.ts';

const slots = [
  ...['number', 'percentage', 'quantity', 'money', 'date', 'time', 'duration', 'phone', 'url'].map(
    (type) => ({ type }),
  ),
  { type: 'identifier', checkDigits: 'iban' },
  { type: 'list', items: { type: 'text' } },
  { type: 'list', items: { type: 'date' } },
];

/** Texts as long as a platform lets through, made of what these types stumble over. */
test.each([
  ['days', 'on 14 March '],
  ['month names', 'march '],
  ['digits with signs', '1.2,3 '],
  ['groups', '1 000 000 '],
  ['years', '2027 '],
  ['slashes', '1/2/'],
  ['hours', 'half past seven '],
  ['lengths', '1 hour and '],
  ['amounts', '€5 and '],
  ['signs of money', '$€'],
  ['about', 'about '],
  ['weights', '1 kg 2 g and '],
  ['parts', '1 1/2 of a half a '],
  ['per cent', '5 per cent % '],
  ['letters and digits', 'DE89 '],
  ['plus signs', '+1 '],
  ['domains', 'a.b.'],
  ['separators', ', and '],
  ['edits', 'instead of '],
  ['Russian', 'через полтора часа в пятницу '],
])('a long text of %s is read like any other', (_, piece) => {
  const text = piece.repeat(4_000 / piece.length);
  for (const spec of slots) {
    for (const language of ['en', 'ru'] as const) {
      const { read, find } = asked(spec, { language });
      expect(read(text)).toBeDefined();
      expect(find(text)).toBeDefined();
    }
  }
});

test.each(['constructor', '__proto__', 'toString', '\u0000', '[object Object]', 'NaN', 'Infinity'])(
  "%s is nobody's value",
  (text) => {
    for (const spec of slots.slice(0, 9)) expect(asked(spec).read(text)).toBe('none');
  },
);
