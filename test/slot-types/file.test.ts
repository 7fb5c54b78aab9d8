import { expect, test } from 'vitest';
import { asked } from './asked.ts';

const photo = asked({ type: 'file', label: 'photo' });
const whole = {
  platform: 'telegram',
  id: 'AgAC',
  name: 'roof.jpg',
  mimeType: 'image/jpeg',
  size: 9,
};

test.each(['roof.jpg', 'photo: roof.jpg', 'https://files.example/roof.jpg', 'here you are'])(
  'no words are a file: %s',
  (words) => {
    expect(photo.read(words)).toBe('none');
    expect(photo.find(words)).toEqual([]);
  },
);

test.each<[unknown, string | undefined]>([
  [whole, undefined],
  [{ platform: 'slack', id: 'F1', name: 'a' }, undefined],
  [{ ...whole, size: -1 }, 'format'],
  [{ ...whole, size: '9' }, 'format'],
  [{ ...whole, name: '' }, 'format'],
  [{ ...whole, content: 'data' }, 'format'],
  [{ id: 'F1', name: 'a' }, 'format'],
  ['roof.jpg', 'format'],
  [['roof.jpg'], 'format'],
])('%j as a canonical value', (value, problem) => {
  expect(photo.check(value as never)).toBe(problem);
});

test('is read by its name', () => {
  expect(photo.format(whole)).toBe('roof.jpg');
});
