import { z } from 'zod';
import { isTimeZone } from '../../core/slot-types/days/calendar.ts';
import { faultsOfLoners, listenAddress, port, type VariableFault } from '../../variables.ts';

/** How the bot talks on Telegram. */
export interface TelegramSettings {
  readonly token: string;
  /** Another server that speaks the Bot API. */
  readonly apiRoot?: string;
  /** IANA zone of the people who write. Absent: that of this machine. */
  readonly timeZone?: string;
  /** Telegram posts there; absent where it is asked for messages instead. */
  readonly webhook?: {
    readonly url: string;
    readonly secret: string;
    readonly host: string;
    readonly port: number;
  };
}

/** The variables of Telegram, for the one schema of the environment (config.ts). */
export const telegramVariables = {
  TELEGRAM_BOT_TOKEN: z
    .string()
    .regex(/^\d{3,20}:[\w-]{10,200}$/, 'write the token as @BotFather gave it, such as 123456:AbC…')
    .optional(),
  TELEGRAM_API_ROOT: z
    .string()
    .regex(
      /^https?:\/\/[^\s?#]+[^\s?#/]$/,
      'write where the Bot API is, such as https://api.telegram.org',
    )
    .optional(),
  TELEGRAM_TIME_ZONE: z
    .string()
    .refine(isTimeZone, 'write a time zone, such as Europe/Berlin')
    .optional(),
  TELEGRAM_WEBHOOK_URL: z
    .string()
    .regex(
      /^https:\/\/[^\s/?#:]+(:(443|80|88|8443))?(\/[^\s?#]*)?$/,
      'write an https address on port 443, 80, 88 or 8443, without anything behind "?"',
    )
    .optional(),
  TELEGRAM_WEBHOOK_SECRET: z
    .string()
    .regex(
      /^[\w-]{16,256}$/,
      'write 16 to 256 letters, digits, "-" and "_"; make one with: openssl rand -hex 32',
    )
    .optional(),
  TELEGRAM_WEBHOOK_HOST: listenAddress.optional(),
  TELEGRAM_WEBHOOK_PORT: port.optional(),
};

type Written = z.output<z.ZodObject<typeof telegramVariables>>;

/** What they say together; absent where there is no token. */
export function readTelegram(set: Written): TelegramSettings | undefined {
  const { TELEGRAM_BOT_TOKEN: token } = set;
  const { TELEGRAM_API_ROOT: apiRoot, TELEGRAM_TIME_ZONE: timeZone } = set;
  const { TELEGRAM_WEBHOOK_URL: url, TELEGRAM_WEBHOOK_SECRET: secret } = set;
  if (token === undefined) return undefined;
  const { TELEGRAM_WEBHOOK_HOST: host = '127.0.0.1', TELEGRAM_WEBHOOK_PORT: port = 8443 } = set;
  return {
    token,
    ...(apiRoot !== undefined && { apiRoot }),
    ...(timeZone !== undefined && { timeZone }),
    ...(url !== undefined && secret !== undefined && { webhook: { url, secret, host, port } }),
  };
}

const goesWith = {
  TELEGRAM_API_ROOT: 'TELEGRAM_BOT_TOKEN',
  TELEGRAM_TIME_ZONE: 'TELEGRAM_BOT_TOKEN',
  TELEGRAM_WEBHOOK_URL: 'TELEGRAM_BOT_TOKEN',
  TELEGRAM_WEBHOOK_SECRET: 'TELEGRAM_WEBHOOK_URL',
  TELEGRAM_WEBHOOK_HOST: 'TELEGRAM_WEBHOOK_URL',
  TELEGRAM_WEBHOOK_PORT: 'TELEGRAM_WEBHOOK_URL',
};

/** What is wrong with them taken together. */
export function telegramFaults(
  set: Readonly<Record<string, string | undefined>>,
): readonly VariableFault[] {
  const loners = faultsOfLoners(goesWith, set);
  if (set.TELEGRAM_WEBHOOK_URL === undefined || set.TELEGRAM_WEBHOOK_SECRET !== undefined) {
    return loners;
  }
  const remedy = 'set it too, so that nobody but Telegram can post messages';
  return [{ variable: 'TELEGRAM_WEBHOOK_SECRET', remedy }, ...loners];
}
