import { languageCodes } from '../../core/language/language.ts';
import { actions, button, plain, prose } from './blocks.ts';
import { startAction } from './ids.ts';
import { limits } from './limits.ts';
import type { SlackWords } from './words.ts';

/** A flow as people pick it. */
export interface OfferedFlow {
  readonly id: string;
  title(locale: string | undefined): string;
}

/** App Home: what the bot can do, each with a button. */
export function homeView(flows: readonly OfferedFlow[], words: SlackWords, locale?: string) {
  const buttons = flows.map((flow) => ({
    ...button(startAction(flow.id), flow.title(locale)),
    ...(flows.length === 1 && { style: 'primary' }),
  }));
  const blocks = [
    { type: 'header', text: plain(words.homeTitle, limits.header) },
    ...prose(words.homeText),
    ...actions(buttons),
  ];
  return { type: 'home', blocks: blocks.slice(0, limits.modalBlocks) } as const;
}

/** The flow that words name: its id, or its title in any language that it has. */
export function namedFlow(
  words: string,
  flows: readonly OfferedFlow[],
  locale: string | undefined,
): OfferedFlow | undefined {
  const wanted = words.toLowerCase();
  const called = (flow: OfferedFlow, by: string | undefined) =>
    flow.title(by).toLowerCase() === wanted;
  return (
    flows.find((flow) => flow.id === wanted || called(flow, locale)) ??
    flows.find((flow) => languageCodes.some((code) => called(flow, code)))
  );
}
