import type { Basis, SlotState } from '../slot-state.ts';

/**
 * The merge table of contract 4, as data: what a grounded value does to a slot. docs/state-table.md
 * is printed from it and test/core/merge-table.test.ts runs every cell of it.
 */
export type MergeRow =
  | 'empty'
  | 'inferred'
  | 'filled-reversible'
  | 'filled-irreversible'
  | 'declined-refused'
  | 'declined-otherwise';

/** How the given value relates to the slot: the same one, or another, by basis and by aim. */
export type MergeColumn =
  | 'same-stated'
  | 'same-derived'
  | 'stated-direct'
  | 'stated-passing'
  | 'derived-direct'
  | 'derived-passing';

/**
 * - `fill`: stored as filled. `fill-with-notice`: the same, and the reply says what it replaced.
 * - `infer`: stored as inferred, unless the person took that very value back before.
 * - `infer-with-notice`: an inference replaces an inference. `infer-over`: the old value stays behind.
 * - `ask-conflict`: unchanged until the person chooses between old and new.
 * - `ask-after-refusal`: asked once whether to use it. `ignore`: not applied, and the trace says so.
 * - `nothing`: already so.
 */
export type MergeRule =
  | 'fill'
  | 'fill-with-notice'
  | 'infer'
  | 'infer-with-notice'
  | 'infer-over'
  | 'ask-conflict'
  | 'ask-after-refusal'
  | 'ignore'
  | 'nothing';

export const mergeTable: Readonly<Record<MergeRow, Readonly<Record<MergeColumn, MergeRule>>>> = {
  empty: {
    'same-stated': 'fill',
    'same-derived': 'infer',
    'stated-direct': 'fill',
    'stated-passing': 'fill',
    'derived-direct': 'infer',
    'derived-passing': 'infer',
  },
  inferred: {
    'same-stated': 'fill',
    'same-derived': 'nothing',
    'stated-direct': 'fill-with-notice',
    'stated-passing': 'fill-with-notice',
    'derived-direct': 'infer-with-notice',
    'derived-passing': 'infer-with-notice',
  },
  'filled-reversible': {
    'same-stated': 'nothing',
    'same-derived': 'nothing',
    'stated-direct': 'fill-with-notice',
    'stated-passing': 'ignore',
    'derived-direct': 'infer-over',
    'derived-passing': 'ignore',
  },
  'filled-irreversible': {
    'same-stated': 'nothing',
    'same-derived': 'nothing',
    'stated-direct': 'ask-conflict',
    'stated-passing': 'ignore',
    'derived-direct': 'ask-conflict',
    'derived-passing': 'ignore',
  },
  'declined-refused': {
    'same-stated': 'fill-with-notice',
    'same-derived': 'ignore',
    'stated-direct': 'fill-with-notice',
    'stated-passing': 'ask-after-refusal',
    'derived-direct': 'ignore',
    'derived-passing': 'ignore',
  },
  'declined-otherwise': {
    'same-stated': 'fill-with-notice',
    'same-derived': 'ignore',
    'stated-direct': 'fill-with-notice',
    'stated-passing': 'fill-with-notice',
    'derived-direct': 'ignore',
    'derived-passing': 'ignore',
  },
};

export function mergeRow(state: SlotState, reversible: boolean): MergeRow {
  switch (state.status) {
    case 'empty':
    case 'inferred':
      return state.status;
    case 'filled':
      return reversible ? 'filled-reversible' : 'filled-irreversible';
    case 'declined':
      return state.reason === 'refused' ? 'declined-refused' : 'declined-otherwise';
  }
}

export function mergeColumn(same: boolean, basis: Basis, direct: boolean): MergeColumn {
  return same ? `same-${basis}` : `${basis}-${direct ? 'direct' : 'passing'}`;
}
