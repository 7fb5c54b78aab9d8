import { expect, test } from 'vitest';
import { OperationalError } from '../../src/errors.ts';
import { errorFields } from '../../src/ops/error-fields.ts';

const words = 'my name is Dana';

function failed(cause: unknown): OperationalError {
  return new OperationalError('store-unavailable', 'The store is away.', { cause });
}

test.each([
  [failed(Object.assign(new Error(words), { code: 'ECONNREFUSED' })), 'ECONNREFUSED'],
  [failed(new Error(`OOM command not allowed: ${words}`)), 'OOM'],
  [failed(new Error(`ERR READONLY ${words}`)), 'READONLY'],
  [failed(new Error('Command timed out')), 'timeout'],
  [failed(new TypeError(words)), 'TypeError'],
  [failed(words), 'string'],
])('of an operational error the cause is told in a word', (error, cause) => {
  const fields = errorFields(error);
  expect(fields).toMatchObject({ code: 'store-unavailable', message: 'The store is away.', cause });
  expect(JSON.stringify(fields)).not.toContain(words);
});

test.each([
  ['a bug', new Error(words)],
  ['a bug whose words span lines', new Error(`one\n${words}\ntwo`)],
  ['a bug with a cause', new Error(words, { cause: new Error(words) })],
  ['an error with fields of its own', Object.assign(new Error(words), { args: [words] })],
  ['an error with a code that is none', Object.assign(new Error('x'), { code: words })],
  ['something thrown that is no error', words],
  ['nothing', undefined],
])('of %s nothing that anybody said is told', (_, error) => {
  expect(JSON.stringify(errorFields(error))).not.toContain(words);
});

test('a bug can be found by its places in the program', () => {
  const { name, stack } = errorFields(new RangeError(words));
  expect(name).toBe('RangeError');
  expect(stack?.[0]).toContain('error-fields.test.ts');
});
