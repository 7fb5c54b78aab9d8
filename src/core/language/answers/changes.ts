import { matchAt, patterns, skipAll } from '../words/phrases.ts';
import { endsAt, type Spoken } from '../words/spoken.ts';
import type { CorrectionData } from './correction-data.ts';

/**
 * Finds, of a wish for a change that begins at a word, the word that is meant now: "Friday" of "change the
 * delivery date to Friday". Absent where none begins there, or what is meant is missing.
 */
export function changeReader(
  data: CorrectionData,
): (said: Spoken, at: number) => number | undefined {
  const changes = patterns(data.changes);
  const changeTo = patterns(data.changeTo);
  const frames = patterns(data.changeFrames ?? []);
  const frameVerbs = patterns(data.changeVerbs ?? []);
  const tails = patterns(data.tails);

  return (said, at) => {
    const verb = matchAt(said, at, changes) ?? frameEnd(said, at);
    if (verb === undefined) return undefined;
    for (let to = verb; to <= verb + mostBetween; to++) {
      const end = toEnd(said, to);
      if (end !== undefined) return end;
    }
    return undefined;
  };

  /** Behind a "to" that something follows; "à la place" ends what is meant. */
  function toEnd(said: Spoken, to: number): number | undefined {
    const end = matchAt(said, to, changeTo);
    if (end === undefined || end >= said.words.length) return undefined;
    return skipAll(said, to, tails) === said.words.length ? undefined : end;
  }

  /** "Ich möchte das Datum auf Freitag ändern": the verb stands at the end. */
  function frameEnd(said: Spoken, at: number): number | undefined {
    const frame = matchAt(said, at, frames);
    if (frame === undefined) return undefined;
    for (let last = frame + 1; last < said.words.length; last++) {
      const verb = matchAt(said, last, frameVerbs);
      if (verb === undefined) continue;
      if (endsAt(said, verb) || skipAll(said, verb, tails) === said.words.length) return frame;
    }
    return undefined;
  }
}

/** In words: "the delivery date" and one more. */
const mostBetween = 4;
