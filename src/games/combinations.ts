/**
 * Lists every way to choose `size` of the items, in the order given: there are 6 ways to choose two
 * of four.
 */
export function combinations<Item>(items: readonly Item[], size: number): Item[][] {
  if (size === 0) return [[]];
  return items.flatMap((item, index) =>
    combinations(items.slice(index + 1), size - 1).map((rest) => [item, ...rest]),
  );
}
