import type { Adapter } from '../adapters/port.ts';
import { slackAdapter } from '../adapters/slack/index.ts';
import type { Config } from '../config.ts';
import type { CompiledFlow } from '../core/flow/compile.ts';
import { localise } from '../core/flow/localise.ts';
import { languageCodes } from '../core/language/language.ts';
import { errorFields } from '../ops/error-fields.ts';
import type { Log } from '../ops/log.ts';

/**
 * The platforms that are configured. A new one has its variables in config.ts, its folder in
 * src/adapters and its line here; the bot and every worker then know it.
 */
export function platformsOf(
  { slack }: Config,
  flows: readonly CompiledFlow[],
  log?: Log,
): readonly Adapter[] {
  return slack === undefined
    ? []
    : [slackAdapter({ ...slack, flows: offered(flows), ...logged(log) })];
}

/** For a process that answers on a platform and leaves receiving to another. */
export function sendOnly(adapter: Adapter): Adapter {
  return { ...adapter, start: async () => {}, stop: async () => {} };
}

/** The flows as people pick them. */
export function offered(flows: readonly CompiledFlow[]) {
  return flows.map(({ spec }) => ({
    id: spec.id,
    title(locale: string | undefined) {
      const code = locale?.split(/[-_]/)[0]?.toLowerCase();
      const language = languageCodes.find((each) => each === code) ?? spec.language;
      return localise(spec.title, language, spec.language);
    },
  }));
}

function logged(log: Log | undefined): Partial<Parameters<typeof slackAdapter>[0]> {
  if (log === undefined) return {};
  return {
    observe(event) {
      switch (event.notice) {
        case 'listening':
          return log.info({ ...event }, 'Slack reaches the bot');
        case 'ignored':
          return log.debug({ reason: event.reason }, 'left alone');
        case 'not-taken':
          return log.error({ error: errorFields(event.error) }, 'not taken: Slack brings it again');
        case 'library':
          return log[event.level]({ slack: event.message }, 'from the library for Slack');
      }
    },
  };
}
