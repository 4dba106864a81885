/** What an example catches. */
interface Catching {
  readonly caught: readonly unknown[];
}

/**
 * Finds the examples that would not be missed: others catch all that they catch. Of two that catch
 * the same, it is the later one.
 */
export function needlessAmong<Example extends Catching>(examples: readonly Example[]): Example[] {
  const catchers = countCatchers(examples);
  const isNeedless = ({ caught }: Example) =>
    caught.every((program) => (catchers.get(program) ?? 0) > 1);
  const needless: Example[] = [];
  for (const example of examples.toReversed()) {
    if (!isNeedless(example)) continue;
    needless.push(example);
    for (const program of example.caught) catchers.set(program, (catchers.get(program) ?? 0) - 1);
  }
  return needless.toReversed();
}

/** Counts how many examples catch each program. */
function countCatchers(examples: readonly Catching[]): Map<unknown, number> {
  const catchers = new Map<unknown, number>();
  for (const program of examples.flatMap(({ caught }) => caught))
    catchers.set(program, (catchers.get(program) ?? 0) + 1);
  return catchers;
}
