/**
 * Ways to choose, to mix and to add up.
 *
 * The kata has a shuffle and combinations, too. They are not used here: if they were wrong, every
 * hand in a count would be wrong.
 */
import type { Random } from '../../src/cards/shuffle.ts';

/** Counts the ways to take some items: 6 to take two of four. */
export function choose(all: number, taken: number): number {
  if (taken < 0) return 0;
  let ways = 1;
  for (let count = 1; count <= taken; count += 1) ways = (ways * (all - taken + count)) / count;
  return Math.round(ways);
}

/**
 * Lists the sums of so many parts, each of them up to the largest: 2 as `[2, 0]`, `[1, 1]` and
 * `[0, 2]`. If they are falling, no part is larger than the one before it: `[2, 0]` and `[1, 1]`.
 */
export function sumsTo(
  total: number,
  parts: number,
  largest: number,
  { isFalling = false } = {},
): number[][] {
  const sums: number[][] = [];
  // One list that grows and shrinks is much faster than a copy for each part that is added.
  const begun: number[] = [];

  function complete(left: number, most: number): void {
    const missing = parts - begun.length;
    if (left > missing * most) return;
    if (missing === 0) {
      sums.push([...begun]);
      return;
    }
    for (let part = Math.min(left, most); part >= 0; part -= 1) {
      begun.push(part);
      complete(left - part, isFalling ? part : largest);
      begun.pop();
    }
  }

  complete(total, largest);
  return sums;
}

/** Multiplies numbers; the product of none is 1. */
export const product = (numbers: readonly number[]): number =>
  numbers.reduce((soFar, number) => soFar * number, 1);

/** Adds numbers up; the sum of none is 0. */
export const sum = (numbers: readonly number[]): number =>
  numbers.reduce((soFar, number) => soFar + number, 0);

/** Lists every choice of so many items, in the order given: there are 6 choices of two of four. */
export function choices<Item>(items: readonly Item[], size: number): Item[][] {
  const complete: Item[][] = [];
  const chosen: Item[] = [];

  function chooseFrom(first: number): void {
    const missing = size - chosen.length;
    if (missing === 0) {
      complete.push([...chosen]);
      return;
    }
    for (let index = first; index <= items.length - missing; index += 1) {
      chosen.push(items[index] as Item);
      chooseFrom(index + 1);
      chosen.pop();
    }
  }

  chooseFrom(0);
  return complete;
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
