import type { Act } from '../acts.ts';
import type { Choosing, Conversation } from '../conversation.ts';
import type { CompiledFlow } from '../flow/compile.ts';
import { localise } from '../flow/localise.ts';
import { messageId } from '../ids.ts';
import { type Input, lastMessageId, type TextInput } from '../input.ts';
import { retrievalWords } from '../knowledge/knowledge-words.ts';
import { languages } from '../language/index.ts';
import type { LanguageCode } from '../language/language.ts';
import type { ReplyMessage } from '../reply.ts';
import type { Catalogue, Settled, TurnArguments } from '../step.ts';
import { normalise } from '../text/normalise.ts';
import type { Trace } from '../trace.ts';
import { formatMessage } from '../wording/format.ts';
import { wordingPacks } from '../wording/index.ts';
import { forget } from './begin.ts';
import { heardIn, maskTrace } from './mask.ts';
import { withoutControls } from './message-made.ts';
import { nextDueAtMs } from './timers.ts';
import { triggeredFlows } from './triggers.ts';

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
  const words = input.kind === 'text' ? normalise(input).text : '';
  const triggered = triggeredFlows(words, flows, conversation.language);
  if (triggered.length === 1) return triggered[0];
  return byId(preferred) ?? (flows.length === 1 ? flows[0] : undefined);
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

/**
 * The one flow whose title has a word of what the person says: "I want to send something back" has none
 * of "Payment order", "about a return" has one of "Return request".
 */
export function flowInWords(
  input: Input,
  { catalogue, conversation: { language } }: TurnArguments,
): CompiledFlow | undefined {
  if (input.kind !== 'text') return undefined;
  const said = contentOf(normalise(input).text, language);
  const meant = catalogue.flows.filter(({ spec }) => {
    const title = contentOf(localise(spec.title, language, spec.language), language);
    return [...title].some((word) => said.has(word));
  });
  return meant.length === 1 ? meant[0] : undefined;
}

function contentOf(text: string, language: LanguageCode): ReadonlySet<string> {
  const { functionWords, stem } = retrievalWords[language];
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return new Set(words.filter((word) => !functionWords.has(word)).map(stem));
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
  const chooseFlow = wordingPacks[language].acts['choose-flow'];
  const message = chooseFlow[conversation.turns % chooseFlow.length] ?? chooseFlow[0];
  const act: Act = { act: 'choose-flow', flows: options.map(({ flow }) => flow) };
  const text = formatMessage(message, language, {});
  const answers = lastMessageId(inputs);
  const [first] = inputs;
  const reference = first?.kind === 'command' ? first.reference : conversation.choosing?.reference;
  const choosing: Choosing = {
    options: options.map(({ control, flow }) => {
      return { controlId: control.id, flow, label: control.label };
    }),
    heldBack,
    shown: { messageId: id, text },
    ...(reference !== undefined && { reference }),
  };
  const asking: ReplyMessage = {
    id,
    parts: [{ act, text }],
    text,
    controls: options.map(({ control }) => control),
    ...(answers !== undefined && { answers }),
  };
  const before = conversation.choosing?.shown;
  const messages = before === undefined ? [asking] : [withoutControls(before), asking];
  return sayInPlace(turn, { ...conversation, choosing }, messages, 'asks which flow');

  function saysSomething(input: TextInput): boolean {
    return languages[language].readStance(normalise(input).text) === undefined;
  }
}

/** A due time or a command that finds nothing to do: the place stays as it is. */
export function nothingToDo(turn: TurnArguments): Settled {
  return sayInPlace(turn, turn.conversation, [], 'nothing to do');
}

/** A control of a run that is no longer here says so, and begins nothing. */
export function outdatedTap(turn: TurnArguments): Settled {
  return sayInPlace(turn, turn.conversation, [plainMessage(turn, 'outdated')], 'outdated control');
}

/** A cancel where only the flow was asked for: it is asked no more, and nothing begins. */
export function stoppedAsking(turn: TurnArguments): Settled {
  const { choosing, ...place } = turn.conversation;
  const before = choosing?.shown ? [withoutControls(choosing.shown)] : [];
  const messages = [...before, plainMessage(turn, 'cancelled')];
  return sayInPlace(turn, place, messages, 'stopped asking which flow');
}

/** Everything that is known here goes, and nothing is sent (contract 10). */
export function forgotten(turn: TurnArguments): Settled {
  const { setAside: _, ...place } = forget(turn.conversation);
  const message = plainMessage(turn, 'forgotten');
  return { ...sayInPlace(turn, place, [message], 'forgot everything'), forgetsBefore: true };
}

function plainMessage(
  { conversation }: TurnArguments,
  act: 'outdated' | 'forgotten' | 'cancelled',
): ReplyMessage {
  const { language, turns } = conversation;
  const variants = wordingPacks[language].acts[act];
  const text = formatMessage(variants[turns % variants.length] ?? variants[0], language, {});
  const id = messageId(conversation, undefined);
  return { id, parts: [{ act: { act }, text }], text, controls: [] };
}

function inPlace(message: ReplyMessage, { conversation, inputs }: TurnArguments): ReplyMessage {
  const { language, thread } = conversation;
  const to = inputs[0]?.from;
  const privately =
    message.parts.length > 0 && message.parts.every(({ act }) => act.act === 'outdated');
  return {
    ...message,
    language,
    ...(thread !== undefined && { thread }),
    ...(to && { to }),
    ...(privately && { privately }),
  };
}

/** A turn outside any session. */
function sayInPlace(
  turn: TurnArguments,
  conversation: Conversation,
  messages: readonly ReplyMessage[],
  decision: string,
): Settled {
  const { catalogue } = turn;
  const { nowMs, sent } = turn.context;
  const acts = messages.flatMap(({ parts }) => parts.map(({ act }) => act));
  const turns = conversation.turns + 1;
  const slots = conversation.session?.slots ?? {};
  const changed = new Set(messages.map(({ id }) => id));
  const dueAtMs = conversation.session && nextDueAtMs(conversation.session);
  const hash = conversation.session?.flow.hash ?? '';
  const flow = catalogue.flows.find((each) => each.hash === hash) ?? catalogue.pinned[hash];
  const trace: Trace = {
    turn: turns,
    atMs: nowMs,
    inputs: turn.inputs.map(({ eventId, kind }) => ({ eventId, kind, text: '' })),
    before: slots,
    direct: [],
    afterDirect: slots,
    proposals: [],
    decision,
    acts,
    after: slots,
  };
  return {
    kind: 'settled',
    conversation: { ...conversation, turns },
    acts,
    messages: messages.map((message) => inPlace(message, turn)),
    effects: [],
    trace: flow ? maskTrace(trace, flow, heardIn(turn, turn.conversation)) : trace,
    ...(dueAtMs !== undefined && { dueAtMs }),
    forgetReceipts: conversation.session ? [] : [...sent].filter((id) => !changed.has(id)),
    keepUntilMs: Math.max(nowMs + keepMs, conversation.session?.timers.expiresAtMs ?? 0),
  };
}
