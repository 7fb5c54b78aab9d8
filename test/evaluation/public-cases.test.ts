import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { groupsOf } from '../../src/evaluation/public/groups.ts';
import { judgeFile } from '../../src/evaluation/public/index.ts';
import type { Judged } from '../../src/evaluation/public/judged.ts';
import { scoreOf, wilson } from '../../src/evaluation/public/score.ts';

const now = '2026-03-02T09:00:00';
const day = { id: 'day', type: 'date', description: 'Day of the visit' };
const count = { id: 'number_of_guests', type: 'integer', description: 'Number of guests' };
const kind = {
  id: 'kind',
  type: 'enum',
  description: 'Kind of room',
  options: ['single', 'double'],
};

/** Each file with a case of every outcome: right, wrong and not answered. */
const cases: Readonly<Record<string, readonly object[]>> = {
  replies: [
    { id: 'own/1', lang: 'en', now, slot: day, reply: '14 March', accept: ['2026-03-14'] },
    { id: 'own/2', lang: 'en', now, slot: day, reply: '14 March', accept: ['2026-03-15'] },
    { id: 'own/3', lang: 'en', now, slot: day, reply: 'when the snow melts', accept: ['spring'] },
    { id: 'own/4', lang: 'en', now, slot: count, reply: 'just the two', accept: ['two', '2'] },
  ],
  'yes-no': [
    { id: 'own/1', lang: 'en', reply: 'Yes, please.', label: 'yes' },
    { id: 'own/2', lang: 'en', reply: 'Yes.', label: 'no' },
    { id: 'own/3', lang: 'en', reply: 'Not sure', label: 'unsure' },
  ],
  'no-preference': [{ id: 'own/1', lang: 'en', slot: kind, reply: "I don't care" }],
  questions: [
    { id: 'own/1', lang: 'en', reply: 'Is breakfast included?', asks: true },
    { id: 'own/2', lang: 'en', reply: 'A quiet room', asks: false },
  ],
  corrections: [
    {
      id: 'own/1',
      lang: 'en',
      now,
      slot: day,
      old: '2026-03-14',
      utterance: 'no, 15 March',
      accept: ['2026-03-15'],
      stateBefore: { day: '2026-03-14', number_of_guests: '2' },
    },
  ],
  mentions: [
    {
      id: 'own/1/hotel',
      lang: 'en',
      now,
      utterance: 'A double room for 3 guests',
      slots: [
        { ...count, accept: ['3'] },
        { ...kind, accept: ['double'] },
      ],
    },
  ],
  dialogues: [
    {
      id: 'own/1',
      lang: 'en',
      now,
      slots: [day, count],
      turns: [
        { who: 'user', text: 'A table please' },
        { who: 'bot', text: 'Which day?', requested: ['day'] },
        { who: 'user', text: '14 March', informed: [{ slot: 'day', canonical: ['2026-03-14'] }] },
        { who: 'bot', text: 'For how many?', requested: ['number_of_guests'] },
        { who: 'user', text: 'four of us', informed: [] },
      ],
      final: { day: '2026-03-14', number_of_guests: '4' },
    },
  ],
  values: [
    {
      id: 'own/1',
      lang: 'en',
      type: 'number',
      how: 'whole-input',
      input: 'forty two',
      expected: [{ text: 'forty two', value: 42 }],
    },
    { id: 'own/2', lang: 'xx', type: 'number', how: 'whole-input', input: '42', expected: [] },
  ],
};

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cases-'));
  for (const [file, rows] of Object.entries(cases)) {
    const lines = rows.map((row) => JSON.stringify(row)).join('\n');
    await writeFile(join(folder, `${file}.jsonl`), `${lines}\n`);
  }
});
afterAll(() => rm(folder, { recursive: true }));

const outcome = ({ answered, right }: Judged) => (right ? 'right' : answered ? 'wrong' : 'none');

describe('a case is played and judged', () => {
  test.each([
    ['replies', ['right', 'wrong', 'none', 'right']],
    ['yes-no', ['right', 'wrong', 'right']],
    ['no-preference', ['right']],
    ['questions', ['right', 'right']],
    ['corrections', ['right']],
    ['mentions', ['right', 'right']],
    ['dialogues', ['right']],
    ['values', ['right']],
  ] as const)('%s', async (file, outcomes) => {
    expect((await judgeFile(folder, file)).map(outcome)).toEqual(outcomes);
  });

  test('a yes where none was said is counted', async () => {
    const { notes } = scoreOf(await judgeFile(folder, 'yes-no'));
    expect(notes).toMatchObject({ 'false yes': 1, approvals: 2, 'false approvals': 1 });
  });

  test('a line of another form is refused with its place', async () => {
    const broken = await mkdtemp(join(tmpdir(), 'cases-'));
    await writeFile(join(broken, 'questions.jsonl'), '{"id":"1","lang":"en"}\n');
    await expect(judgeFile(broken, 'questions')).rejects.toThrow(/questions\.jsonl:1: reply/);
    await rm(broken, { recursive: true });
  });
});

describe('shares', () => {
  test.each([
    [0, 10, 0, 0.278],
    [5, 10, 0.237, 0.763],
    [10, 10, 0.722, 1],
    [99, 100, 0.946, 0.998],
  ])('%i of %i', (hits, all, low, high) => {
    const interval = wilson(hits, all);
    expect(interval?.low).toBeCloseTo(low, 3);
    expect(interval?.high).toBeCloseTo(high, 3);
  });

  test('there is no share of nothing', () => expect(wilson(0, 0)).toBeUndefined());

  test('what nobody said lowers the precision and no recall', () => {
    const one = {
      id: 'x',
      lang: 'en',
      type: 't',
      source: 's',
      direct: true,
      said: '',
      got: '',
      wanted: '',
    };
    const score = scoreOf([
      { ...one, expected: true, answered: true, right: true },
      { ...one, expected: false, answered: true, right: false },
    ]);
    expect(score).toMatchObject({ cases: 1, answered: 1, right: 1, wrong: 1 });
  });

  test('a row shows its interval where its cases are few', async () => {
    const [all, ...rows] = groupsOf('replies', await judgeFile(folder, 'replies'));
    expect(all).toMatchObject({ type: 'all', cases: 4, right: 2, wrong: 1 });
    expect(rows.map(({ type, cases: count }) => [type, count])).toEqual([
      ['date', 3],
      ['integer', 1],
    ]);
    expect(rows.every(({ recallInterval }) => recallInterval !== undefined)).toBe(true);
  });
});
