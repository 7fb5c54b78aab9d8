/** What a clock in digits shows. */
export interface Clock {
  readonly hour: number;
  readonly minute: number;
  readonly wholeDay: boolean;
  readonly clear: boolean;
}

/** "7:30", "07.30", "12:34:56", "1745", "19h30", "14h", "730" and "730pm" with their half of the day. */
export function clockIn(filled: Readonly<Record<string, string | undefined>>): Clock | undefined {
  const shown = (
    filled.clock ??
    filled.grown ??
    filled.short ??
    filled.timed ??
    filled.hour ??
    ''
  ).trim();
  const seconds = /^\d{1,2}:\d\d(:\d\d)$/u.exec(shown)?.[1] ?? '';
  const words = shown.slice(0, shown.length - seconds.length).replace(/^(\d{3,4})\p{L}+$/u, '$1');
  const [, hour, sign = '', minute] =
    /^(\d{1,2}?)(?:([:.]|\p{L}+)?(\d{2})?|\p{L}+)$/u.exec(words) ?? [];
  if (hour === undefined) return undefined;
  // Who says seconds reads them from a clock that counts to 24, or says which half of the day it is.
  const wholeDay =
    (seconds !== '' && hour.length === 2) ||
    hour.startsWith('0') ||
    filled.grown !== undefined ||
    /^\d{4}$/u.test(words);
  const clear = minute !== undefined && sign !== '' && sign !== '.';
  return { hour: Number(hour), minute: Number(minute ?? 0), wholeDay, clear };
}
