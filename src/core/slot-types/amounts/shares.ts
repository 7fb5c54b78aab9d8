import type { Range } from '../../text/words.ts';

/** Whether a number is a share of something: "15 %", and "cent pour cent", which counts no hundred. */
export function isShare({ start, end }: Range, percents: readonly Range[], text: string): boolean {
  return percents.some(
    (percent) =>
      (percent.start < end && start < percent.end) ||
      (percent.start >= end && /^[\s-]{0,2}$/u.test(text.slice(end, percent.start))),
  );
}
