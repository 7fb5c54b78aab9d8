import { type Logger, LogLevel } from '@slack/web-api';

/** Slack's libraries log payloads at their lower levels; only what is wrong is passed on. */
export function quietLogger(
  tell: (problem: { readonly level: 'warn' | 'error'; readonly message: string }) => void,
): Logger {
  const say = (level: 'warn' | 'error') => (first?: unknown) =>
    tell({ level, message: String(first).slice(0, 200) });
  return {
    debug: () => {},
    info: () => {},
    warn: say('warn'),
    error: say('error'),
    setLevel: () => {},
    getLevel: () => LogLevel.WARN,
    setName: () => {},
  };
}
