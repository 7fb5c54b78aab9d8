import { expect, test } from 'vitest';
import { run } from './run.ts';

test('the example of embedding the library delivers what was said in it', async () => {
  const { status, stdout, stderr } = await run('examples/embedding/main.mjs', []);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  const received = /^received +(.+)$/m.exec(stdout)?.[1];
  expect(JSON.parse(received ?? 'null')).toEqual({ topic: 'invoice', customer_number: '007123' });
});
