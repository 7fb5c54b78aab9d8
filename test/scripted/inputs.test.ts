import { describe, expect, test } from 'vitest';
import { readLine } from '../../src/scripted/inputs.ts';
import { inputCompleter } from '../../src/scripted/written-inputs.ts';

describe('a line of a script', () => {
  test.each([
    ['29', [{ text: '29' }]],
    [' "quoted" ', [{ text: ' "quoted" ' }]],
    ['[1]', [{ text: '[1]' }]],
    ['{"text":"hi"}', [{ text: 'hi' }]],
    [
      '{"text":"hi","from":"u2","eventId":"e","locale":"de-AT","quote":"q"}',
      [{ text: 'hi', from: 'u2', eventId: 'e', locale: 'de-AT', quote: 'q' }],
    ],
    [
      '{"text":"hi","from":{"id":"u2","name":"Ana"}}',
      [{ text: 'hi', from: { id: 'u2', name: 'Ana' } }],
    ],
    ['{"control":{"id":"c"}}', [{ control: { id: 'c' } }]],
    ['{"control":{"label":"Yes"}}', [{ control: { label: 'Yes' } }]],
    ['{"edit":{"of":"e","text":"t"}}', [{ edit: { of: 'e', text: 't' } }]],
    ['{"command":"reset"}', [{ command: 'reset' }]],
    [
      '{"command":"start","flow":"f","reference":"r"}',
      [{ command: 'start', flow: 'f', reference: 'r' }],
    ],
    ['{"contact":{"phone":"1"}}', [{ contact: { own: true, phone: '1' } }]],
    ['{"location":{"latitude":1,"longitude":2}}', [{ location: { latitude: 1, longitude: 2 } }]],
    ['{"wordless":"voice"}', [{ wordless: 'voice' }]],
    ['{"burst":[{"text":"a"},"b"]}', [{ text: 'a' }, { text: 'b' }]],
  ])('%s', (line, inputs) => {
    expect(readLine(line)).toEqual({ kind: 'inputs', inputs });
  });

  test('that moves the clock', () => {
    expect(readLine('{"advanceMs":5000}')).toEqual({ kind: 'advance', advanceMs: 5000 });
  });

  test.each([
    ['{"text":', 'not valid JSON'],
    ['{}', 'exactly one of'],
    ['{"txet":"hi"}', 'exactly one of'],
    ['{"text":"a","command":"reset"}', 'exactly one of'],
    ['{"text":1}', 'text'],
    ['{"text":"hi","form":"u"}', 'form'],
    ['{"text":"hi","locale":"english please"}', 'locale'],
    ['{"command":"restart"}', 'command'],
    ['{"control":{}}', 'control'],
    ['{"wordless":"song"}', 'voice'],
    ['{"location":{"latitude":91,"longitude":0}}', 'latitude'],
    ['{"burst":[]}', 'burst'],
    ['{"burst":[{"burst":["a"]}]}', 'exactly one of'],
    ['{"advanceMs":-1}', 'advanceMs'],
    ['{"advanceMs":1,"text":"a"}', 'text'],
  ])('%s is faulty', (line, message) => {
    expect(readLine(line)).toEqual({ kind: 'fault', message: expect.stringContaining(message) });
  });
});

describe('what a line leaves out', () => {
  test('is an id of its own and the one person there is', () => {
    const { complete } = inputCompleter(() => []);
    expect(complete({ text: 'a' })).toMatchObject({ eventId: 'in-1', from: { id: 'user' } });
    expect(complete({ text: 'b', eventId: 'in-2', from: 'u2' })).toMatchObject({
      eventId: 'in-2',
      from: { id: 'u2' },
    });
    expect(complete({ text: 'c' })).toMatchObject({ eventId: 'in-3' });
  });

  test('is the id of a control that is shown, in any letter case', () => {
    const { complete } = inputCompleter(() => [{ id: 'c7', label: 'Right' }]);
    expect(complete({ control: { label: 'rIGHT' } })).toMatchObject({ controlId: 'c7' });
    expect(complete({ control: { id: 'other' } })).toMatchObject({ controlId: 'other' });
    expect(complete({ control: { label: 'Wrong' } })).toBeUndefined();
  });
});
