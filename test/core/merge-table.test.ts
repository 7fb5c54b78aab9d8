import { describe, expect, test } from 'vitest';
import { merge } from '../../src/core/merge/merge.ts';
import {
  type MergeColumn,
  type MergeRow,
  type MergeRule,
  mergeTable,
} from '../../src/core/merge/merge-table.ts';
import type { GiveMove } from '../../src/core/move.ts';
import type { SlotState, Source } from '../../src/core/slot-state.ts';

const source: Source = {
  kind: 'span',
  messageId: 'm1',
  from: { id: 'u1' },
  text: 'old',
  start: 0,
  end: 3,
};
const news: Source = { ...source, messageId: 'm2', text: 'new' };

const states: Readonly<Record<MergeRow, SlotState>> = {
  empty: { status: 'empty', asked: 1, rejected: [] },
  inferred: { status: 'inferred', asked: 1, value: 'old', source, rejected: [] },
  'filled-reversible': filled(),
  'filled-irreversible': filled(),
  'declined-refused': { status: 'declined', asked: 1, reason: 'refused', source },
  'declined-otherwise': { status: 'declined', asked: 1, reason: 'no-preference', source },
};

function filled(): SlotState {
  const basis = 'stated' as const;
  return { status: 'filled', asked: 1, value: 'old', basis, source, confirmed: 'stated' };
}

/** What each rule leaves behind: status, value, the change it reports. */
const outcomes: Readonly<Record<MergeRule, (before: SlotState, value: string) => object>> = {
  fill: (_, value) => ({ status: 'filled', value }),
  'fill-with-notice': (_, value) => ({ status: 'filled', value, notice: true }),
  infer: (_, value) => ({ status: 'inferred', value }),
  'infer-with-notice': (_, value) => ({ status: 'inferred', value, notice: true }),
  'infer-over': (before, value) => ({ status: 'inferred', value, notice: true, behind: before }),
  'ask-conflict': (before) => ({ ...kept(before), open: 'conflict' }),
  'ask-after-refusal': (before) => ({ ...kept(before), open: 'after-refusal' }),
  ignore: (before) => ({ ...kept(before), ignored: true }),
  nothing: kept,
};

function kept(before: SlotState): object {
  return { status: before.status, ...('value' in before && { value: before.value }) };
}

const cells = (Object.keys(mergeTable) as MergeRow[]).flatMap((row) =>
  (Object.keys(mergeTable[row]) as MergeColumn[]).map(
    (column) => [row, column, mergeTable[row][column]] as const,
  ),
);

describe('every cell of the merge table does what it says', () => {
  test.each(cells)('%s, %s: %s', (row, column, rule) => {
    const before = states[row];
    const hasValue = before.status === 'filled' || before.status === 'inferred';
    const same = column.startsWith('same');
    // Without a value nothing can be the same, so that those cells stand for any value.
    const value = same && hasValue ? 'old' : 'new';
    const move: GiveMove = {
      move: 'give',
      slot: 's',
      value,
      basis: column.includes('derived') ? 'derived' : 'stated',
      source: news,
      direct: column.endsWith('direct'),
      corrects: false,
    };
    if (same && !hasValue) return expect(rule).toBeDefined();
    const { state, change } = merge('s', before, move, {
      reversible: row !== 'filled-irreversible',
    });
    const seen = {
      status: state.status,
      ...('value' in state && { value: state.value }),
      ...(state.open && { open: state.open.why }),
      ...(state.status === 'inferred' && state.behind && { behind: state.behind }),
      ...((change?.change === 'replaced' || change?.change === 'used-after-decline') && {
        notice: true,
      }),
      ...(change?.change === 'ignored' && { ignored: true }),
    };
    expect(seen).toEqual(outcomes[rule](before, value));
  });
});

test('an inference that was taken back is not made again', () => {
  const before: SlotState = { status: 'empty', asked: 1, rejected: ['new'] };
  const move = { move: 'give', slot: 's', value: 'new', source: news, direct: false } as const;
  const again = merge(
    's',
    before,
    { ...move, basis: 'derived', corrects: false },
    { reversible: true },
  );
  expect(again.state).toEqual(before);
  expect(again.change).toMatchObject({ change: 'ignored', why: 'rejected-before' });
});
