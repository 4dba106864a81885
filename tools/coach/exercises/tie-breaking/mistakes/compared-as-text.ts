/**
 * Lets a nine beat a ten.
 *
 * Made by people who compare or sort ranks as text, where "10" comes before "9".
 *
 * Cause: Sorts or compares ranks as text
 *
 * Caught by: tie-breaking / High cards are compared from the highest down to the last
 */
import type { HandRank } from '../../../../../src/ranking/hand-rank.ts';
import { compareHandRanks as compareRight } from '../../../../../src/ranking/tie-breaking.ts';

export function compareHandRanks(a: HandRank, b: HandRank): number {
  if (a.category !== b.category) return compareRight(a, b);
  const place = a.tieBreak.findIndex((rank, index) => rank !== b.tieBreak[index]);
  if (place < 0) return 0;
  return `${a.tieBreak[place] ?? ''}` > `${b.tieBreak[place] ?? ''}` ? 1 : -1;
}
