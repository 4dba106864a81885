import type { Cards } from '../../src/kata/cards/card.ts';
import type { HandRank } from '../../src/kata/ranking/hand-rank.ts';
import type { Showdown } from './rounds.ts';

/** What a scenario counts. */
export interface Counted {
  /** Of how many cards the hands are. */
  sizes?: readonly number[];
  /** Of how many cards only some hands are asked. */
  samples?: readonly number[];
  /** Each strength of five cards, the highest first. */
  order?: readonly HandRank[];
  showdowns?: readonly Showdown[];
  /** Each as two hands, the flop, the turn and the river. */
  deals?: readonly (readonly Cards[])[];
}
