import fc from 'fast-check';
import { test } from 'vitest';
import { runs, runsTimeoutMs } from '../support/property-runs.ts';
import { holds } from './checks.ts';
import { flowsOf, flowsSource } from './flows.ts';
import { type Happening, happenings, type Who } from './happenings.ts';
import { people, play } from './play.ts';
import { type Story, storyText } from './story.ts';
import { junkText } from './words.ts';

/** More turns than this without a question of the person's, and the bot would never let go. */
const mostTurns = 40;
const manyTexts = fc.array(junkText, { minLength: mostTurns, maxLength: mostTurns });

test(
  'whatever was said before, nobody is held for ever who goes on without a question',
  async () => {
    await fc.assert(
      fc.asyncProperty(flowsSource, happenings, manyTexts, async (source, before, texts) => {
        const playing = play(await flowsOf(source));
        for (const each of before) playing.happens(each);
        const { story } = playing;
        const left = texts.findIndex((text) => {
          playing.happens(aMoment);
          const turn = playing.happens(junkOf(text, starterOf(story))).at(-1);
          return turn?.settled.conversation.session?.outcome !== undefined;
        });
        if (left === -1) throw new Error(`${mostTurns} turns and no end\n${storyText(story)}`);
        holds(story);
      }),
      runs(1 / 10),
    );
  },
  runsTimeoutMs,
);

/** To type takes time, and what was confirmed leaves meanwhile. */
const aMoment: Happening = { does: 'wait', minutes: 0.1, late: false, arrives: true };

/** Addressed to the bot, since in a conversation of several other words are none of its business. */
function junkOf(text: string, by: Who): Happening {
  return { does: 'say', by, words: [{ text }], addressed: true, numbered: false, arrives: true };
}

function starterOf({ turns }: Story): Who {
  const starter = turns.at(-1)?.settled.conversation.session?.startedBy.id;
  const at = people.findIndex(({ id }) => id === starter);
  return at === 1 || at === 2 ? at : 0;
}
