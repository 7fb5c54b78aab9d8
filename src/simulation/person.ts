import type { FlowSpec, SlotSpec } from '../core/flow/spec.ts';
import type { TurnRecord } from '../scripted/records.ts';
import type { Persona } from './persona.ts';
import type { Random } from './random.ts';
import { isTrue, labelOf, type Truth } from './truth.ts';
import { type SpokenLanguage, sayings } from './words.ts';

/** Somebody who wants something, has it in mind, and talks in their own way. */
export interface SimulatedPerson {
  readonly notes: Notes;
  opens(): string;
  /** The next thing that is done; `undefined` when there is nothing left to say. */
  hears(turn: TurnRecord): Reply | undefined;
}

export type Reply =
  | { readonly say: string; readonly afterMinutes: number }
  | { readonly afterMinutes: number };

/** What the person has said so far, to be held against what was noted. */
export interface Notes {
  readonly truths: ReadonlyMap<string, Truth>;
  readonly told: ReadonlySet<string>;
  readonly declined: ReadonlySet<string>;
  readonly corrected: ReadonlySet<string>;
}

export interface PersonOptions {
  readonly persona: Persona;
  readonly flow: FlowSpec;
  readonly language: SpokenLanguage;
  readonly random: Random;
  /** A fresh value for a slot, or nothing where there are no words for it. */
  readonly imagine: (slot: SlotSpec) => Truth | undefined;
}

/** More side talk in a row would say nothing about the bot. */
const mostAside = 2;

export function simulatedPerson(options: PersonOptions): SimulatedPerson {
  const { persona, flow, language, random, imagine } = options;
  const words = sayings[language];
  const truths = new Map<string, Truth>();
  const told = new Set<string>();
  const declined = new Set<string>();
  const corrected = new Set<string>();
  let aside = 0;

  for (const slot of flow.slots) {
    const truth = imagine(slot);
    if (truth) truths.set(slot.id, truth);
  }

  const slotOf = (id: string) => flow.slots.find((slot) => slot.id === id);
  const does = (chance: number | undefined) => chance !== undefined && random.chance(chance);

  function fill(template: string, id: string, value: string): string {
    const slot = slotOf(id);
    const label = slot === undefined ? id : labelOf(slot, flow, language);
    return template.replace('{v}', () => value).replace('{l}', () => label);
  }

  function tell(templates: readonly string[], id: string): string | undefined {
    const truth = truths.get(id);
    if (truth === undefined) return undefined;
    told.add(id);
    return fill(random.pick(templates), id, persona.terse ? truth.plain : random.pick(truth.ways));
  }

  /** Talk that answers nothing. */
  function talkAside(): string | undefined {
    if (aside >= mostAside) return undefined;
    aside += 1;
    if (does(persona.attacks)) return random.pick(words.attacks);
    if (does(persona.rambles)) return random.pick(words.rambles);
    if (does(persona.asksBack))
      return random.pick(random.chance(0.5) ? words.asksWhy : words.asksElse);
    aside = 0;
    return undefined;
  }

  function changeMind(): string | undefined {
    if (!does(persona.changesMind) || flow.reversible === false) return undefined;
    const open = [...told].filter((id) => !corrected.has(id) && slotOf(id)?.reversible !== false);
    if (open.length === 0) return undefined;
    const id = random.pick(open);
    const slot = slotOf(id);
    const truth = slot && imagine(slot);
    if (truth === undefined) return undefined;
    truths.set(id, truth);
    corrected.add(id);
    return fill(random.pick(words.corrects), id, truth.plain);
  }

  function answer(asked: readonly string[]): string {
    const [first] = asked;
    if (first === undefined) return random.pick(words.hello);
    const slot = slotOf(first);
    const optional = slot?.onDecline === 'continue' && asked.length === 1;
    if (declined.has(first) || (optional && !told.has(first) && does(persona.refuses))) {
      declined.add(first);
      return random.pick(words.refuses);
    }
    const unknown = asked.find((id) => !truths.has(id));
    if (unknown !== undefined) {
      declined.add(unknown);
      return random.pick(words.unsure);
    }
    const templates = does(persona.chatty)
      ? words.chattily
      : does(persona.mixes)
        ? sayings[language === 'en' ? 'ru' : 'en'].plainly
        : persona.terse
          ? ['{v}']
          : words.plainly;
    const parts = asked.map((id) =>
      tell(asked.length > 1 && !persona.terse ? words.named : templates, id),
    );
    const untold = flow.slots
      .map(({ id }) => id)
      .filter((id) => !told.has(id) && !declined.has(id));
    if (does(persona.saysMore) && untold.length > 0) {
      parts.push(tell(words.named, random.pick(untold)));
    }
    return parts.filter((part) => part !== undefined).join(persona.terse ? ', ' : words.and);
  }

  /** The first value that is noted wrongly, put right. */
  function objection(turn: TurnRecord, ids: readonly string[]): string | undefined {
    const wrong = ids.find((id) => {
      const [slot, noted, truth] = [slotOf(id), turn.slots[id]?.value, truths.get(id)];
      return (
        slot !== undefined &&
        noted !== undefined &&
        truth !== undefined &&
        !isTrue(noted, truth, slot)
      );
    });
    const truth = wrong === undefined ? undefined : truths.get(wrong);
    if (wrong === undefined || truth === undefined) return undefined;
    told.add(wrong);
    return fill(random.pick(words.corrects), wrong, truth.plain);
  }

  function reaction(turn: TurnRecord): string | undefined {
    const { pending } = turn;
    const stated = turn.acts.flatMap((act) => (act.act === 'state-inference' ? [act.slot] : []));
    switch (pending?.about) {
      case 'slots':
        return objection(turn, stated) ?? talkAside() ?? changeMind() ?? answer(pending.asked);
      case 'choice':
        return pending.why === 'after-refusal'
          ? random.pick(words.no)
          : (tell(['{v}'], pending.asked[0] ?? '') ?? random.pick(words.unsure));
      case 'correction': {
        const ids = pending.asked.length > 0 ? pending.asked : Object.keys(turn.slots);
        return objection(turn, ids) ?? random.pick(words.agrees);
      }
      case 'closing':
        return objection(turn, pending.asked) ?? random.pick(words.agrees);
      case 'review':
        return objection(turn, Object.keys(turn.slots)) ?? random.pick(words.sends);
      case 'resume':
        return random.pick(words.goesOn);
      case 'other-flow':
        return random.pick(words.no);
      default:
        return undefined;
    }
  }

  return {
    notes: { truths, told, declined, corrected },
    opens: () => random.pick(words.hello),
    hears(turn) {
      const afterMinutes = persona.minutes === undefined ? 0 : random.between(1, persona.minutes);
      if (turn.pending?.about === 'sending') return { afterMinutes: 1 };
      const say = reaction(turn);
      return say === undefined ? undefined : { say, afterMinutes };
    },
  };
}
