import type { Act } from '../core/acts.ts';
import type { Move } from '../core/move.ts';
import type { SlotState } from '../core/slot-state.ts';
import type { Trace } from '../core/trace.ts';
import { modelCalled } from '../core/understanding.ts';
import { sameValue, type Value } from '../core/value.ts';
import { hanging, harmless, type Screen } from './screen.ts';

/** Why the last turn did what it did, step by step in the order it happened. */
export function traceView(trace: Trace | undefined, screen: Screen): string {
  if (trace === undefined) return 'No turn has been taken yet.\n';
  const rows = [
    ...trace.inputs.map(({ kind, text }): Row => ['heard', `${kind} "${text}"`]),
    ...trace.direct.map((move): Row => ['direct', moveText(move)]),
    ['model', understandingText(trace)] as const,
    ...trace.proposals.map(
      ({ slot, quote, outcome }): Row => ['proposal', `${slot} "${quote}": ${outcome}`],
    ),
    ...changes(trace).map((text): Row => ['changed', text]),
    ['decided', trace.decision] as const,
    ...trace.acts.map((act): Row => ['act', actText(act)]),
  ];
  const width = Math.max(...rows.map(([name]) => name.length));
  const lines = rows.map(([name, text], i) => {
    const shown = rows[i - 1]?.[0] === name ? '' : name;
    const head = screen.paint('dim', `  ${shown.padEnd(width)}  `);
    return hanging(head, harmless(text).replaceAll('\n', ' '), screen.columns);
  });
  return `${[screen.paint('strong', `Turn ${trace.turn}`), ...lines].join('\n')}\n`;
}

type Row = readonly [name: string, text: string];

function understandingText({ understanding, claimedComplete }: Trace): string {
  if (understanding === undefined) return 'not called: nothing was left to understand';
  const {
    by,
    calls = 1,
    inputTokens,
    cachedTokens,
    outputTokens,
    costUsd,
    failure,
  } = understanding;
  const called = modelCalled(understanding);
  const times = calls > 1 ? `called ${calls} times` : 'called';
  const who = `${called ? times : 'not called'}${by === 'rules' ? ': the offline rules answered' : ''}`;
  const cached = cachedTokens ? ` (${cachedTokens} cached)` : '';
  const tokens =
    inputTokens === undefined
      ? ''
      : `, ${inputTokens} tokens in${cached}, ${outputTokens ?? 0} out`;
  const cost = costUsd === undefined ? '' : `, $${costUsd}`;
  const failed = failure === undefined ? '' : `, after a failure (${failure})`;
  return `${who}${tokens}${cost}${failed}${claimedComplete === true ? ', says complete' : ''}`;
}

function moveText(move: Move): string {
  const { move: name, ...rest } = move;
  return [name, ...details(rest)].join(' ');
}

function actText(act: Act): string {
  const { act: name, ...rest } = act;
  return [name, ...details(rest)].join(' ');
}

/** What a reader wants of a move or an act: slots, values and reasons; not sources and flags. */
function details(fields: Readonly<Record<string, unknown>>): readonly string[] {
  const shown = ['slot', 'slots', 'flows', 'from', 'to', 'value', 'reason', 'why', 'attempt'];
  return Object.entries(fields).flatMap(([name, field]) => {
    if (!shown.includes(name) || field === undefined) return [];
    const text = Array.isArray(field) ? field.join(', ') : plain(field);
    return [name === 'slot' || name === 'slots' || name === 'flows' ? text : `${name}=${text}`];
  });
}

function changes({ before, after }: Trace): readonly string[] {
  return Object.entries(after).flatMap(([id, now]) => {
    const was = before[id];
    if (was !== undefined && unchanged(was, now)) return [];
    return [`${id}: ${was === undefined ? 'new' : slotText(was)} → ${slotText(now)}`];
  });
}

function unchanged(was: SlotState, now: SlotState): boolean {
  if (was.status !== now.status || was.open?.why !== now.open?.why) return false;
  return !('value' in was && 'value' in now) || sameValue(was.value, now.value);
}

function slotText(state: SlotState): string {
  const value = 'value' in state ? ` ${plain(state.value)}` : '';
  const reason = state.status === 'declined' ? ` (${state.reason})` : '';
  return `${state.status}${value}${reason}`;
}

function plain(value: Value | unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
