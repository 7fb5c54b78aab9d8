const form =
  /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?)(Z|[+-]\d{2}:\d{2})?)?$/;

/**
 * The instant an ISO 8601 time means, in milliseconds. Without an offset it is wall time in the
 * zone; a date alone is its first moment there. `undefined` for anything else.
 */
export function readIsoTime(text: string, timeZone: string): number | undefined {
  const [, date, time = '00:00', offset] = form.exec(text) ?? [];
  if (date === undefined) return undefined;
  const asUtcMs = Date.parse(`${date}T${time}Z`);
  if (Number.isNaN(asUtcMs) || new Date(asUtcMs).toISOString().slice(0, 10) !== date) {
    return undefined;
  }
  if (offset !== undefined) return Date.parse(`${date}T${time}${offset}`);
  // The offset in force is known only at an instant: guess one, and look again from there.
  const guessMs = asUtcMs - offsetMs(asUtcMs, timeZone);
  return asUtcMs - offsetMs(guessMs, timeZone);
}

function offsetMs(atMs: number, timeZone: string): number {
  const wholeSecondMs = Math.floor(atMs / 1000) * 1000;
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(wholeSecondMs);
  const part = (type: string) => Number(parts.find((each) => each.type === type)?.value);
  const wallMs = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
  return wallMs - wholeSecondMs;
}
