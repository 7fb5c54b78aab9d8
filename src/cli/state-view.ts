import type { Conversation } from '../core/conversation.ts';
import type { CompiledFlow } from '../core/flow/compile.ts';
import { localise } from '../core/flow/localise.ts';
import type { LanguageCode } from '../core/language/language.ts';
import type { SlotState } from '../core/slot-state.ts';
import { slotTypes } from '../core/slot-types/index.ts';
import type { Value } from '../core/value.ts';
import { harmless, type Screen, table } from './screen.ts';

/**
 * What is noted so far: every slot with its value, its status and the words it came from. Sensitive
 * values can be masked, for whoever is not the person.
 */
export function stateView(
  conversation: Conversation | undefined,
  flows: readonly CompiledFlow[],
  screen: Screen,
  options: { readonly maskSensitive?: boolean } = {},
): string {
  const session = conversation?.session;
  const flow = flows.find(({ hash }) => hash === session?.flow.hash);
  if (conversation === undefined || session === undefined || flow === undefined) {
    return 'Nothing has begun yet.\n';
  }
  const asked: readonly string[] = session.pending?.asked ?? [];
  const hidden = (id: string) => options.maskSensitive === true && flow.slots.get(id)?.sensitive;
  const rows = Object.entries(session.slots).map(([id, state]) => [
    slotLabel(flow, id, conversation.language),
    hidden(id) ? mask(state) : shownValue(flow, id, state, conversation.language),
    statusText(state, asked.includes(id)),
    hidden(id) ? '' : wordsOf(state),
  ]);
  const head = ['Slot', 'Value', 'Status', 'Words'];
  const [headLine = '', ...lines] = table([head, ...rows], screen.columns);
  const end = session.outcome === undefined ? [] : [`Ended: ${outcomeText(session.outcome)}`];
  return `${[screen.paint('dim', headLine), ...lines, ...end].join('\n')}\n`;
}

function shownValue(
  flow: CompiledFlow,
  id: string,
  state: SlotState,
  language: LanguageCode,
): string {
  return 'value' in state ? slotText(flow, id, state.value, language) : '–';
}

function mask(state: SlotState): string {
  return 'value' in state ? '•••' : '–';
}

/** What a slot is called; its id where the flow is not known. */
export function slotLabel(flow: CompiledFlow | undefined, id: string, language: LanguageCode) {
  const spec = flow?.slots.get(id);
  return spec === undefined || flow === undefined
    ? id
    : harmless(localise(spec.label, language, flow.spec.language));
}

/** A value as a person reads it. */
export function slotText(
  flow: CompiledFlow | undefined,
  id: string,
  value: Value,
  language: LanguageCode,
): string {
  const spec = flow?.slots.get(id);
  const text =
    spec === undefined ? plain(value) : slotTypes[spec.type].format(value, spec, language);
  return harmless(text).replaceAll('\n', ' ');
}

export function outcomeText(outcome: { readonly type: string; readonly reason?: string }): string {
  return outcome.reason === undefined ? outcome.type : `${outcome.type} (${outcome.reason})`;
}

function plain(value: Value): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function statusText(state: SlotState, asked: boolean): string {
  const point = state.open === undefined ? '' : `, ${state.open.why}`;
  if (state.status === 'empty') return `${asked ? 'asked' : 'empty'}${point}`;
  return `${state.status}${state.status === 'declined' ? ` (${state.reason})` : ''}${point}`;
}

function wordsOf(state: SlotState): string {
  const words = 'source' in state ? state.source?.text : undefined;
  return words === undefined ? '' : `"${harmless(words).replaceAll('\n', ' ')}"`;
}
