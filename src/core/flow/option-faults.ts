import type { FlowFault } from './fault.ts';
import type { ValuePart } from './parts.ts';
import { repeats, saidIn } from './said.ts';

/** What is wrong with a choice's options as a set: ids or words taken twice, ranges that clash. */
export function optionFaults(slot: ValuePart): readonly FlowFault[] {
  return [...repeatedIds(slot), ...repeatedWords(slot), ...rangeFaults(slot)];
}

function repeatedIds({ options }: ValuePart): readonly FlowFault[] {
  const ids = options.flatMap(({ path, value }) => saidIn(value.id, [...path, 'id']));
  return repeats(ids).map(({ again: { path, text } }) => ({
    path,
    message: `another option has the id "${text}"`,
  }));
}

/** A word of two options would leave it open which one a person means. */
function repeatedWords({ options }: ValuePart): readonly FlowFault[] {
  const words = options.flatMap(({ path, value }, option) =>
    [
      ...saidIn(value.label, [...path, 'label']),
      ...saidIn(value.synonyms, [...path, 'synonyms']),
    ].map((said) => ({ ...said, option })),
  );
  return repeats(words)
    .filter(({ again, first }) => again.option !== first.option)
    .map(({ again: { path, text } }) => ({ path, message: `"${text}" stands for two options` }));
}

function rangeFaults({ options }: ValuePart): readonly FlowFault[] {
  const ranges = options.flatMap(({ path, value: { id, range } }) =>
    range ? [{ path: [...path, 'range'], id: id ?? '', written: range, ...ends(range) }] : [],
  );
  return ranges.flatMap(({ path, written, min, max }, at): readonly FlowFault[] => {
    if (written.min === undefined && written.max === undefined) {
      return [{ path, message: 'this range has no end', remedy: 'give it a min, a max or both' }];
    }
    if (min > max)
      return [{ path, message: `this range is empty: min ${min} is above max ${max}` }];
    const other = ranges.slice(0, at).find((earlier) => earlier.min <= max && min <= earlier.max);
    if (!other) return [];
    return [
      {
        path,
        message: `this range shares ${shared(other, { min, max })} with that of "${other.id}"`,
        remedy: 'both ends of a range are included',
      },
    ];
  });
}

interface Ends {
  readonly min: number;
  readonly max: number;
}

function ends(range: { min?: number | undefined; max?: number | undefined }): Ends {
  return {
    min: range.min ?? Number.NEGATIVE_INFINITY,
    max: range.max ?? Number.POSITIVE_INFINITY,
  };
}

function shared(a: Ends, b: Ends): string {
  const from = Math.max(a.min, b.min);
  const to = Math.min(a.max, b.max);
  if (from === to) return String(from);
  if (!Number.isFinite(from)) return `everything up to ${to}`;
  if (!Number.isFinite(to)) return `everything from ${from}`;
  return `${from} to ${to}`;
}
