/**
 * Misses every straight with a ten that is not its lowest card.
 *
 * Made by people who sort numbers with sort(), which compares them as text: 10 to 14 come before 2.
 * They find the wheel because they check its five ranks separately.
 *
 * Cause: Sorts or compares ranks as text
 *
 * Caught by: straight / Five ranks in a row are a straight, whatever their suits
 *
 * Shown by: Qd 9s Th 8c Jd
 */
import { ACE, type Cards } from '../../../../../src/cards/card.ts';

export function isStraight(cards: Cards): boolean {
  const ranks = new Set<number>(cards.map(({ rank }) => rank));
  if ([ACE, 2, 3, 4, 5].every((rank) => ranks.has(rank))) return true;
  const sorted = [...ranks].sort();
  return sorted.some((rank, place) =>
    [1, 2, 3, 4].every((step) => sorted[place + step] === rank + step),
  );
}
