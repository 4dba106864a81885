import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import type { Random } from './shuffle.ts';

/** The largest seed: seeds are whole numbers from 0 on. */
export const LARGEST_SEED = 0xffffffff;

/**
 * Returns a source of random numbers, the same for the same seed in all versions with the same
 * major number.
 */
export function seededRandom(seed: number): Random {
  const generator = xoroshiro128plus(seed);
  // Small seeds begin with like numbers.
  for (let skipped = 0; skipped < 8; skipped++) generator.next();
  return () => uniformFloat64(generator);
}
