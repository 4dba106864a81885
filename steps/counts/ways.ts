/**
 * Ways to choose, to mix and to add up.
 *
 * The kata has a shuffle and combinations, too. They are not used here: if they were wrong, every
 * hand in a count would be wrong.
 */
import type { Random } from '../../src/kata/cards/shuffle.ts';

/** Counts the ways to take some items: 6 to take two of four. */
export function choose(all: number, taken: number): number {
  if (taken < 0) return 0;
  let ways = 1;
  for (let one = 1; one <= taken; one += 1) ways = (ways * (all - taken + one)) / one;
  return Math.round(ways);
}

/**
 * Lists the sums of so many parts up to the largest: 2 as 0 + 2, 1 + 1 and 2 + 0, or falling as 1 +
 * 1 and 2 + 0.
 */
export function sumsTo(
  total: number,
  parts: number,
  largest: number,
  { isFalling = false } = {},
): number[][] {
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

export const product = (numbers: readonly number[]) =>
  numbers.reduce((all, number) => all * number, 1);
export const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0);

/** Lists every choice of so many items, in the order given: there are 6 choices of two of four. */
export function choices<Item>(items: readonly Item[], size: number): Item[][] {
  const found: Item[][] = [];
  const chosen: Item[] = [];
  const add = (first: number): void => {
    if (chosen.length === size) {
      found.push([...chosen]);
      return;
    }
    const last = items.length - (size - chosen.length);
    for (let index = first; index <= last; index += 1) {
      chosen.push(items[index] as Item);
      add(index + 1);
      chosen.pop();
    }
  };
  add(0);
  return found;
}

/** Returns the items in a random order: each is put into a random place among those before it. */
export function mixed<Item>(items: readonly Item[], random: Random): Item[] {
  const order: Item[] = [];
  for (const item of items) {
    const index = Math.floor(random() * (order.length + 1));
    order.push(order[index] as Item);
    order[index] = item;
  }
  return order;
}
