import type { SlotState } from '../../core/slot-state.ts';
import type { Value } from '../../core/value.ts';

/** How one thing that a case expects came out. */
export interface Judged {
  readonly id: string;
  readonly lang: string;
  readonly type: string;
  /** Where the case comes from, as its id begins. */
  readonly source: string;
  /** Something was to be given; `false` for what was given and nobody said. */
  readonly expected: boolean;
  readonly answered: boolean;
  readonly right: boolean;
  /** Answered without asking an understander. */
  readonly direct: boolean;
  readonly said: string;
  readonly got: string;
  readonly wanted: string;
  /** Counted in the report by this name beside the rates: "false yes". */
  readonly notes?: readonly string[];
}

export function sourceOf(id: string): string {
  return id.split('/')[0] ?? id;
}

/** The value that a slot holds, stated or inferred. */
export function heldValue(state: SlotState | undefined): Value | undefined {
  return state?.status === 'filled' || state?.status === 'inferred' ? state.value : undefined;
}

/** The words that a slot's value came from. */
export function wordsOf(state: SlotState | undefined): string {
  return state !== undefined && 'source' in state ? (state.source?.text ?? '') : '';
}

/** A value in short, for people who look why a case fails. */
export function shown(state: SlotState | undefined): string {
  if (state === undefined) return '-';
  const value = heldValue(state);
  if (value !== undefined) {
    return `${state.status} ${typeof value === 'object' ? JSON.stringify(value) : value}`;
  }
  if (state.open !== undefined) {
    return `open ${state.open.candidates.map((each) => JSON.stringify(each.value)).join(' ')}`;
  }
  return state.status === 'declined' ? `declined ${state.reason}` : state.status;
}

/**
 * Whether a slot holds one of the answers that a case takes. Values with a canonical form must be
 * that value: the one the case names, else the one that its words alone say. Others may be as they
 * were written. Outer punctuation, case and space say nothing.
 */
export function isAccepted(
  state: SlotState | undefined,
  accept: readonly string[],
  read: (words: string) => Value | undefined,
): boolean {
  const value = heldValue(state);
  if (value === undefined) return false;
  const form = plain(formOf(value));
  const taken = accept.map(plain);
  if (taken.includes(form)) return true;
  return accept.some((each) => {
    const meant = read(each);
    return meant !== undefined && plain(formOf(meant)) === form;
  });
}

/** A value as cases write it. */
function formOf(value: Value): string {
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (typeof value !== 'object') return String(value);
  return 'amount' in value ? String(value.amount) : JSON.stringify(value);
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/^[\s\p{P}]+|[\s\p{P}]+$/gu, '')
    .replace(/[’‘]/gu, "'")
    .replace(/\s+/gu, ' ');
}
