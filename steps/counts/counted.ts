import type { Cards } from '../../src/kata/cards/card.ts';
import type { Showdown } from './rounds.ts';

/** What a scenario counts. */
export interface Counted {
  /** Of how many cards the hands are. */
  sizes?: readonly number[];
  /** Of how many cards only some hands are asked. */
  samples?: readonly number[];
  /** A hand of each strength, the highest first. */
  order?: readonly Cards[];
  showdowns?: readonly Showdown[];
  deals?: readonly Cards[];
}
