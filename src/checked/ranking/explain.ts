import * as kata from '../../kata/ranking/explain.ts';
import type { HandRank } from '../../kata/ranking/hand-rank.ts';
import { asHandRank } from './given-hand-rank.ts';

/**
 * What a hand is, in words: `full house, fours over twos`; `straight, five high`; `pair of kings`.
 *
 * @throws Error on what has not the form of what `rankHand` gives
 */
export function describe(rank: HandRank): string {
  return kata.describe(asHandRank(rank));
}

/**
 * Why the better of two hands wins, whichever comes first: `full house, fours over twos, beats flush, ace high`;
 * `pair of kings each: the kicker nine beats seven`; `high card: ace beats king`; `tie: pair of kings`.
 *
 * @throws Error on what has not the form of what `rankHand` gives
 */
export function explain(a: HandRank, b: HandRank): string {
  return kata.explain(asHandRank(a), asHandRank(b));
}
