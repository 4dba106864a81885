/** A source of chance: numbers from 0 up to, but never, 1, as `Math.random` gives. */
export type Random = () => number;

/**
 * The same items in a new, random order; the given array stays as it is.
 * Source: the Fisher-Yates shuffle as Richard Durstenfeld wrote it (1964): every order is equally likely.
 */
export function shuffle<Item>(items: readonly Item[], random: Random): Item[] {
  const pool = [...items];
  return items.map(() => {
    const drawn = Math.floor(random() * pool.length);
    const item = pool[drawn] as Item;
    pool[drawn] = pool.at(-1) as Item; // the last one fills the gap, so nothing has to move up
    pool.pop();
    return item;
  });
}
