import { readFile } from 'node:fs/promises';
import type { Config } from '../config.ts';
import { type CompiledFlow, compileFlow } from '../core/flow/compile.ts';
import { isTimeZone } from '../core/slot-types/days/calendar.ts';
import { type Endpoint, isEndpointUrl } from '../delivery/webhook/endpoints.ts';
import { findFlows, formatFaults } from '../flow-files.ts';
import { randomSecret } from '../scripted/driver.ts';
import { type Given, readGiven } from '../scripted/given.ts';
import { isLocale } from '../scripted/inputs.ts';
import type { ErrorCode } from '../scripted/records.ts';
import { readIsoTime } from '../scripted/wall-time.ts';
import type { Understander } from '../understanding/port.ts';
import type { OptionSpec, OptionValues } from './args.ts';
import { openUnderstander, understandingTime } from './open-understander.ts';

/** The options that say what conversation is opened; `chat` and `start` share them. */
export const conversationOptions = {
  flow: { placeholder: 'ID|FILE', help: 'The flow to begin with: a sample, or a YAML file.' },
  offline: { help: 'Understand by rules alone, whatever is configured.' },
  locale: { placeholder: 'xx', help: "The person's language, as a BCP 47 tag." },
  timezone: { placeholder: 'ZONE', help: "The person's IANA time zone." },
  webhook: { placeholder: 'URL', help: 'Post finished sets here, private addresses included.' },
} as const satisfies Record<string, OptionSpec>;

/** Options for conversations that must repeat exactly, or begin in the middle. */
export const scriptOptions = {
  given: { placeholder: 'FILE', help: 'Begin in the middle, as this JSON file says.' },
  now: { placeholder: 'ISO', help: 'Freeze the clock at this time.' },
} as const satisfies Record<string, OptionSpec>;

type Written = OptionValues<typeof conversationOptions> &
  Partial<OptionValues<typeof scriptOptions>>;

export interface Settings {
  readonly flows: readonly CompiledFlow[];
  readonly preferredFlow?: string;
  readonly frozenAtMs?: number;
  readonly locale?: string;
  readonly timeZone: string;
  readonly given?: Given;
  readonly webhook?: Endpoint;
  /** Understands what code alone does not settle; the rules where it is left out. */
  readonly understander?: Understander;
  readonly understandingMs?: number;
  /** A signing secret that was made up for `webhook`, which its receiver has to know. */
  readonly madeUpSecret?: string;
}

/** Something that is wrong with how the program was called. */
export interface SettingsFault {
  readonly code: ErrorCode;
  readonly message: string;
}

export type ReadSettings =
  | { readonly ok: true; readonly settings: Settings }
  | { readonly ok: false; readonly faults: readonly SettingsFault[] };

/** Checks the options and loads what they name. Every fault that can be found is reported at once. */
export async function readSettings(
  options: Written,
  config: Config,
  defaultTimeZone: string,
): Promise<ReadSettings> {
  const faults: SettingsFault[] = [];
  const bad = (message: string) => faults.push({ code: 'bad-arguments', message });

  const timeZone = options.timezone ?? defaultTimeZone;
  const zoneKnown = isTimeZone(timeZone);
  if (!zoneKnown) bad('--timezone: this is no IANA time zone, such as Europe/Berlin');
  const locale = options.locale;
  if (locale !== undefined && !isLocale(locale)) bad('--locale: this is no language tag, as "en"');
  const frozenAtMs =
    options.now === undefined ? undefined : readIsoTime(options.now, zoneKnown ? timeZone : 'UTC');
  if (options.now !== undefined && frozenAtMs === undefined) {
    bad('--now: write an ISO 8601 time, such as 2026-03-01T09:00:00Z');
  }
  const url = options.webhook;
  if (url !== undefined && !isEndpointUrl(url)) {
    bad('--webhook: write a full address, beginning with http:// or https://');
  }

  const flows = await readFlows(options.flow, faults);
  const preferred = options.flow === undefined ? undefined : flows[0];
  const given = await readGivenFile(options.given, preferred, frozenAtMs ?? Date.now(), faults);
  if (faults.length > 0) return { ok: false, faults };

  // A conversation in memory shares nothing, whatever is configured.
  const { redis: _, ...alone } = config;
  const madeUpSecret =
    url !== undefined && config.webhookSecret === undefined ? randomSecret() : undefined;
  const secret = config.webhookSecret ?? madeUpSecret;
  return {
    ok: true,
    settings: {
      flows,
      timeZone,
      ...(options.offline || config.model === undefined
        ? {}
        : { understander: openUnderstander(alone).understander, ...understandingTime(config) }),
      ...(preferred === undefined ? {} : { preferredFlow: preferred.spec.id }),
      ...(frozenAtMs === undefined ? {} : { frozenAtMs }),
      ...(locale === undefined ? {} : { locale }),
      ...(given === undefined ? {} : { given }),
      ...(url === undefined || secret === undefined
        ? {}
        : { webhook: { url, secret, allowPrivate: true } }),
      ...(madeUpSecret === undefined ? {} : { madeUpSecret }),
    },
  };
}

async function readFlows(
  named: string | undefined,
  faults: SettingsFault[],
): Promise<readonly CompiledFlow[]> {
  const loaded = await findFlows(named);
  if (loaded.ok) return Promise.all(loaded.specs.map(compileFlow));
  for (const fault of loaded.faults) {
    faults.push({ code: 'faulty-flow', message: formatFaults([fault]) });
  }
  return [];
}

async function readGivenFile(
  file: string | undefined,
  flow: CompiledFlow | undefined,
  nowMs: number,
  faults: SettingsFault[],
): Promise<Given | undefined> {
  const fault = (message: string) => {
    faults.push({ code: 'faulty-given', message: `${file}: ${message}` });
    return undefined;
  };
  if (file === undefined) return undefined;
  let json: unknown;
  try {
    json = JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    return fault(error instanceof SyntaxError ? 'is not valid JSON' : 'cannot be read');
  }
  if (flow === undefined) {
    if (faults.length === 0) fault('is given for a flow: name it with --flow');
    return undefined;
  }
  const read = readGiven(json, flow, nowMs);
  if (read.ok) return read.given;
  for (const message of read.faults) fault(message);
  return undefined;
}
