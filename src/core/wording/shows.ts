import type { Act } from '../acts.ts';
import { currentValue } from '../merge/merge.ts';
import type { ShownSlot } from '../reply.ts';
import { slotSpec } from '../scene.ts';
import type { Value } from '../value.ts';
import { capitalised, type Speaker, type Voice } from './speaker.ts';

/** The slots that an act is about, for platforms that show them as rows, fields or pickers. */
export function showsOf(act: Act, voice: Voice, speaker: Speaker): readonly ShownSlot[] {
  const { slots, flow } = voice;
  switch (act.act) {
    case 'state-inference':
      return [valued(act.slot, act.value, act.words, voice, speaker)];
    case 'changed':
      return act.inferred ? [valued(act.slot, act.to, undefined, voice, speaker)] : [];
    case 'ask-closing':
    case 'ask-review':
      return act.slots.flatMap((id) => standing(id, voice, speaker));
    case 'show-state':
    case 'completed':
      return flow.spec.slots
        .filter(({ id }) => slots[id] !== undefined)
        .flatMap(({ id }) => standing(id, voice, speaker));
    case 'ask':
    case 'ask-correction':
      return act.slots.map((id) => named(id, voice, speaker));
    default:
      return [];
  }
}

function standing(id: string, voice: Voice, speaker: Speaker): readonly ShownSlot[] {
  const state = voice.slots[id];
  const value = state && currentValue(state);
  if (state?.status === 'inferred') {
    return [valued(id, state.value, state.source.text, voice, speaker)];
  }
  if (value !== undefined) return [valued(id, value, undefined, voice, speaker)];
  if (state?.status !== 'declined') return [];
  const shown = named(id, voice, speaker);
  const line = speaker.format(speaker.pack.reviewOmitted[0], { label: shown.label });
  return [{ ...shown, line }];
}

function valued(
  id: string,
  given: Value,
  words: string | undefined,
  voice: Voice,
  speaker: Speaker,
): ShownSlot {
  const { pack } = speaker;
  const shown = named(id, voice, speaker);
  const value = speaker.value(id, given);
  const [frame] = words === undefined ? pack.reviewLine : pack.closingLine;
  const line = speaker.format(frame, { label: shown.label, value, words: words ?? '' });
  return { ...shown, value, line, ...(words !== undefined && { words }) };
}

function named(id: string, { flow }: Voice, speaker: Speaker): ShownSlot {
  const { type, sensitive } = slotSpec(flow, id);
  const label = capitalised(speaker.label(id));
  return { slot: id, label, type, ...(sensitive && { sensitive }) };
}
