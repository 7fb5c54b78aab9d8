import { describe, expect, test } from 'vitest';
import { asked, type Short } from './asked.ts';

const url = { type: 'url', label: 'website' };

describe('a web address', () => {
  const { read } = asked(url);
  test.each<[string, Short]>([
    [
      'https://northwind.example/path?x=1#top',
      ['stated', 'https://northwind.example/path?x=1#top'],
    ],
    ['HTTPS://Northwind.Example/Path', ['stated', 'https://northwind.example/Path']],
    ['northwind.example', ['stated', 'https://northwind.example/']],
    ['our website is www.northwind.example.', ['stated', 'https://www.northwind.example/']],
    ['http://northwind.example:8080', ['stated', 'http://northwind.example:8080/']],
    ['<https://northwind.example>', ['stated', 'https://northwind.example/']],
    ['http://localhost:8080/#/123', ['stated', 'http://localhost:8080/#/123']],
    ['https://bücher.example/ü', ['stated', 'https://bücher.example/%C3%BC']],
    ['northwind dot example', ['derived', 'https://northwind.example/']],
    ['www dot northwind dot example slash jobs', ['derived', 'https://www.northwind.example/jobs']],
    ['northwind and example', 'none'],
    ['http://', ['invalid', 'format']],
    ['https://not_a_host/', ['invalid', 'format']],
    ['', 'none'],
    ['northwind', 'none'],
    ['ann@northwind.example', 'none'],
    ['8.8.8.8', 'none'],
    ['report.pdf', 'none'],
    ['a.example and b.example', 'none'],
    ['javascript:alert(1)', 'none'],
    ['ftp://northwind.example', 'none'],
  ])('%s', (text, reading) => {
    expect(read(text)).toEqual(reading);
  });
});

describe('in a sentence', () => {
  test.each<[string, unknown]>([
    [
      'see https://a.example/b, thanks',
      [['https://a.example/b', 'alone', ['stated', 'https://a.example/b']]],
    ],
    [
      '(https://a.example/b)',
      [['https://a.example/b', 'alone', ['stated', 'https://a.example/b']]],
    ],
    ['we are at a.example', [['a.example', 'weak', ['stated', 'https://a.example/']]]],
    [
      'on 5 May.https://a.example/b',
      [['https://a.example/b', 'alone', ['stated', 'https://a.example/b']]],
    ],
    ['mail ann@a.example', []],
    ['It ended.Start again, e.g. now', []],
    ['the DNS server is 8.8.8.8', []],
  ])('%s', (text, found) => {
    expect(asked(url).find(text)).toEqual(found);
  });
});

test.each<[unknown, string | undefined]>([
  ['https://a.example/', undefined],
  ['https://a.example', 'format'],
  ['a.example', 'format'],
  ['javascript:alert(1)', 'format'],
])('%j as a canonical value', (value, problem) => {
  expect(asked(url).check(value as never)).toBe(problem);
});
