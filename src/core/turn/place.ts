import type { Act } from '../acts.ts';
import type { Choosing, Conversation } from '../conversation.ts';
import type { CompiledFlow } from '../flow/compile.ts';
import { localise, localiseList } from '../flow/localise.ts';
import { messageId } from '../ids.ts';
import type { Input, TextInput } from '../input.ts';
import { languages } from '../language/index.ts';
import { normalise } from '../normalise.ts';
import type { ReplyMessage } from '../reply.ts';
import type { Catalogue, Settled, TurnArguments } from '../step.ts';
import { formatMessage } from '../wording/format.ts';
import { wordingPacks } from '../wording/index.ts';

/** How long a place without a session is remembered. */
const keepMs = 24 * 3_600_000;

/**
 * The flow that an input begins: named by a command, triggered by its words, preferred, or the only
 * one. `undefined` when only the person can say.
 */
export function flowFor(
  input: Input,
  catalogue: Catalogue,
  conversation: Conversation,
): CompiledFlow | undefined {
  const { flows, preferred } = catalogue;
  const byId = (id: string | undefined) => flows.find(({ spec }) => spec.id === id);
  if (input.kind === 'command' && input.flow !== undefined) return byId(input.flow);
  const triggered = input.kind === 'text' ? triggeredBy(input, flows, conversation) : [];
  if (triggered.length === 1) return triggered[0];
  return byId(preferred) ?? (flows.length === 1 ? flows[0] : undefined);
}

function triggeredBy(
  input: TextInput,
  flows: readonly CompiledFlow[],
  { language }: Conversation,
): readonly CompiledFlow[] {
  const words = normalise(input).text.toLowerCase();
  return flows.filter(({ spec }) =>
    localiseList(spec.triggers, language, spec.language).some((phrase) =>
      words.includes(phrase.toLowerCase()),
    ),
  );
}

/** The flow that was chosen by a tap, by its title, or by its number in the list. */
export function chosenFlow(
  input: Input,
  choosing: Choosing,
  { catalogue, conversation }: TurnArguments,
): CompiledFlow | undefined {
  const pick = (flow: string | undefined) => catalogue.flows.find(({ spec }) => spec.id === flow);
  if (input.kind === 'control') {
    return pick(choosing.options.find(({ controlId }) => controlId === input.controlId)?.flow);
  }
  if (input.kind !== 'text') return undefined;
  const words = normalise(input).text.trim().toLowerCase();
  const position = /^\d{1,2}$/.test(words) ? choosing.options[Number(words) - 1]?.flow : undefined;
  const titled = catalogue.flows.find(({ spec }) => {
    const title = localise(spec.title, conversation.language, spec.language).toLowerCase();
    return spec.id === words || title === words;
  });
  return pick(position) ?? titled;
}

/** Asks which flow is meant; the words that raised the question are taken up afterwards. */
export function askWhichFlow(turn: TurnArguments): Settled {
  const { conversation, catalogue, inputs } = turn;
  const { language } = conversation;
  const id = messageId(conversation, undefined);
  const options = catalogue.flows.map(({ spec }, index) => ({
    control: { id: `${id}-${index}`, label: localise(spec.title, language, spec.language) },
    flow: spec.id,
  }));
  const texts = inputs.filter((input): input is TextInput => input.kind === 'text');
  const heldBack = [...(conversation.choosing?.heldBack ?? []), ...texts.filter(saysSomething)];
  const { chooseFlow } = wordingPacks[language];
  const message = chooseFlow[conversation.turns % chooseFlow.length] ?? chooseFlow[0];
  const act: Act = { act: 'choose-flow', flows: options.map(({ flow }) => flow) };
  const text = formatMessage(message, language, {});
  const choosing: Choosing = {
    options: options.map(({ control, flow }) => ({ controlId: control.id, flow })),
    heldBack,
  };
  return sayInPlace(
    turn,
    { ...conversation, choosing },
    { id, parts: [{ act, text }], text, controls: options.map(({ control }) => control) },
  );

  function saysSomething(input: TextInput): boolean {
    return languages[language].readStance(normalise(input).text) === undefined;
  }
}

/** A turn outside any session: one message, or none. */
export function sayInPlace(
  turn: TurnArguments,
  conversation: Conversation,
  message: ReplyMessage | undefined,
): Settled {
  const { nowMs, sent } = turn.context;
  const acts = message?.parts.map(({ act }) => act) ?? [];
  const turns = conversation.turns + 1;
  return {
    kind: 'settled',
    conversation: { ...conversation, turns },
    acts,
    messages: message ? [message] : [],
    effects: [],
    trace: {
      turn: turns,
      atMs: nowMs,
      inputs: turn.inputs.map(({ eventId, kind }) => ({ eventId, kind, text: '' })),
      before: {},
      direct: [],
      afterDirect: {},
      proposals: [],
      decision: message ? 'asks which flow' : 'nothing to do',
      acts,
      after: {},
    },
    forgetReceipts: [...sent],
    keepUntilMs: nowMs + keepMs,
  };
}
