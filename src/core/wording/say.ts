import type { Act } from '../acts.ts';
import type { CompiledFlow } from '../flow/compile.ts';
import { localise, localiseList } from '../flow/localise.ts';
import type { LanguageCode } from '../language/language.ts';
import type { ReplyPart } from '../reply.ts';
import { slotSpec } from '../scene.ts';
import type { SlotState } from '../slot-state.ts';
import { slotTypes } from '../slot-types/index.ts';
import type { Value } from '../value.ts';
import { formatMessage } from './format.ts';
import { wordingPacks } from './index.ts';
import type { Variants, WordingPack } from './pack.ts';

/** What acts are put into words with. */
export interface Voice {
  readonly flow: CompiledFlow;
  readonly slots: Readonly<Record<string, SlotState>>;
  readonly language: LanguageCode;
  /** How often each wording was used so far. */
  readonly said: Readonly<Record<string, number>>;
}

export interface Spoken {
  readonly parts: readonly ReplyPart[];
  readonly said: Readonly<Record<string, number>>;
}

/** Puts acts into words: authored wording where the flow has it, else the pack of the language. */
export function say(acts: readonly Act[], voice: Voice): Spoken {
  const said = { ...voice.said };
  const speaker = new Speaker(voice, said);
  const parts = acts.flatMap((act): readonly ReplyPart[] => {
    const text = speaker.say(act).trim();
    return text === '' ? [] : [{ act, text }];
  });
  return { parts, said };
}

/** The parts as one text. An answer stands in a paragraph of its own; the rest flows together. */
export function joinParts(parts: readonly ReplyPart[]): string {
  let text = '';
  let apart = false;
  for (const part of parts) {
    const own = ownParagraph.has(part.act.act);
    if (text !== '') text += own || apart ? '\n\n' : ' ';
    text += part.text;
    apart = own;
  }
  return text;
}

const ownParagraph: ReadonlySet<Act['act']> = new Set(['answer', 'no-answer', 'ask-closing']);

/** One reply's words. Counts what it uses, so that the next variant is taken the next time. */
class Speaker {
  readonly #voice: Voice;
  readonly #said: Record<string, number>;
  readonly #pack: WordingPack;

  constructor(voice: Voice, said: Record<string, number>) {
    this.#voice = voice;
    this.#said = said;
    this.#pack = wordingPacks[voice.language];
  }

  say(act: Act): string {
    const pack = this.#pack;
    const { wording } = this.#voice.flow.spec;
    switch (act.act) {
      case 'greet':
        return this.#authored(wording.greeting) ?? this.#pick('greet', pack.greet);
      case 'acknowledge':
        return this.#pick('acknowledge', pack.acknowledge);
      case 'clause':
      case 'answer':
        return act.text;
      case 'state-inference':
        return this.#about('stateInference', pack.stateInference, act.slot, {
          value: this.#value(act.slot, act.value),
          words: act.words,
        });
      case 'confirmed':
        return this.#withValue('confirmed', pack.confirmed, act.slot, act.value);
      case 'changed': {
        const [key, variants] = act.inferred
          ? (['changedInferred', pack.changedInferred] as const)
          : (['changed', pack.changed] as const);
        return this.#about(key, variants, act.slot, {
          from: this.#value(act.slot, act.from),
          to: this.#value(act.slot, act.to),
        });
      }
      case 'taken-back':
        return this.#withValue('takenBack', pack.takenBack, act.slot, act.value);
      case 'kept':
        return act.value === undefined
          ? this.#about('keptNothing', pack.keptNothing, act.slot)
          : this.#withValue('kept', pack.kept, act.slot, act.value);
      case 'declined':
        return this.#about(`declined:${act.reason}`, pack.declined[act.reason], act.slot);
      case 'used-after-decline':
        return this.#withValue('usedAfterDecline', pack.usedAfterDecline, act.slot, act.value);
      case 'invalid': {
        const { problem } = act.problem;
        const limit = 'limit' in act.problem ? act.problem.limit : 0;
        return this.#about(`invalid:${problem}`, pack.invalid[problem], act.slot, { limit });
      }
      case 'ask':
        return this.#ask(act);
      case 'ask-choice':
        return this.#askChoice(act);
      case 'ask-correction': {
        const [only] = act.slots;
        return act.slots.length === 1 && only !== undefined
          ? this.#about('askCorrection', pack.askCorrection, only)
          : this.#pick('askWhichWrong', pack.askWhichWrong);
      }
      case 'ask-closing':
        return this.#askClosing(act.slots);
      case 'completed':
        return this.#authored(wording.completed) ?? this.#pick('completed', pack.completed);
      case 'handed-over':
        return (
          this.#authored(wording.handover) ??
          this.#pick(`handedOver:${act.reason}`, pack.handedOver[act.reason])
        );
      case 'deferred':
        return this.#pick('deferred', pack.deferred);
      case 'no-answer':
        return this.#pick('noAnswer', pack.noAnswer);
      case 'not-understood':
        return this.#pick('notUnderstood', pack.notUnderstood);
      case 'no-hurry':
        return this.#pick('noHurry', pack.noHurry);
      case 'welcome':
        return this.#pick('welcome', pack.welcome);
      case 'outdated':
        return this.#pick('outdated', pack.outdated);
      case 'ask-start-again':
        return this.#pick('startAgain', pack.startAgain);
      case 'with-people':
        return this.#pick('withPeople', pack.withPeople);
      case 'cancelled':
        return this.#pick('cancelled', pack.cancelled);
      case 'reset':
        return this.#pick('reset', pack.reset);
      case 'choose-flow':
        return this.#pick('chooseFlow', pack.chooseFlow);
      case 'apology':
        return this.#pick('apology', pack.apology);
    }
  }

  #ask(act: Extract<Act, { act: 'ask' }>): string {
    const question = this.#question(act);
    if (act.repeated) return this.#pick('repeat', this.#pack.repeat, { question });
    return act.attempt === 'last'
      ? `${question} ${this.#pick('leaveOut', this.#pack.leaveOut)}`
      : question;
  }

  /** First and second wording take turns; a repetition uses the one that was used last. */
  #question({ slots, attempt, repeated }: Extract<Act, { act: 'ask' }>): string {
    const key = `ask:${slots.join('+')}`;
    const variants =
      slots.length > 1 ? this.#pairWording(slots) : this.#slotWording(slots[0] ?? '');
    const used = this.#said[key] ?? 0;
    if (!repeated) this.#said[key] = used + 1;
    const index = repeated ? Math.max(0, used - 1) : attempt === 'again' ? Math.max(1, used) : used;
    return variants[index % variants.length] ?? variants[0];
  }

  /** First and second wording of one slot, authored or framed around its label. */
  #slotWording(id: string): Variants {
    const { ask } = slotSpec(this.#voice.flow, id);
    const authored = typeof ask === 'object' ? ask : undefined;
    return [
      this.#authored(authored?.first) ?? this.#frame(this.#pack.askFirst, id),
      this.#authored(authored?.again) ??
        [this.#frame(this.#pack.askAgain, id), this.#example(id)].filter(Boolean).join(' '),
    ];
  }

  /** A neutral question; slots take different frames, so that two in a row do not sound alike. */
  #frame(variants: Variants, id: string): string {
    const { flow, language } = this.#voice;
    const index = flow.spec.slots.findIndex((slot) => slot.id === id);
    const message = variants[index % variants.length] ?? variants[0];
    return formatMessage(message, language, { label: this.#label(id) });
  }

  #example(id: string): string | undefined {
    const { flow, language } = this.#voice;
    const example = localiseList(slotSpec(flow, id).examples, language, flow.spec.language)[0];
    return example && formatMessage(this.#pack.example[0], language, { example });
  }

  #pairWording(slots: readonly string[]): Variants {
    const { groups } = this.#voice.flow.spec;
    const group = groups.find((pair) => slots.every((id) => pair.slots.includes(id)));
    const list = this.#list(slots.map((id) => this.#label(id)));
    const authored = this.#authored(group?.ask);
    return [authored ?? formatMessage(this.#pack.askPair[0], this.#voice.language, { list })];
  }

  #askChoice(act: Extract<Act, { act: 'ask-choice' }>): string {
    const values = act.candidates.map((value) => this.#value(act.slot, value));
    const [value = ''] = values;
    const from = act.current === undefined ? '' : this.#value(act.slot, act.current);
    return this.#about(`askChoice:${act.why}`, this.#pack.askChoice[act.why], act.slot, {
      options: this.#either(values),
      value,
      from,
      to: value,
    });
  }

  #askClosing(slots: readonly string[]): string {
    const lines = slots.map((id) => ({ id, ...this.#inference(id) }));
    const [only] = lines;
    if (lines.length === 1 && only) {
      return this.#about('askClosingOne', this.#pack.askClosingOne, only.id, only);
    }
    const list = lines.map((line) =>
      formatMessage(this.#pack.closingLine[0], this.#voice.language, {
        ...line,
        label: this.#label(line.id),
      }),
    );
    return [this.#pick('askClosingMany', this.#pack.askClosingMany), ...list].join('\n');
  }

  #inference(id: string): { value: string; words: string } {
    const state = this.#voice.slots[id];
    if (state?.status !== 'inferred') return { value: '', words: '' };
    return { value: this.#value(id, state.value), words: state.source.text };
  }

  #withValue(key: string, variants: Variants, slot: string, value: Value): string {
    return this.#about(key, variants, slot, { value: this.#value(slot, value) });
  }

  #about(
    key: string,
    variants: Variants,
    slot: string,
    values: Readonly<Record<string, string | number>> = {},
  ): string {
    return this.#pick(key, variants, { ...values, label: this.#label(slot) });
  }

  #pick(
    key: string,
    variants: Variants,
    values: Readonly<Record<string, string | number>> = {},
  ): string {
    const used = this.#said[key] ?? 0;
    this.#said[key] = used + 1;
    const message = variants[used % variants.length] ?? variants[0];
    return formatMessage(message, this.#voice.language, values);
  }

  #authored(text: Parameters<typeof localise>[0] | undefined): string | undefined {
    const { flow, language } = this.#voice;
    return text === undefined ? undefined : localise(text, language, flow.spec.language);
  }

  #label(id: string): string {
    return this.#authored(slotSpec(this.#voice.flow, id).label) ?? id;
  }

  #value(id: string, value: Value): string {
    const slot = slotSpec(this.#voice.flow, id);
    return slotTypes[slot.type].format(value, slot, this.#voice.language);
  }

  #list(items: readonly string[]): string {
    return new Intl.ListFormat(this.#voice.language, { type: 'conjunction' }).format(items);
  }

  #either(items: readonly string[]): string {
    return new Intl.ListFormat(this.#voice.language, { type: 'disjunction' }).format(items);
  }
}
