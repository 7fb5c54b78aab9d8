import { z } from 'zod';
import { nearest } from '../../core/text/spelling.ts';
import { faultsOfLoners, listenAddress, port, type VariableFault } from '../../variables.ts';
import type { AppCredentials } from './install.ts';
import type { HttpTransport, Transport } from './receiver.ts';

/** How the bot is reached and by which app it speaks: in one workspace, or in all that install it. */
export type SlackSettings = { readonly apiUrl?: string } & (
  | { readonly botToken: string; readonly transport: Transport }
  | { readonly app: AppCredentials; readonly transport: HttpTransport }
);

const prefix = 'SLACK_';

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
  SLACK_CLIENT_ID: z
    .string()
    .regex(/^\d{1,30}\.\d{1,30}$/, 'write the Client ID under Basic Information, such as 123.456')
    .optional(),
  SLACK_CLIENT_SECRET: z
    .string()
    .regex(/^[0-9a-f]{32}$/, 'write the Client Secret under Basic Information, 32 characters')
    .optional(),
  SLACK_STATE_SECRET: z
    .string()
    .regex(/^\S{32,256}$/, 'write 32 to 256 characters; make one with: openssl rand -hex 32')
    .optional(),
  SLACK_PORT: port.optional(),
  SLACK_HOST: listenAddress.optional(),
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
  readonly faults: readonly VariableFault[];
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
  const app = appOf(read.data);
  const elsewhere = apiUrl === undefined ? {} : { apiUrl };
  if (app !== undefined && transport?.by === 'http') {
    return { settings: { app, transport, ...elsewhere }, faults };
  }
  if (botToken === undefined || transport === undefined) return { faults };
  return { settings: { botToken, transport, ...elsewhere }, faults };
}

function appOf(read: z.output<typeof variables>): AppCredentials | undefined {
  const { SLACK_CLIENT_ID: clientId, SLACK_CLIENT_SECRET: clientSecret } = read;
  const { SLACK_STATE_SECRET: stateSecret } = read;
  if (clientId === undefined || clientSecret === undefined || stateSecret === undefined) {
    return undefined;
  }
  return { clientId, clientSecret, stateSecret };
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

type Set = Readonly<Record<string, string | undefined>>;

const ofManyWorkspaces = ['SLACK_CLIENT_ID', 'SLACK_CLIENT_SECRET', 'SLACK_STATE_SECRET'];

const goesWith = { SLACK_PORT: 'SLACK_SIGNING_SECRET', SLACK_HOST: 'SLACK_SIGNING_SECRET' };

/** One way to speak and one to be reached, and what belongs to these. */
function missing(set: Set): readonly VariableFault[] {
  if (Object.keys(set).length === 0) return [];
  const many = ofManyWorkspaces.some((variable) => set[variable] !== undefined);
  const faults = many ? missingForMany(set) : missingForOne(set);
  return [...faults, ...faultsOfLoners(goesWith, set)];
}

function missingForOne(set: Set): VariableFault[] {
  const { SLACK_BOT_TOKEN: bot, SLACK_APP_TOKEN: app, SLACK_SIGNING_SECRET: secret } = set;
  const faults: VariableFault[] = [];
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
  return faults;
}

/** Who installs the app is led back to an address, so that there is one anyway. */
function missingForMany(set: Set): VariableFault[] {
  const faults: VariableFault[] = [];
  for (const variable of ofManyWorkspaces) {
    if (set[variable] !== undefined) continue;
    const others = ofManyWorkspaces.filter((each) => each !== variable).join(' and ');
    faults.push({ variable, remedy: `it goes with ${others}: set it too` });
  }
  if (set.SLACK_BOT_TOKEN !== undefined) {
    const remedy = `remove it to serve every workspace that installs the app, or ${ofManyWorkspaces.join(', ')} to serve one`;
    faults.push({ variable: 'SLACK_BOT_TOKEN', remedy });
  }
  if (set.SLACK_APP_TOKEN !== undefined) {
    const remedy = 'remove it: with many workspaces the bot is reached over HTTP';
    faults.push({ variable: 'SLACK_APP_TOKEN', remedy });
  }
  if (set.SLACK_SIGNING_SECRET === undefined) {
    const remedy = 'set it too: with many workspaces the bot is reached over HTTP';
    faults.push({ variable: 'SLACK_SIGNING_SECRET', remedy });
  }
  return faults;
}

function slips(
  environment: Readonly<Record<string, string | undefined>>,
  known: readonly string[],
): readonly VariableFault[] {
  return Object.keys(environment)
    .filter((name) => name.startsWith(prefix) && !known.includes(name))
    .flatMap((variable) => {
      const meant = nearest(variable, known);
      return meant === undefined ? [] : [{ variable, remedy: `did you mean ${meant}?` }];
    });
}
