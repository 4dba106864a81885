import type { Example } from './chapter.ts';

/**
 * The example with only those rows of its table that make it fail: one row, or two of which one should beat the other.
 *
 * @returns the example itself when it has no table or needs more rows, as when another table says what is expected of them all
 */
export function withFewestRows(example: Example, fails: (smaller: Example) => boolean): Example {
  const place = example.steps.findIndex(({ table }, index) => table.length > 0 && index < example.steps.length - 1);
  const [head, ...rows] = example.steps[place]?.table ?? [];
  if (!head || example.steps.slice(place + 1).some(({ table }) => table.length > 0)) return example;
  const withRows = (kept: typeof rows): Example => ({
    ...example,
    steps: example.steps.map((step, index) => (index === place ? { ...step, table: [head, ...kept] } : step)),
  });
  const singles = rows.map((row) => [row]);
  const pairs = rows.flatMap((row, index) => rows.slice(index + 1).map((below) => [row, below]));
  return [...singles, ...pairs].map(withRows).find(fails) ?? example;
}
