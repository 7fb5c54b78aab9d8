import type { Act } from '../acts.ts';
import { localiseList } from '../flow/localise.ts';
import type { SlotSpec } from '../flow/spec.ts';
import { currentValue } from '../merge/merge.ts';
import { slotSpec } from '../scene.ts';
import type { Incomplete } from '../slot-types/slot-type.ts';
import { framesFor, labelWords } from './frames.ts';
import { nearlySays } from './nearly-says.ts';
import type { Frames, Variants } from './pack.ts';
import { capitalised, type Speaker, type Voice } from './speaker.ts';

type ActOf<Name extends Act['act']> = Extract<Act, { readonly act: Name }>;

/**
 * The question for values. The last time, or when the person does not know, it comes with all the
 * help there is and an offer to leave the slot out.
 */
export function sayAsk(act: ActOf<'ask'>, voice: Voice, speaker: Speaker): string {
  const question = wordedQuestion(act, voice, speaker);
  if (act.attempt !== 'last' || act.repeated) return question;
  const help = act.slots.flatMap((id) => [
    speaker.authored(slotSpec(voice.flow, id).why),
    example(id, voice, speaker, question),
  ]);
  const leaveOut = speaker.pick('leaveOut', speaker.pack.leaveOut);
  return [question, ...help, leaveOut].filter(Boolean).join(' ');
}

/**
 * First and second wording take turns, so that a question never comes twice in the same words; one
 * that has a single wording is led back to in words of the pack.
 */
function wordedQuestion(
  { slots, attempt, half }: ActOf<'ask'>,
  voice: Voice,
  speaker: Speaker,
): string {
  const key = `ask:${slots.join('+')}`;
  const [only] = slots;
  if (half && only !== undefined) return sayRest(only, half, speaker);
  const variants =
    slots.length > 1 || only === undefined
      ? pairWording(slots, voice, speaker)
      : slotWording(only, voice, speaker);
  // Asked in a pair before and now alone: its first wording counts as used.
  if (attempt === 'again' && speaker.used(key) === 0) speaker.count(key);
  const used = speaker.count(key);
  const question = variants[used % variants.length] ?? variants[0];
  if (used === 0 || variants.length > 1) return question;
  return speaker.pick('repeat', speaker.pack.repeat, { question });
}

/** The other half of a value, with the half that there is. */
function sayRest(id: string, { problem, parts }: Incomplete, speaker: Speaker): string {
  const said = speaker.list(
    parts.map((part) => speaker.value(id, part)),
    'disjunction',
  );
  return speaker.about(`askRest:${problem}`, speaker.pack.askRest[problem], id, { parts: said });
}

function slotWording(id: string, voice: Voice, speaker: Speaker): Variants {
  const { ask } = slotSpec(voice.flow, id);
  const authored = typeof ask === 'object' ? ask : undefined;
  const again = [frame(speaker.pack.askAgain, id, voice, speaker), example(id, voice, speaker)];
  return [
    speaker.authored(authored?.first) ?? frame(speaker.pack.askFirst, id, voice, speaker),
    speaker.authored(authored?.again) ?? again.filter(Boolean).join(' '),
  ];
}

/** A neutral question; slots take different frames, so that two in a row do not sound alike. */
function frame(frames: Frames, id: string, { flow, language }: Voice, speaker: Speaker): string {
  const words = labelWords([id], flow, language);
  const variants = framesFor(frames, words);
  const index = flow.spec.slots.findIndex((slot) => slot.id === id);
  return speaker.format(variants[index % variants.length] ?? variants[0], words);
}

/** The first of the examples, unless what was said has one like it. */
function example(
  id: string,
  { flow, language }: Voice,
  speaker: Speaker,
  said = '',
): string | undefined {
  const [first] = localiseList(slotSpec(flow, id).examples, language, flow.spec.language);
  return first && !nearlySays(said, first)
    ? speaker.format(speaker.pack.example[0], { example: first })
    : undefined;
}

function pairWording(slots: readonly string[], { flow }: Voice, speaker: Speaker): Variants {
  const group = flow.spec.groups.find((pair) => slots.every((id) => pair.slots.includes(id)));
  const list = speaker.list(slots.map(speaker.label), 'conjunction');
  return [speaker.authored(group?.ask) ?? speaker.format(speaker.pack.askPair[0], { list })];
}

/** Which of several candidates is meant, all of them shown. */
export function sayChoice(act: ActOf<'ask-choice'>, { flow }: Voice, speaker: Speaker): string {
  const values = speaker.apart(act.slot, act.candidates);
  const [value = ''] = values;
  const from = act.current === undefined ? '' : speaker.value(act.slot, act.current);
  if (act.said) {
    const { somebody } = speaker.pack;
    const { current = somebody, candidate = somebody } = act.said;
    const words = { before: current, now: candidate, from, to: value };
    return speaker.about('askBetween', speaker.pack.askBetween, act.slot, words);
  }
  const key = `askChoice:${act.why}`;
  const options = speaker.list(values, 'disjunction');
  return speaker.about(key, speaker.pack.askChoice[act.why], act.slot, {
    options,
    value,
    from,
    to: value,
    size: unusualSize(slotSpec(flow, act.slot)),
  });
}

/** Which way an unusual value is off, where the flow has one limit alone and it is of a quantity. */
function unusualSize({ type, softLimits }: SlotSpec): 'large' | 'small' | 'other' {
  const { min, max } = softLimits ?? {};
  if (!sizes.has(type) || (min === undefined) === (max === undefined)) return 'other';
  return min === undefined ? 'large' : 'small';
}

/** Types whose values are large or small. */
const sizes: ReadonlySet<SlotSpec['type']> = new Set([
  'money',
  'integer',
  'number',
  'percentage',
  'quantity',
]);

/** The open inferences, each with the words it came from. */
export function sayClosing(act: ActOf<'ask-closing'>, voice: Voice, speaker: Speaker): string {
  const { pack } = speaker;
  const lines = act.slots.map((id) => ({ id, ...inference(id, voice, speaker) }));
  const [only] = lines;
  const question =
    lines.length === 1 && only
      ? speaker.about('askClosingOne', pack.askClosingOne, only.id, only)
      : [
          speaker.pick('askClosingMany', pack.askClosingMany),
          ...lines.map((line) =>
            speaker.format(pack.closingLine[0], { ...line, label: speaker.label(line.id) }),
          ),
        ].join('\n');
  if (act.minutes === undefined) return question;
  const { minutes } = act;
  return `${question}${lines.length > 1 ? '\n' : ' '}${speaker.pick('closingDelay', pack.closingDelay, { minutes })}`;
}

function inference(
  id: string,
  { slots }: Voice,
  speaker: Speaker,
): { value: string; words: string } {
  const state = slots[id];
  if (state?.status !== 'inferred') return { value: '', words: '' };
  return { value: speaker.value(id, state.value), words: state.source.text };
}

/** All values as they would be sent; what is left out is said, too. */
export function sayReview(act: ActOf<'ask-review'>, voice: Voice, speaker: Speaker): string {
  const { pack } = speaker;
  const lines = act.slots.flatMap((id) => {
    const state = voice.slots[id];
    const value = state && currentValue(state);
    const label = capitalised(speaker.label(id));
    if (value !== undefined) {
      return [speaker.format(pack.reviewLine[0], { label, value: speaker.value(id, value) })];
    }
    return state?.status === 'declined' ? [speaker.format(pack.reviewOmitted[0], { label })] : [];
  });
  const intro =
    speaker.authored(voice.flow.spec.wording.review) ??
    speaker.pick('reviewIntro', pack.reviewIntro);
  return [intro, ...lines, speaker.pick('askReview', pack.askReview)].join('\n');
}

/** What is noted so far. What is sensitive shows its end alone. */
export function sayState(voice: Voice, speaker: Speaker): string {
  const { pack } = speaker;
  const lines = voice.flow.spec.slots.flatMap(({ id, sensitive }) => {
    const state = voice.slots[id];
    const value = state && currentValue(state);
    if (value === undefined) return [];
    const shown = speaker.value(id, value);
    const label = capitalised(speaker.label(id));
    return [
      speaker.format(pack.reviewLine[0], { label, value: sensitive ? masked(shown) : shown }),
    ];
  });
  return lines.length === 0
    ? speaker.pick('stateEmpty', pack.stateEmpty)
    : [speaker.pick('stateIntro', pack.stateIntro), ...lines].join('\n');
}

function masked(text: string): string {
  return text.length <= 4 ? '••••' : `•••• ${text.slice(-4)}`;
}
