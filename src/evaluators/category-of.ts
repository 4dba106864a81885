import type { Category } from '../ranking/categories.ts';
import type { UsualCategory } from '../ranking/ladder.ts';
import { BELOW } from './bit-board/tables.ts';
import { CLASS_COUNT } from './classes.ts';

/** How many classes are below each category, highest first. The royal flush is the best class. */
const CLASSES_BELOW = {
  'royal flush': CLASS_COUNT - 1,
  'straight flush': BELOW.straightFlush,
  'four of a kind': BELOW.quads,
  'full house': BELOW.fullHouse,
  flush: BELOW.flush,
  straight: BELOW.straight,
  'three of a kind': BELOW.trips,
  'two pairs': BELOW.twoPairs,
  pair: BELOW.pair,
  'high card': 0,
} as const satisfies Record<UsualCategory, number>;

/** Returns the category of a strength, 1 (7 5 4 3 2) to 7462 (royal flush). */
export function categoryOf(strength: number): Category {
  const categories = Object.keys(CLASSES_BELOW) as UsualCategory[];
  return categories.find((category) => strength > CLASSES_BELOW[category]) as UsualCategory;
}
