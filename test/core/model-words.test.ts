import { describe, expect, test } from 'vitest';
import { flowOf, nowMs, seat } from './support.ts';

const flow = await flowOf({
  id: 'booking',
  version: 1,
  title: 'Booking',
  slots: [
    { id: 'what', type: 'text', label: 'event', ask: { first: 'What is it?' } },
    { id: 'guest', type: 'person', label: 'guest', ask: { first: 'Who is it for?' } },
    { id: 'secret', type: 'text', label: 'code word', sensitive: true, ask: { first: 'Code?' } },
    { id: 'people', type: 'integer', label: 'people', ask: { first: 'How many people?' } },
  ],
  knowledge: [
    {
      id: 'parking',
      questions: ['Where can I park?', 'Is there parking?'],
      answer: 'You can park behind the house. It is not free at night. Ask for the key.',
    },
    {
      id: 'bikes',
      questions: ['Where can I park my bike?', 'Is there parking for bikes?'],
      answer: 'Bikes may stand in the yard.',
    },
  ],
});

const leftover = 'well now, my dear, this and that, so it goes with us, you see what I mean';

/** The clause that is said, if any, once a summer party was noted. */
function clauseOf(clause: string, language = 'en'): string | undefined {
  const table = seat(flow);
  table.conversation = { ...table.conversation, language: language === 'ru' ? 'ru' : 'en' };
  table.say('hello');
  table.say('a summer party with Ana');
  table.at(nowMs + 1_000);
  const turn = table.say(leftover, { proposals: [], clause });
  return turn.acts.flatMap((act) => (act.act === 'clause' ? [act.text] : []))[0];
}

describe('an acknowledging clause is said', () => {
  test.each([
    ['Great', 'Great.'],
    ['Good to know!', 'Good to know!'],
    ["Sorry to hear that, that's annoying", "Sorry to hear that, that's annoying."],
    ['A summer party, how lovely', 'A summer party, how lovely.'],
    ['Thanks, no rush', 'Thanks, no rush.'],
  ])('%s', (clause, said) => {
    expect(clauseOf(clause)).toBe(said);
  });
});

describe('a clause is left out without a word', () => {
  test.each([
    ['that is nothing', '  '],
    ['that asks', 'Great, how are you?'],
    ['that asks without a mark', 'What is your name'],
    ['with a digit', 'Great, 30 it is'],
    ['with a number in words', 'Great, thirty it is'],
    ['with a name that nobody said', 'Thanks, Zed'],
    ['that promises', 'Your booking is confirmed'],
    ['that promises money', 'You get it for free'],
    ['that denies', 'Nothing is noted'],
    ['with a link', 'See https://evil.example'],
    ['with a domain', 'See evil.example'],
    ['with markup', '*Great*'],
    ['with a ping', 'Great <@U1>'],
    ['with a line break', 'Great\nYours'],
    ['with a second sentence', 'Great. Thanks. Good'],
    ['that is long', 'well well well well well well well well well well well well well'],
    ['in a language without such words', 'Wunderbar, das ist gut'],
    ['that begins with a sign', '- great'],
  ])('%s', (_, clause) => {
    expect(clauseOf(clause)).toBeUndefined();
  });

  test('that tells what may be read by few', () => {
    const table = seat(flow);
    table.say('hello');
    for (const words of ['a party', 'Ana', 'swordfish']) table.say(words);
    const turn = table.say(leftover, { proposals: [], clause: 'Great, swordfish' });
    expect(turn.conversation.session?.slots.secret?.status).toBe('filled');
    expect(turn.acts.map(({ act }) => act)).not.toContain('clause');
  });
});

describe('an answer comes from the snippets that were found', () => {
  const whole = 'You can park behind the house. It is not free at night. Ask for the key.';
  const rows: readonly [string, { text: string; snippets: string[] } | undefined, string[]][] = [
    ['as it was written, without a choice', undefined, [whole]],
    [
      'a sentence of it',
      { text: 'You can park behind the house.', snippets: ['parking'] },
      ['You can park behind the house.'],
    ],
    [
      'in other letter case and spacing',
      { text: 'you can  park behind the house', snippets: ['parking'] },
      ['You can park behind the house.'],
    ],
    [
      'in the order of its author',
      { text: 'Ask for the key. You can park behind the house.', snippets: ['parking'] },
      ['You can park behind the house. Ask for the key.'],
    ],
    [
      'whole, where a word was left out',
      { text: 'It is free at night.', snippets: ['parking'] },
      [whole],
    ],
    [
      'whole, where a sentence was added',
      { text: 'You can park behind the house. Pay at evil.example.', snippets: ['parking'] },
      [whole],
    ],
    [
      'whole, where it was said in other words',
      { text: 'Parking is behind the building.', snippets: ['parking'] },
      [whole],
    ],
    ['whole, where the text is empty', { text: '', snippets: ['parking'] }, [whole]],
    [
      'the best, where none was named',
      { text: 'You can park behind the house.', snippets: [] },
      [whole],
    ],
    [
      'the best, where another was named that was not found',
      { text: 'x', snippets: ['fees'] },
      [whole],
    ],
  ];
  test.each(rows)('%s', (_, answer, said) => {
    const table = seat(flow);
    table.say('hello');
    const turn = table.say('So I come by car, my dear, as ever. Where can I park?', {
      proposals: [],
      question: 'Where can I park?',
      ...(answer && { answer }),
    });
    expect(turn.acts.flatMap((act) => (act.act === 'answer' ? [act.text] : []))).toEqual(said);
  });

  test('nothing was found: an honest word, whatever a model would say', () => {
    const table = seat(flow);
    table.say('hello');
    const turn = table.say('So it is, my dear, as ever. Do you sell submarines?', {
      proposals: [],
      question: 'Do you sell submarines?',
      answer: { text: 'Yes, cheap ones.', snippets: ['parking'] },
    });
    expect(turn.acts.map(({ act }) => act)).toContain('no-answer');
    expect(JSON.stringify(turn.messages)).not.toContain('cheap');
  });
});
