import type { CompiledFlow } from '../core/flow/compile.ts';
import { openConversation } from '../scripted/driver.ts';
import type { OutputRecord, TurnRecord } from '../scripted/records.ts';
import type { Understander } from '../understanding/port.ts';
import { rulesUnderstander } from '../understanding/rules/index.ts';
import { type SimulatedPerson, simulatedPerson } from './person.ts';
import { personas } from './persona.ts';
import { seeded } from './random.ts';
import { correctness, type Tally } from './tally.ts';
import { truthOf } from './truth.ts';
import { type SpokenLanguage, spokenLanguages } from './words.ts';

export interface SimulationOptions {
  readonly flow: CompiledFlow;
  readonly people: number;
  readonly seed: number;
  /** The only language that is spoken; all of them in turn without it. */
  readonly language?: SpokenLanguage;
  readonly understander?: Understander;
  readonly understandingMs?: number;
  /** Called with everything that is said, for whoever wants to read along. */
  readonly overhear?: (line: string) => void;
  readonly met?: (tally: Tally) => void;
}

/** Everybody begins on the same morning, so that a run repeats exactly. */
const startMs = Date.parse('2026-03-02T09:00:00Z');
const mostTurns = 40;
const minuteMs = 60_000;

/** Lets people talk with the bot one after the other, personas and languages in turn. */
export async function simulate(options: SimulationOptions): Promise<readonly Tally[]> {
  const tallies: Tally[] = [];
  for (let index = 0; index < options.people; index += 1) {
    const tally = await meet(options, index);
    options.met?.(tally);
    tallies.push(tally);
  }
  return tallies;
}

async function meet(options: SimulationOptions, index: number): Promise<Tally> {
  const { flow, seed, understander = rulesUnderstander, understandingMs, overhear } = options;
  const persona = personas[index % personas.length];
  if (persona === undefined) throw new Error('There are no personas.');
  const round = Math.floor(index / personas.length);
  const language =
    options.language ?? spokenLanguages[(index + round) % spokenLanguages.length] ?? 'en';
  const random = seeded(seed * 1_000_003 + index);
  const context = { nowMs: startMs, timeZone: 'UTC' };
  const person = simulatedPerson({
    persona,
    flow: flow.spec,
    language,
    random,
    imagine: (slot) => truthOf(slot, flow.spec, language, context, random),
  });
  const turns: TurnRecord[] = [];
  let understood = 0;
  const conversation = await openConversation({
    flows: [flow],
    preferredFlow: flow.spec.id,
    frozenAtMs: startMs,
    timeZone: 'UTC',
    locale: language,
    numbered: false,
    live: false,
    understander: {
      by: understander.by,
      understand: (...given) => {
        understood += 1;
        return understander.understand(...given);
      },
    },
    ...(understandingMs !== undefined && { understandingMs }),
    print: ({ text }) => overhear?.(`  bot: ${text.replaceAll('\n', ' ')}`),
    report: (record: OutputRecord) => {
      if (record.type === 'turn') turns.push(record);
    },
  });
  const told: ReadonlySet<string>[] = [];
  overhear?.(`${persona.name}, ${language}`);
  try {
    await talk(conversation, person, turns, told, overhear);
    const spent = (await conversation.state())?.session?.spent;
    const asked = turns.map((turn) => turn.asked);
    return {
      persona: persona.name,
      language,
      outcome: outcomeOf(turns.at(-1)),
      turns: turns.length,
      questions: asked.flat().length,
      reAsks: asked.flatMap((ids, i) => ids.filter((id) => told[i]?.has(id))).length,
      ...correctness(flow.spec, person.notes, turns),
      understood,
      modelTurns: turns.filter(({ modelCalled }) => modelCalled).length,
      tokens: (spent?.inputTokens ?? 0) + (spent?.outputTokens ?? 0),
    };
  } finally {
    await conversation.close();
  }
}

/** Talks until it is over. `told` gets what had been told by the time of each turn. */
async function talk(
  conversation: Awaited<ReturnType<typeof openConversation>>,
  person: SimulatedPerson,
  turns: readonly TurnRecord[],
  told: ReadonlySet<string>[],
  overhear: SimulationOptions['overhear'],
): Promise<void> {
  const say = async (words: string) => {
    overhear?.(`  person: ${words}`);
    await conversation.take([{ text: words }]);
    while (told.length < turns.length) told.push(new Set(person.notes.told));
  };
  await say(person.opens());
  for (let count = 0; count < mostTurns; count += 1) {
    const turn = turns.at(-1);
    if (turn === undefined || turn.outcome !== null) return;
    const reply = person.hears(turn);
    if (reply === undefined) return;
    if (reply.afterMinutes > 0) await conversation.advance(reply.afterMinutes * minuteMs);
    while (told.length < turns.length) told.push(new Set(person.notes.told));
    if ('say' in reply) await say(reply.say);
  }
}

function outcomeOf(turn: TurnRecord | undefined): string {
  const outcome = turn?.outcome;
  if (!outcome) return 'open';
  return outcome.type === 'handed-over' ? `handed-over ${outcome.reason}` : outcome.type;
}
