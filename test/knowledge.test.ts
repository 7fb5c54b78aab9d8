import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SnippetSpec } from '../src/core/flow/spec.ts';
import { indexKnowledge } from '../src/core/knowledge/knowledge.ts';

const snippets: readonly SnippetSpec[] = [
  {
    id: 'window',
    questions: [
      'What is the return window?',
      'How long do I have to send it back?',
      'Until when can I return something?',
    ],
    answer: 'You can return a product within 30 days of delivery.',
  },
  {
    id: 'condition',
    questions: ['Can I return something I have used?', 'What condition does it have to be in?'],
    answer: 'It should be unused and complete. Opening the box is fine.',
  },
  {
    id: 'refund',
    questions: ['When do I get my money back?', 'How long does a refund take?'],
    answer: 'Refunds are paid within five working days after the parcel has reached us.',
  },
  {
    id: 'postage',
    questions: [
      'Who pays for return shipping?',
      'Is return shipping free?',
      'What does it cost to send it back?',
    ],
    answer: 'We pay for it.',
  },
  {
    id: 'exchange',
    questions: ['Can I exchange it for another size?', 'Can I swap it?'],
    answer: 'Yes. Send it back and tell us what you would like instead.',
  },
  {
    id: 'delivery',
    questions: [
      'How long does delivery take?',
      'When will my parcel arrive?',
      'Which countries do you ship to?',
    ],
    answer: 'Two days within Germany, five days to France and Spain.',
  },
  {
    id: 'office',
    questions: ['Where is your office?', 'Do you have an office in Berlin?', 'Can I visit you?'],
    answer: 'Our office is in Berlin, near Ostkreuz. Come by between nine and five.',
  },
  {
    id: 'pricing',
    questions: [
      'What does it cost?',
      'How much is it?',
      'What are your prices?',
      'Are there any fees?',
    ],
    answer: 'Plans start at 9 euros a month.',
  },
  {
    id: 'payment',
    questions: ['How can I pay?', 'Which cards do you accept?', 'Can I pay by invoice?'],
    answer: 'By card, by PayPal or by invoice.',
  },
  {
    id: 'discount',
    questions: ['Is there a discount for students?', 'Do you have a voucher code?'],
    answer: 'Students get 20% off with a valid card.',
  },
  {
    id: 'about',
    questions: ['What do you do?', 'Who are you?'],
    answer: 'We rent out cargo bikes.',
  },
  {
    id: 'people',
    questions: ['Who answers me?', 'When will I hear back from you?'],
    answer: 'Someone of the service team, within one working day.',
  },
];

const index = indexKnowledge(snippets, 'en');

function best(question: string): string | undefined {
  return index.find(question, 'en')[0]?.id;
}

describe('a question is answered from the snippet that covers it', () => {
  const found: readonly [string, string][] = [
    ['what is the return window?', 'window'],
    ['WHATS THE RETURN WINDOW', 'window'],
    ['how long do I have to send it back?', 'window'],
    ['hi, quick question: until when can I return it?', 'window'],
    ["what's the window for returns?", 'window'],
    ['could you tell me what the return window is please', 'window'],
    ['can I return things I used?', 'condition'],
    ['in which condition should it be?', 'condition'],
    ['when will I get the money back?', 'refund'],
    ['how long do refunds take', 'refund'],
    ['how long does the refnud take?', 'refund'],
    ['who pays the return shipping?', 'postage'],
    ['is shipping free?', 'postage'],
    ['what does sending it back cost?', 'postage'],
    ['can I swap sizes?', 'exchange'],
    ['is exchanging possible?', 'exchange'],
    ['how long does the delivery take?', 'delivery'],
    ['do you ship to France?', 'delivery'],
    ['do you have an office?', 'office'],
    ['is your office in Berlin?', 'office'],
    ['where are your offices', 'office'],
    ['what does it cost?', 'pricing'],
    ['how much is it?', 'pricing'],
    ['whats the price?', 'pricing'],
    ['but are there fees?', 'pricing'],
    ['can I pay by card?', 'payment'],
    ['do you accept invoices?', 'payment'],
    ['do students get a discount?', 'discount'],
    ['what do you do?', 'about'],
    ['so what do you do exactly?', 'about'],
    ['who are you?', 'about'],
    ['who will answer me?', 'people'],
  ];
  test.each(found)('%s', (question, id) => {
    expect(best(question)).toBe(id);
  });
});

describe('a question that no snippet covers finds nothing', () => {
  test.each([
    ['do you have an office on Mars?'],
    ['is there an office in Paris?'],
    ['who pays for the office in Berlin?'],
    ['what does the office cost?'],
    ['what is the weather in Berlin?'],
    ['can I return a hamster?'],
    ['do you ship hamsters?'],
    ['how much does the hamster cost?'],
    ['is there a discount for teachers?'],
    ['how many students work for you?'],
    ['do you accept bitcoin?'],
    ['can I pay for the parcel with a voucher?'],
    ['how long is the Eiffel tower?'],
    ['when is your birthday?'],
    ['what is your name?'],
    ['who is the president?'],
    ['do you have a job for me?'],
    ['is the window open?'],
    ['can you send a technician to Berlin?'],
    ['what is the return on investment?'],
    ['how are you?'],
    ['why do you do that?'],
    ['what do you mean?'],
    ['and then?'],
    ['?'],
    [''],
  ])('%s', (question) => {
    expect(index.find(question, 'en')).toEqual([]);
  });
});

test('several snippets come best first, and never more than three', () => {
  const ids = index.find('can I return it?', 'en').map(({ id }) => id);
  expect(ids).toContain('window');
  expect(ids.length).toBeLessThanOrEqual(3);
});

test('snippets with a text a language are found in it', () => {
  const localised: SnippetSpec = {
    id: 'hours',
    questions: { en: ['When are you open?'] },
    answer: { en: 'From nine to five.' },
  };
  expect(indexKnowledge([localised], 'en').find('are you open on time?', 'en')).toEqual([]);
  expect(indexKnowledge([localised], 'en').find('are you open?', 'en')).toEqual([localised]);
});

test('without snippets nothing is found', () => {
  expect(indexKnowledge([], 'en').find('What does it cost?', 'en')).toEqual([]);
});

test('one snippet alone does not answer everything', () => {
  const office = snippets.filter(({ id }) => id === 'office');
  const alone = indexKnowledge(office, 'en');
  expect(alone.find('do you have an office on Mars?', 'en')).toEqual([]);
  expect(alone.find('do you have an office?', 'en')).toEqual(office);
});

test('an authored question always finds its snippet first', () => {
  for (const { id, questions } of snippets) {
    for (const question of Array.isArray(questions) ? questions : [])
      expect(best(question)).toBe(id);
  }
});

test('a word that no snippet knows, said often enough, always turns an answer into none', () => {
  const questions = snippets.flatMap((snippet) => snippet.questions as string[]);
  const strange = fc.constantFrom('zeppelin', 'quokka', 'marzipan', 'xylophone', 'kryptonite');
  fc.assert(
    fc.property(
      fc.constantFrom(...questions),
      fc.uniqueArray(strange, { minLength: 3 }),
      (question, words) => {
        expect(index.find(`${question} ${words.join(' ')}`, 'en')).toEqual([]);
      },
    ),
  );
});
