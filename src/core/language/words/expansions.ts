/**
 * Every way to say a phrase of words, alternatives and options: of "new years [(day|morning)]" three. For
 * few short phrases that may begin alike, of which the longest is meant.
 */
export function expansions(template: string): readonly string[] {
  const parts = template.match(/[()[\]|]|[^\s()[\]|]+/gu) ?? [];
  let at = 0;
  return alternatives();

  function alternatives(): readonly string[] {
    const all = [...sequence()];
    while (parts[at] === '|') {
      at += 1;
      all.push(...sequence());
    }
    return all;
  }

  function sequence(): readonly string[] {
    let ways: readonly string[] = [''];
    for (let part = parts[at]; part !== undefined && !/^[)\]|]$/u.test(part); part = parts[at]) {
      at += 1;
      const more = part === '(' || part === '[' ? bracket(part) : [part];
      ways = ways.flatMap((way) => more.map((each) => `${way} ${each}`.trim()));
    }
    return ways;
  }

  function bracket(opening: string): readonly string[] {
    const inside = alternatives();
    at += 1;
    return opening === '[' ? [...inside, ''] : inside;
  }
}
