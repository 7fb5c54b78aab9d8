import type { DateForm, DateMention } from './date-data.ts';

/** "Sat" is another word too, a month alone a name or a verb, and "the second" an option. */
export function clarityOf(
  form: DateForm,
  { weekday, ordinal, nth, day }: Readonly<Record<string, string | undefined>>,
): DateMention['form'] {
  if (form === 'calendar' || /^(?:nthIn|lastIn|lastDay|nthLast)|holiday/iu.test(form))
    return 'full';
  if (form === 'bareMonth') return 'bare';
  if (form === 'weekday') return (weekday?.trim().length ?? 0) <= 3 ? 'bare' : 'part';
  if (form !== 'dayOfMonth') return 'part';
  const digits = nth !== undefined || /^\d/u.test(ordinal ?? day ?? '');
  return digits || weekday !== undefined ? 'part' : 'bare';
}

/** Of dates that share words the one that says most: the clearer one, then the longer. */
export function clearest(mentions: readonly DateMention[]): readonly DateMention[] {
  const rank = { full: 0, part: 1, bare: 2 } as const;
  const best = [...mentions].sort(
    (a, b) => rank[a.form] - rank[b.form] || b.end - b.start - (a.end - a.start),
  );
  const kept: DateMention[] = [];
  for (const mention of best) {
    if (!kept.some((other) => other.start < mention.end && mention.start < other.end)) {
      kept.push(mention);
    }
  }
  return kept.sort((a, b) => a.start - b.start);
}

/** "El 27" of "el 27/11": the digits say more. */
export function isCutShort(day: DateMention, date: DateMention): boolean {
  const [words] = day.readings;
  const isBare = words?.says === 'day' && words.month === undefined;
  return isBare && day.start < date.start && day.end > date.start && day.end < date.end;
}
