/**
 * A source of randomness: like `Math.random`, returns a number from 0 up to, but not including, 1.
 */
export type Random = () => number;

/**
 * Returns the items in a random order, each order as likely as any other. The given array does not
 * change. Source: the Fisher-Yates shuffle by Richard Durstenfeld (1964).
 */
export function shuffle<Item>(items: readonly Item[], random: Random): Item[] {
  const pool = [...items];
  return items.map(() => {
    const drawn = Math.floor(random() * pool.length);
    const item = pool[drawn] as Item;
    pool[drawn] = pool.at(-1) as Item; // the last one fills the gap, so the others stay
    pool.pop();
    return item;
  });
}
