import type { Act } from '../acts.ts';
import { localise } from '../flow/localise.ts';
import { type Shared, sharedKinds, type Wordless } from '../input.ts';
import type { ReplyPart } from '../reply.ts';
import { slotSpec } from '../scene.ts';
import { unitsShown } from '../slot-types/amounts/slot-units.ts';
import { nearlySays } from './nearly-says.ts';
import type { Variants, WordingPack } from './pack.ts';
import { sayAsk, sayChoice, sayClosing, sayReview, sayState } from './say-question.ts';
import { showsOf } from './shows.ts';
import { type Speaker, speaker, type Voice } from './speaker.ts';

export interface Spoken {
  readonly parts: readonly ReplyPart[];
  readonly said: Readonly<Record<string, number>>;
}

/** Puts acts into words: authored wording where the flow has it, else the pack of the language. */
export function say(acts: readonly Act[], voice: Voice): Spoken {
  const speaking = speaker(voice);
  const unclear = acts.some(({ act }) => act === 'repeat-review') && acts.some(isNotUnderstood);
  const said = unclear ? acts.filter((act) => !isNotUnderstood(act)) : acts;
  const open = said.flatMap((act) => {
    return act.act === 'list-options' && !hasOptions(act.slot, voice) ? [act.slot] : [];
  });
  const parts = said.flatMap((act): readonly ReplyPart[] => {
    const isOpen = act.act === 'list-options' && open.includes(act.slot);
    if (isOpen && act.slot !== open[0]) return [];
    const text = isOpen
      ? speaking.about('noOptions', speaking.pack.noOptions, open)
      : act.act === 'acknowledge'
        ? sayAcknowledgement(speaking, said.length === 1)
        : sayAct(act, voice, speaking, unclear);
    if (text.trim() === '') return [];
    const shows = showsOf(act, voice, speaking);
    return [{ act, text: text.trim(), ...(shows.length > 0 && { shows }) }];
  });
  return { parts, said: speaking.said };
}

/** The parts as one text. What is a list or an answer stands by itself; the rest flows together. */
export function joinParts(parts: readonly ReplyPart[]): string {
  let text = '';
  let apart = false;
  for (const part of parts) {
    const own = part.text.includes('\n') || ownParagraph.has(part.act.act);
    if (text !== '') text += own || apart ? '\n\n' : ' ';
    text += part.text;
    apart = own;
  }
  return text;
}

const ownParagraph: ReadonlySet<Act['act']> = new Set([
  'answer',
  'no-answer',
  'explain-why',
  'staff-said',
]);

function isNotUnderstood({ act }: Act): boolean {
  return act === 'not-understood';
}

/** `unclear`: what came ahead was not understood, which the question about a review says itself. */
function sayAct(act: Act, voice: Voice, speaking: Speaker, unclear: boolean): string {
  const { pack, pick, about, value, authored, title } = speaking;
  const { wording } = voice.flow.spec;
  switch (act.act) {
    case 'clause':
    case 'answer':
    case 'rule-failed':
      return act.text;
    case 'staff-said':
      return pick(act.act, pack.staffSaid, {
        name: act.name ?? pack.notes.team,
        text: act.text,
      });
    case 'greet':
      return authored(wording.greeting) ?? pick('greet', pack.acts.greet);
    case 'repeat-review':
      return unclear
        ? pick('repeatReviewUnclear', pack.repeatReviewUnclear)
        : pick(act.act, pack.acts[act.act]);
    case 'completed':
      return authored(wording.completed) ?? pick('completed', pack.acts.completed);
    case 'handed-over':
      return (
        authored(wording.handover) ?? pick(`handedOver:${act.reason}`, pack.handedOver[act.reason])
      );
    case 'cannot-read':
      return pick(`cannotRead:${act.what}`, cannotRead(act.what, pack));
    case 'state-inference': {
      const words = { value: value(act.slot, act.value), words: act.words };
      return nearlySays(act.words, words.value)
        ? about('stateInferenceBriefly', pack.stateInferenceBriefly, act.slot, words)
        : about('stateInference', pack.stateInference, act.slot, words);
    }
    case 'confirmed':
    case 'taken-back':
    case 'used-after-decline':
      return about(act.act, pack.slotActs[act.act], act.slot, {
        value: value(act.slot, act.value),
      });
    case 'set-aside':
      return about(act.act, pack.slotActs[act.act], act.slot);
    case 'changed': {
      const words = { from: value(act.slot, act.from), to: value(act.slot, act.to) };
      return act.inferred
        ? about('changedInferred', pack.changedInferred, act.slot, words)
        : about('changed', pack.changed, act.slot, words);
    }
    case 'kept':
      return act.value === undefined
        ? about('keptNothing', pack.keptNothing, act.slot)
        : about('kept', pack.kept, act.slot, { value: value(act.slot, act.value) });
    case 'declined':
      return sayDeclined(act, speaking);
    case 'invalid': {
      const { problem } = act.problem;
      const limit = 'limit' in act.problem ? act.problem.limit : 0;
      if ('parts' in act.problem) {
        return about(`invalid:${problem}`, pack.invalid[problem], act.slot);
      }
      const slot = slotSpec(voice.flow, act.slot);
      const units = unitsShown(slot, voice.language);
      const words = {
        limit:
          typeof limit === 'number' && slot.type !== 'percentage' ? limit : value(act.slot, limit),
        units: speaking.list(units, 'disjunction'),
      };
      // A slot with units of its own says which, whatever was wrong with what was said.
      const told = problem === 'no-unit' && units.length > 0 ? 'other-unit' : problem;
      return about(`invalid:${told}`, pack.invalid[told], act.slot, words);
    }
    case 'still-missing':
      return sayMissing(act.slots, speaking);
    case 'ask':
      return sayAsk(act, voice, speaking);
    case 'ask-choice':
      return sayChoice(act, voice, speaking);
    case 'ask-closing':
      return sayClosing(act, voice, speaking);
    case 'ask-review':
      return sayReview(act, voice, speaking);
    case 'ask-correction': {
      const [only] = act.slots;
      return act.slots.length === 1 && only !== undefined
        ? about('askCorrection', pack.askCorrection, only)
        : pick('askWhichWrong', pack.askWhichWrong);
    }
    case 'sending':
      return pick('sending', pack.sending, { seconds: act.seconds });
    case 'explain-why': {
      const why = authored(slotSpec(voice.flow, act.slot).why);
      return why ?? about('whyUnknown', pack.whyUnknown, act.slot);
    }
    case 'list-options':
      return sayOptions(act.slot, voice, speaking);
    case 'show-state':
      return sayState(voice, speaking);
    case 'explain-recipient':
      return authored(wording.recipient) ?? pick('explainRecipient', pack.explainRecipient);
    case 'ask-resume': {
      const words = { title: title(voice.flow.spec.id) };
      return pick(`askResume:${act.after}`, pack.askResume[act.after], words);
    }
    case 'ask-other-flow':
      return pick(`askOtherFlow:${act.how}`, pack.askOtherFlow[act.how], {
        title: title(act.flow),
      });
    case 'queued':
      return pick('queued', pack.queued, { title: title(act.flow) });
    case 'switched':
      return pick('switched', pack.switched, { title: title(act.flow) });
    default:
      return pick(act.act, pack.acts[act.act]);
  }
}

/** Every other answer goes on without a word of thanks, as between people, if something follows. */
function sayAcknowledgement({ pack, count, format }: Speaker, alone: boolean): string {
  const variants = pack.acts.acknowledge;
  const used = count('acknowledge');
  if (used % 2 === 1 && !alone) return '';
  return format(variants[Math.ceil(used / 2) % variants.length] ?? variants[0], {});
}

/** Few are named, so that the end is in sight; a long list would be the form read aloud. */
function sayMissing(slots: readonly string[], { pack, pick, about }: Speaker): string {
  const { these, more } = pack.stillMissing;
  return slots.length <= mostNamed
    ? about('stillMissing', these, slots)
    : pick('stillMissing:more', more, { count: slots.length });
}

const mostNamed = 3;

/** What is left out is named; a refusal of several comes with a way back (contract 5). */
function sayDeclined(
  { slots, reason }: Extract<Act, { readonly act: 'declined' }>,
  { pack, pick, about }: Speaker,
): string {
  const said = about(`declined:${reason}`, pack.declined[reason], slots);
  return slots.length > 1 && reason === 'refused'
    ? `${said} ${pick('wayBack', pack.wayBack)}`
    : said;
}

function hasOptions(id: string, { flow }: Voice): boolean {
  return slotSpec(flow, id).options !== undefined;
}

/** Named only when somebody asks for them (contract 5). */
function sayOptions(id: string, { flow, language }: Voice, { pack, about, list }: Speaker): string {
  const { options = [] } = slotSpec(flow, id);
  const labels = options.map(({ label }) => localise(label, language, flow.spec.language));
  return about('listOptions', pack.listOptions, id, { options: list(labels, 'disjunction') });
}

function cannotRead(what: Wordless | Shared, { cannotRead, cannotUse }: WordingPack): Variants {
  const shared = sharedKinds.find((kind) => kind === what);
  if (shared) return cannotUse?.[shared] ?? cannotRead.file;
  return cannotRead[what as Wordless];
}
