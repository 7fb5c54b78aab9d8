import { type AST, RegExpParser } from '@eslint-community/regexpp';

/*
 * An author's regular expression runs on strangers' words, so it must be quick on every text. A
 * backtracking engine tries, at worst, every way of dividing the text among the open parts of the
 * pattern. That number is bounded here from the pattern alone: a part that repeats m to n times can
 * stop in n − m + 1 places, parts in a row multiply, and whatever repeats a choice raises it to a
 * power. Patterns of identifiers stay far below the bound ("[A-Z]{2,3}-\d+" has 128 ways); nested
 * repeats, which are how patterns explode, are astronomically above it.
 */

/** Longer texts match no pattern. */
export const longestMatch = 64;
const mostWays = 1_000_000;

/** Whether the whole text matches. The pattern must be one without a `patternFault`. */
export function matchesPattern(pattern: string, text: string): boolean {
  return text.length <= longestMatch && new RegExp(`^(?:${pattern})$`, 'u').test(text);
}

/** Why a pattern will not do, with what would, or `undefined`. */
export function patternFault(pattern: string): { message: string; remedy?: string } | undefined {
  let ast: AST.Pattern;
  try {
    ast = new RegExpParser().parsePattern(pattern, 0, pattern.length, { unicode: true });
  } catch (error) {
    const reason = error instanceof Error ? error.message.replace(/^.*:\s*/s, '') : String(error);
    return { message: `"pattern" is no regular expression: ${reason}` };
  }
  const ways = waysOfAny(ast.alternatives);
  if (Number.isNaN(ways)) {
    return { message: '"pattern" refers back to one of its groups', remedy: 'spell that part out' };
  }
  if (ways <= mostWays) return undefined;
  return {
    message: '"pattern" can take too long to match',
    remedy: 'use fixed counts such as {6}, and no open repeat inside of a repeat',
  };
}

/** The ways in which these alternatives can match, at most; NaN where one holds a back reference. */
function waysOfAny(alternatives: readonly AST.Alternative[]): number {
  return alternatives.reduce(
    (sum, { elements }) => sum + elements.reduce((product, part) => product * waysOf(part), 1),
    0,
  );
}

function waysOf(element: AST.Element): number {
  switch (element.type) {
    case 'Backreference':
      return Number.NaN;
    case 'Group':
    case 'CapturingGroup':
      return waysOfAny(element.alternatives);
    case 'Assertion':
      return 'alternatives' in element ? waysOfAny(element.alternatives) : 1;
    case 'Quantifier':
      return waysOfRepeat(element);
    default:
      return 1;
  }
}

function waysOfRepeat({ element, min, max }: AST.Quantifier): number {
  const once = waysOf(element);
  const most = Math.max(min, Math.min(max, longestMatch));
  if (once === 1) return most - min + 1;
  let ways = 0;
  for (let count = min; count <= most; count += 1) ways += once ** count;
  return ways;
}
