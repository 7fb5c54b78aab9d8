import { describe, expect, test } from 'vitest';
import { replies } from '../../bench/replies.mjs';
import { slotTypeNames } from '../../src/core/slot-types/slot-type.ts';
import { asked } from './asked.ts';

describe('what is measured for a type is a value of it', () => {
  test.each(slotTypeNames.filter((type) => type !== 'file'))('%s', (type) => {
    const [reply = () => '', more = {}] = replies[type] ?? [];
    const { read } = asked({ type, label: 'slot', ...more });
    for (const n of [0, 1, 29, 58, 419]) {
      expect([reply(n), read(reply(n))]).not.toEqual([reply(n), 'none']);
    }
  });
});
