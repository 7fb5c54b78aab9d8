import type { SlackNotice } from '../adapters/slack/index.ts';
import { errorFields } from '../ops/error-fields.ts';

/** What a log says of something that Slack's adapter noticed. */
export function slackLine(event: SlackNotice): {
  readonly level: 'debug' | 'info' | 'warn' | 'error';
  readonly fields: object;
  readonly text: string;
} {
  switch (event.notice) {
    case 'listening':
      return { level: 'info', fields: { ...event }, text: 'Slack reaches the bot' };
    case 'ignored':
      return { level: 'debug', fields: { reason: event.reason }, text: 'left alone' };
    case 'not-taken': {
      const fields = { error: errorFields(event.error) };
      return { level: 'error', fields, text: 'not taken: Slack brings it again' };
    }
    case 'installed':
      return { level: 'info', fields: { team: event.team }, text: 'Slack: installed there' };
    case 'left':
      return { level: 'info', fields: { team: event.team }, text: 'Slack: removed from there' };
    case 'not-renewed': {
      const fields = { team: event.team, error: errorFields(event.error) };
      return { level: 'error', fields, text: 'Slack: a token was not renewed, tried again soon' };
    }
    case 'library': {
      const { level, message } = event;
      return { level, fields: { slack: message }, text: 'from the library for Slack' };
    }
  }
}
