import type { Random } from '../../kata/cards/shuffle.ts';
import * as kata from '../../kata/games/seeded-random.ts';
import { show } from '../cards/show.ts';

/**
 * A source of chance that gives the same numbers again for the same seed.
 *
 * @param seed - a whole number, of which the lowest 32 bits count
 * @throws Error on anything else, and on a number too large to be exact
 */
export function seededRandom(seed: number): Random {
  if (Number.isSafeInteger(seed)) return kata.seededRandom(seed);
  const { MAX_SAFE_INTEGER: most } = Number;
  throw new Error(`${show(seed)} is no seed: expected a whole number from ${-most} to ${most}`);
}
