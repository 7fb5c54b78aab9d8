import type { CompiledFlow } from '../flow/compile.ts';
import { localise, localiseList } from '../flow/localise.ts';
import type { Language } from '../language/language.ts';
import type { Move } from '../move.ts';
import type { Scene } from '../scene.ts';
import type { Message } from '../text/message.ts';

/** The flows that a text names by one of their trigger phrases, or by their title. */
export function triggeredFlows(
  text: string,
  flows: readonly CompiledFlow[],
  language: Language['code'],
): readonly CompiledFlow[] {
  const words = wordsOf(text);
  return flows.filter(({ spec }) =>
    [
      localise(spec.title, language, spec.language),
      ...localiseList(spec.triggers, language, spec.language),
    ]
      .map(wordsOf)
      .some((phrase) => says(words, phrase)),
  );
}

/** Another flow, clearly wished instead of this one: the one sign that may switch (contract 8). */
export function explicitSwitch(text: string, scene: Scene): CompiledFlow | undefined {
  const { language } = scene.context;
  if (language.readSwitch(text) !== 'instead') return undefined;
  const [only, ...more] = triggeredFlows(text, scene.others, language.code);
  return more.length === 0 ? only : undefined;
}

/** Another flow named inside an answer, or wished besides: never a switch, one question. */
export function otherFlowMoves(message: Message, scene: Scene): readonly Move[] {
  const { language } = scene.context;
  const [only, ...more] = triggeredFlows(message.text, scene.others, language.code);
  if (only === undefined || more.length > 0) return [];
  const how = language.readSwitch(message.text) === 'also' ? 'also' : 'instead';
  return [{ move: 'other-flow', flow: only.spec.id, how }];
}

/** Words that may stand inside a phrase: "I have a *new* project for you". */
const mostBetween = 2;

/** Whether the phrase's words stand in the text in their order, close together. */
function says(words: readonly string[], phrase: readonly string[]): boolean {
  return words.some((word, start) => {
    if (word !== phrase[0]) return false;
    let at = start;
    for (const next of phrase) {
      const found = words.indexOf(next, at);
      if (found === -1) return false;
      at = found + 1;
    }
    return at - start <= phrase.length + (phrase.length > 2 ? mostBetween : 0);
  });
}

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’][\p{L}]+)?/gu) ?? [];
}
