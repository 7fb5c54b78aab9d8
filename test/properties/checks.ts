import { askingHolds } from './asking-holds.ts';
import { endsHold } from './ends-hold.ts';
import { formHolds } from './form-holds.ts';
import { slotsHold } from './slots-hold.ts';
import { sourcesHold } from './sources-hold.ts';
import { type Story, storyText, type Turn } from './story.ts';
import { wordingHolds } from './wording-holds.ts';

/** What is wrong with a turn, or nothing. `index` counts the turns of the story from 0. */
export type Check = (turn: Turn, story: Story, index: number) => string | undefined;

/** Everything that must hold of every turn, whoever said whatever. */
export const checks: Readonly<Record<string, Check>> = {
  ...slotsHold,
  ...sourcesHold,
  ...askingHolds,
  ...wordingHolds,
  ...endsHold,
  ...formHolds,
};

/** Throws with the conversation in words, if a turn of it breaks a rule. */
export function holds(story: Story): void {
  story.turns.forEach((turn, index) => {
    for (const [name, check] of Object.entries(checks)) {
      const fault = check(turn, story, index);
      if (fault) throw new Error(`turn ${index + 1}: ${name}: ${fault}\n${storyText(story)}`);
    }
  });
}
