import type { NumberData } from '../numbers/number-data.ts';

const units = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
];
const tens = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

export const numbers: NumberData = {
  groupSeparators: ',',
  decimalSeparator: '.',
  words: {
    ...Object.fromEntries(units.map((word, value) => [word, value])),
    ...Object.fromEntries(tens.map((word, i) => [word, (i + 2) * 10])),
    ...Object.fromEntries(
      tens.flatMap((word, i) =>
        units.slice(1, 10).map((unit, one) => [word + unit, (i + 2) * 10 + one + 1]),
      ),
    ),
    fourty: 40,
    naught: 0,
    nought: 0,

    'half a dozen': 6,
    'half dozen': 6,
  },
  multipliers: {
    hundred: 100,
    dozen: 12,
    dozens: 12,
    thousand: 1000,
    grand: 1000,
    lakh: 1e5,
    lakhs: 1e5,
    million: 1e6,
    millions: 1e6,
    crore: 1e7,
    crores: 1e7,
    billion: 1e9,
    billions: 1e9,
    trillion: 1e12,
    trillions: 1e12,
  },
  bareMultipliers: [],
  articles: ['a'],
  connectors: ['and'],
  negative: ['minus', 'negative'],
  half: ['and a half', 'and half'],
  pronouns: ['one'],
  oneIsArticle: false,
  pronounBefore: [
    `(the|this|that|no|any|every|each|which|second|first|third|last|next|other|another|the
      only|good|some|new|old|big|small|right|wrong|same|either|neither|such|whole|cheap|best|
      better|cheaper|bigger|smaller|nice|a|red|blue|green|number|my|your|our|correct)`,
  ],
  pronounAfter: [
    `(of|moment|sec|second|minute|min|more|thing|another|by|question|with|that|who|which|time|
      way|mo|is|in|on|from|at|and the same|i|we|you|for|can|should|would)`,
  ],
  notCounts: [
    `(first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|hundredth|thousandth|
      thirds|quarter|quarters|half|halves|fifths|o'clock|am|pm|a m|p m)`,
  ],
  approximateBefore: [
    `(about|around|roughly|approximately|approx|circa|ca|almost|nearly|over|under|above|below|
      ~|≈|maybe|probably|perhaps|possibly|like|say|some|up to|close to|near to|at least|at most|
      more than|less than|fewer than|no more than|no less than|no fewer than|not more than|not
      less than|something like|something around|somewhere around|in the region of|on the order
      of|give or take|just over|just under|just about|a little over|a little under|a bit over|a
      bit under|well over|more like|upwards of|anywhere near|>|<|minimum|maximum|max|min|a good|
      an estimated|estimated|round about|roundabout|more or less|or so|pretty much|as many as|as
      few as|towards)`,
  ],
  approximateAfter: [
    `(or so|or more|or less|or thereabouts|ish|something|odd|plus|and up|and more|and
      something|more or less|give or take|or fewer|or under|or over|at least|at most|max|
      maximum|minimum|tops|approximately|approx|roughly|+|i think|i guess|maybe|perhaps|
      probably|or around that|or around there|or above|or below)`,
  ],
  inversions: [],
  approximateEndings: ['ish', 'something'],
  caseEndings: [],
  scaleEndings: { k: 1000, mil: 1e6, mn: 1e6, mln: 1e6, bn: 1e9 },
  vague: { 'a pair': 2, 'a couple': 2, 'a couple of': 2, 'couple of': 2, couple: 2 },
  rangeOpeners: ['(between|from|either|anywhere between|anywhere from)'],
  rangeConnectors: ['(to|and|or|through|till|until|up to)'],
};
