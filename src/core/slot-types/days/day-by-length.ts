import type { SlotSpec } from '../../flow/spec.ts';
import { type DateUnit, dateUnits } from '../../language/dates/date-data.ts';
import type { ReadContext } from '../slot-type.ts';
import { onlyMention } from '../words/mention.ts';
import { type Day, dayAt } from './calendar.ts';
import { resolveDate } from './date-resolve.ts';

/**
 * The day that a length of time leads to, for a reply to a question for a day: "within two weeks" ends
 * on one, and so does "three months" on the side where the slot's days lie. The words name no day, so
 * it is derived. A bare length counts with nothing around it: "it takes two weeks" tells of no day.
 */
export function dayByLength(text: string, slot: SlotSpec, context: ReadContext): Day | undefined {
  const rolling = onlyMention(text, slot, context, (words) =>
    context.language.spans(words).flatMap(({ start, end, says }) => {
      // Some day of the last two weeks is none.
      if (says.kind !== 'rolling' || says.side < 0 || says.length.unit === 'night') return [];
      return [{ start, end, unit: says.length.unit, count: says.length.count }];
    }),
  );
  const { unit, count } = rolling ?? bareLength(text, slot, context) ?? {};
  if (unit === undefined || count === undefined) return undefined;
  const today = dayAt(context.nowMs, context.timeZone);
  return resolveDate({ says: 'distance', unit, count }, today, slot.bias)[0]?.day;
}

function bareLength(
  text: string,
  { bias }: SlotSpec,
  { language }: ReadContext,
): { readonly unit: DateUnit; readonly count: number } | undefined {
  const [length, ...more] = bias === undefined ? [] : language.durations(text);
  const [part, ...parts] = length?.parts ?? [];
  const unit = dateUnits.find((each) => each === part?.unit);
  if (length === undefined || part === undefined || unit === undefined) return undefined;
  const around = text.slice(0, length.start) + text.slice(length.end);
  const isAll = more.length + parts.length === 0 && !/[\p{L}\p{N}]/u.test(around);
  if (!isAll || !Number.isInteger(part.count)) return undefined;
  return { unit, count: bias === 'past' ? -part.count : part.count };
}
