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
