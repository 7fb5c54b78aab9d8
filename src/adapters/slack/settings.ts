import { z } from 'zod';
import { nearest } from '../../core/flow/spelling.ts';
import type { Transport } from './receiver.ts';

/** How the bot is reached and by which app it speaks. */
export interface SlackSettings {
  readonly botToken: string;
  readonly transport: Transport;
  readonly apiUrl?: string;
}

export interface SlackVariableFault {
  readonly variable: string;
  readonly remedy: string;
}

const prefix = 'SLACK_';

const port = 'write a whole number from 1 to 65535';

const variables = z.object({
  SLACK_BOT_TOKEN: z
    .string()
    .regex(/^xoxb-\S+$/, 'write the Bot User OAuth Token of the app, which begins with xoxb-')
    .optional(),
  SLACK_APP_TOKEN: z
    .string()
    .regex(/^xapp-\S+$/, 'write an App-Level Token of the app, which begins with xapp-')
    .optional(),
  SLACK_SIGNING_SECRET: z
    .string()
    .regex(/^[0-9a-f]{32}$/, 'write the Signing Secret under Basic Information, 32 characters')
    .optional(),
  SLACK_PORT: z
    .string()
    .regex(/^\d{1,5}$/, { message: port, abort: true })
    .transform(Number)
    .refine((number) => number >= 1 && number <= 65_535, port)
    .optional(),
  SLACK_HOST: z
    .string()
    .regex(/^[A-Za-z0-9.:-]+$/, 'write the address to listen on, such as 127.0.0.1 or 0.0.0.0')
    .optional(),
  SLACK_API_URL: z
    .string()
    .regex(/^https?:\/\/\S+\/$/, 'write a full address that ends with a slash')
    .optional(),
});

/**
 * Reads Slack's variables, all faults at once and never a value. Absent where none is set. The prefix
 * is Slack's and not ours, so that other names are let be unless they look like a slip.
 */
export function readSlackVariables(environment: Readonly<Record<string, string | undefined>>): {
  readonly settings?: SlackSettings;
  readonly faults: readonly SlackVariableFault[];
} {
  const known = Object.keys(variables.shape);
  const ours = Object.fromEntries(
    Object.entries(environment).filter(([name]) => known.includes(name)),
  );
  const read = variables.safeParse(ours);
  const faults = [
    ...(read.error?.issues ?? []).map(({ path, message }) => {
      return { variable: String(path[0]), remedy: message };
    }),
    ...slips(environment, known),
    ...missing(ours),
  ];
  if (!read.success || faults.length > 0) return { faults };
  const { SLACK_BOT_TOKEN: botToken, SLACK_API_URL: apiUrl } = read.data;
  const transport = transportOf(read.data);
  if (botToken === undefined || transport === undefined) return { faults };
  return { settings: { botToken, transport, ...(apiUrl !== undefined && { apiUrl }) }, faults };
}

function transportOf(read: z.output<typeof variables>): Transport | undefined {
  const { SLACK_APP_TOKEN: appToken, SLACK_SIGNING_SECRET: signingSecret } = read;
  if (appToken !== undefined) return { by: 'socket', appToken };
  if (signingSecret === undefined) return undefined;
  return {
    by: 'http',
    signingSecret,
    host: read.SLACK_HOST ?? '127.0.0.1',
    port: read.SLACK_PORT ?? 3000,
  };
}

/** One way to be reached, and what belongs to it. */
function missing(set: Readonly<Record<string, string | undefined>>): readonly SlackVariableFault[] {
  const { SLACK_BOT_TOKEN: bot, SLACK_APP_TOKEN: app, SLACK_SIGNING_SECRET: secret } = set;
  const faults: SlackVariableFault[] = [];
  if (Object.keys(set).length === 0) return faults;
  if (bot === undefined) {
    const remedy = 'set it too: the other variables of Slack do nothing without it';
    faults.push({ variable: 'SLACK_BOT_TOKEN', remedy });
  }
  if (app === undefined && secret === undefined) {
    const remedy = 'set it for Socket Mode, or SLACK_SIGNING_SECRET to be reached over HTTP';
    faults.push({ variable: 'SLACK_APP_TOKEN', remedy });
  }
  if (app !== undefined && secret !== undefined) {
    const remedy = 'remove it to be reached over HTTP, or SLACK_SIGNING_SECRET for Socket Mode';
    faults.push({ variable: 'SLACK_APP_TOKEN', remedy });
  }
  for (const variable of ['SLACK_PORT', 'SLACK_HOST']) {
    if (set[variable] === undefined || secret !== undefined) continue;
    const remedy = 'it goes with SLACK_SIGNING_SECRET: set that too, or remove this';
    faults.push({ variable, remedy });
  }
  return faults;
}

function slips(
  environment: Readonly<Record<string, string | undefined>>,
  known: readonly string[],
): readonly SlackVariableFault[] {
  return Object.keys(environment)
    .filter((name) => name.startsWith(prefix) && !known.includes(name))
    .flatMap((variable) => {
      const meant = nearest(variable, known);
      return meant === undefined ? [] : [{ variable, remedy: `did you mean ${meant}?` }];
    });
}
