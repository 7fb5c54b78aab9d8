import { describe, expect, test } from 'vitest';
import type { ProcessStance } from '../../src/core/language/data.ts';
import { languages } from '../../src/core/language/index.ts';
import type { Stance } from '../../src/core/language/language.ts';

const { readStance } = languages.en;

const whole: Readonly<Record<Exclude<Stance, ProcessStance>, readonly string[]>> = {
  refusal: [
    "I'd rather not",
    "I'd rather not say",
    'rather not',
    'prefer not to',
    "I'd prefer not to say, sorry",
    "I don't want to say",
    "Don't want to share that",
    'pass',
    'skip',
    'Skip it please',
    'hi, skip',
    'skip this question',
    'can we skip this?',
    'none of your business',
    "that's private",
    "it's personal",
    'no thanks',
    'n/a',
    'I refuse to answer',
    "I won't tell you that",
    'no comment',
    'leave it blank',
  ],
  'no-preference': [
    'any',
    'any is fine',
    'Any will do',
    "doesn't matter",
    "It really doesn't matter to me",
    "I don't care",
    'i dont mind',
    "I don't really care",
    'no preference',
    'I have no preference',
    'No particular preference',
    'whatever',
    'whatever works',
    'whichever',
    'up to you',
    "it's up to you",
    'your choice',
    "I'm flexible",
    'surprise me',
    'either is fine',
    'anything works for me',
    'you decide',
    "No, I don't have any preference",
  ],
  unknown: [
    "I don't know",
    'dont know',
    'idk',
    'no idea',
    "I've no idea",
    'not sure',
    "I'm not sure yet",
    "I really don't know",
    'I forgot',
    "I don't have it with me",
    "I can't remember",
    "hmm, I don't know",
  ],
  deferral: [
    'one sec',
    'just a moment please',
    'hold on',
    'wait',
    'later',
    'tonight',
    'ask me later',
    'give me a minute',
    'let me check',
    'Ask me later, need to check with my boss',
    'not now',
    "I'll tell you tomorrow",
    'can we do this later?',
    'I have to look it up',
    "I'm driving right now",
  ],
  hesitation: ['hmm', 'Hmmm...', 'uh', 'um', '...', '…', 'well'],
  'never-mind': [
    'never mind',
    'nevermind',
    'nvm',
    'forget about it',
    'leave it as it is',
    'scratch that',
  ],
  greeting: ['hi', 'Hello!', 'Hello there', 'hey', 'good morning', 'Hi, how are you?', '👋'],
  thanks: ['thanks', 'Thank you!', 'thx', 'thank you so much for your help', "thanks, that's all"],
  'already-said': [
    'I already told you',
    'I already said that',
    'as I said',
    'see above',
    "Didn't I already tell you that?",
    'You already asked me that',
  ],
  cancel: [
    'cancel',
    'STOP!!!',
    'stop',
    'Stop it',
    'forget it',
    'I want to cancel',
    'please cancel',
    'quit',
    'cancel everything',
  ],
  reset: ['start over', 'restart', "let's start again", 'Can we start over?', 'reset'],
  undo: ['undo', 'undo that', 'go back', 'can you undo that?'],
  human: [
    'I want to talk to a human',
    'i want to talk to a human please',
    'can I speak to someone?',
    'human',
    'Can I talk to a real person please?',
    'get me a manager',
    "I'd like to speak with an agent",
    'operator',
    'is there a human here?',
  ],
};

describe('a stance is taken by the whole text', () => {
  for (const [stance, texts] of Object.entries(whole)) {
    test.each(texts)(`${stance}: %s`, (text) => {
      expect(readStance(text)).toEqual({ stance });
    });
  }
});

test.each([
  ["I'd rather not share my email", 'refusal', 'my email'],
  ["I don't want to give you my Phone Number, thanks", 'refusal', 'my Phone Number'],
  ["I don't know my order number", 'unknown', 'order number'],
  ["I don't have an order number", 'unknown', 'order number'],
  ['any colour is fine', 'no-preference', 'colour'],
  ["The size doesn't matter", 'no-preference', 'size'],
  ['no preference for the colour', 'no-preference', 'the colour'],
  ['need to check with my boss', 'deferral', 'my boss'],
  ['I already gave you my email', 'already-said', 'email'],
])('%s names what it is about', (text, stance, about) => {
  expect(readStance(text)).toEqual({ stance, about });
});

test.each([
  ["I don't know, ask me later", 'deferral'],
  ['No idea, any is fine', 'no-preference'],
  ['stop, I want to talk to a human', 'human'],
  ['hi, thanks', 'thanks'],
  ['hello, cancel please', 'cancel'],
])('of several stances the weightiest counts: %s', (text, stance) => {
  expect(readStance(text)?.stance).toBe(stance);
});

test.each([
  '',
  'yes',
  'no',
  'Dana',
  '29',
  'please cancel the alarm',
  'cancel my order',
  'I want to cancel my subscription with Northwind',
  'I stop at 5',
  'the bus stop',
  'stop sending me invoices by post',
  'pass the parcel',
  'undo button is broken',
  'the human resources portal',
  'hello kitty',
  'thanks to Dana we know it is 12',
  'later than five',
  'I want to return a product',
  'reset my password',
  'I had to wait for three weeks',
  'skip?',
  'any?',
  'it is late, about 9',
  'the private entrance',
])('no stance: %s', (text) => {
  expect(readStance(text)).toBeUndefined();
});
