import { converted, knownUnit, unitIds } from '../slot-types/amounts/units.ts';
import { nearest } from '../text/spelling.ts';
import type { FlowFault } from './fault.ts';
import type { ValuePart } from './parts.ts';
import { repeats, saidIn } from './said.ts';

/** What is wrong with the units of a quantity: unknown, taken twice, or no measure for its limits. */
export function unitFaults(part: ValuePart): readonly FlowFault[] {
  if (part.value.type !== 'quantity') return [];
  return [...unknownUnits(part), ...repeatedUnits(part), ...limitFaults(part)];
}

interface WrittenUnit {
  readonly path: FlowFault['path'];
  readonly id: string;
  readonly words: unknown;
}

function unitsOf({ path, value: { units = [] } }: ValuePart): readonly WrittenUnit[] {
  return units.map((unit, at) => {
    const place = [...path, 'units', at];
    return typeof unit === 'string'
      ? { path: place, id: unit, words: undefined }
      : { path: [...place, 'id'], id: unit.id, words: unit.words };
  });
}

function unknownUnits(part: ValuePart): readonly FlowFault[] {
  return unitsOf(part)
    .filter(({ id, words }) => words === undefined && knownUnit(id) === undefined)
    .map(({ path, id }) => {
      const meant = nearest(id, unitIds);
      return {
        path,
        message: `there is no unit "${id}"`,
        remedy: meant
          ? `did you mean "${meant}"?`
          : `give it words: { id: ${id}, words: [${id}] }; known are ${unitIds.join(', ')}`,
      };
    });
}

/** A unit that stands there twice, or a word that leaves open which of two is meant. */
function repeatedUnits(part: ValuePart): readonly FlowFault[] {
  const units = unitsOf(part);
  const ids = repeats(units.map(({ path, id }) => ({ path, text: id, language: '' }))).map(
    ({ again }) => ({
      path: again.path,
      message: `the unit "${again.text}" stands here twice`,
    }),
  );
  const words = units.flatMap(({ path, words: written }, unit) =>
    saidIn(written, [...path.slice(0, -1), 'words']).map((said) => ({ ...said, unit })),
  );
  const shared = repeats(words)
    .filter(({ again, first }) => again.unit !== first.unit)
    .map(({ again: { path, text } }) => ({ path, message: `"${text}" stands for two units` }));
  return [...ids, ...shared];
}

/** Limits count in the first unit, so that all others must be comparable with it. */
function limitFaults(part: ValuePart): readonly FlowFault[] {
  const { limits, softLimits } = part.value;
  const keys = (['limits', 'softLimits'] as const).filter((key) => {
    const ends = key === 'limits' ? limits : softLimits;
    return ends?.min !== undefined || ends?.max !== undefined;
  });
  const [first, ...others] = unitsOf(part);
  const alien = first && others.find(({ id }) => converted(1, id, first.id) === undefined);
  if (first !== undefined && alien === undefined) return [];
  return keys.map((key) => ({
    path: [...part.path, key],
    message:
      first === undefined || alien === undefined
        ? 'limits count in the first of the units, and there are none'
        : `limits count in "${first.id}", and "${alien.id}" cannot be compared with it`,
    remedy: alien === undefined ? 'name them under "units"' : 'leave it out, or do without limits',
  }));
}
