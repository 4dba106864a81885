/** Counts ways to choose and to add up. */

/** Counts the ways to take some items: 6 to take two of four. */
export function choose(all: number, taken: number): number {
  if (taken < 0) return 0;
  let ways = 1;
  for (let one = 1; one <= taken; one += 1) ways = (ways * (all - taken + one)) / one;
  return Math.round(ways);
}

/** Lists the sums of so many parts up to the largest: 2 as 0 + 2, 1 + 1 and 2 + 0, or falling as 1 + 1 and 2 + 0. */
export function sumsTo(total: number, parts: number, largest: number, { isFalling = false } = {}): number[][] {
  const found: number[][] = [];
  const sum: number[] = [];
  const add = (left: number, most: number): void => {
    const open = parts - sum.length;
    if (left < 0 || left > open * most) return;
    if (open === 0) found.push([...sum]);
    else
      for (let part = Math.min(left, most); part >= 0; part -= 1) {
        sum.push(part);
        add(left - part, isFalling ? part : largest);
        sum.pop();
      }
  };
  add(total, largest);
  return found;
}

export const product = (numbers: readonly number[]) => numbers.reduce((all, number) => all * number, 1);
export const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0);
