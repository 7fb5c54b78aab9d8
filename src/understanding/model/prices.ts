import type { TranscriptionCost } from '../port.ts';
import type { Usage } from './transport.ts';

/** US dollars for a million tokens. */
export interface Prices {
  readonly input: number;
  readonly cachedInput: number;
  readonly output: number;
}

/** Prices written as INPUT/CACHED/OUTPUT, such as "0.75/0.075/4.5"; `undefined` for anything else. */
export function readPrices(written: string): Prices | undefined {
  if (!/^\d{1,6}(\.\d{1,6})?(\/\d{1,6}(\.\d{1,6})?){2}$/.test(written)) return undefined;
  const [input = 0, cachedInput = 0, output = 0] = written.split('/').map(Number);
  return { input, cachedInput, output };
}

/** US dollars for a million tokens, or for a minute of sound. */
export type TranscriptionPrices =
  | { readonly input: number; readonly output: number }
  | { readonly minute: number };

/** Prices written as INPUT/OUTPUT or as MINUTE, such as "1.25/5" or "0.006"; else `undefined`. */
export function readTranscriptionPrices(written: string): TranscriptionPrices | undefined {
  if (!/^\d{1,6}(\.\d{1,6})?(\/\d{1,6}(\.\d{1,6})?)?$/.test(written)) return undefined;
  const [first = 0, output] = written.split('/').map(Number);
  return output === undefined ? { minute: first } : { input: first, output };
}

/** What listening cost, to a millionth of a dollar; `undefined` where it was counted in another way. */
export function transcriptionUsd(
  { inputTokens, outputTokens = 0, audioSeconds }: TranscriptionCost,
  prices: TranscriptionPrices,
): number | undefined {
  if ('minute' in prices) {
    return audioSeconds === undefined ? undefined : rounded((audioSeconds / 60) * prices.minute);
  }
  if (inputTokens === undefined) return undefined;
  return rounded((inputTokens * prices.input + outputTokens * prices.output) / 1_000_000);
}

function rounded(usd: number): number {
  return Math.round(usd * 1_000_000) / 1_000_000;
}

/** What tokens cost, to a millionth of a dollar. */
export function costUsd(
  { inputTokens, cachedTokens, outputTokens }: Usage,
  prices: Prices,
): number {
  const cached = Math.min(cachedTokens, inputTokens);
  const microUsd =
    (inputTokens - cached) * prices.input +
    cached * prices.cachedInput +
    outputTokens * prices.output;
  return Math.round(microUsd) / 1_000_000;
}
