/**
 * Deals hands by classes: a correct rule gives the same answer for all hands of a class.
 *
 * There are 133,784,560 hands of seven cards, too many to try them all. So a few hands stand for
 * their whole class, and the answers add up to an exact count. A seeded random generator chooses
 * the hands, their suits and their order, to also find "only when sorted" or "only hearts". A
 * mistake that is rare within its class can remain unnoticed.
 *
 * Dealing asks no rule of the kata, and does not use its shuffle: what a hand contains is known by
 * how it was dealt.
 */
import type { Cards } from '../../src/cards/card.ts';
import { DECK } from '../../src/cards/deck.ts';
import { seededRandom } from '../../src/cards/seeded-random.ts';
import type { Random } from '../../src/cards/shuffle.ts';
import type { AskedHand } from './asked-hand.ts';
import { dealEveryHand, dealGroupSizes, dealRankSets } from './deal-by-ranks.ts';
import { dealOneSuit, dealSuitSizes } from './deal-by-suits.ts';
import { dealWorth, isDealtByWorth } from './deal-by-worth.ts';
import { choose } from './ways.ts';

const SEED_OF_HANDS = 52;

/** Ways to put hands into classes, by what a rule looks at. */
export type Classes =
  | 'every hand'
  | 'group sizes'
  | 'sets of ranks'
  | 'suit sizes'
  | 'one suit'
  | 'worth';

const dealtBefore = new Map<string, readonly AskedHand[]>();

/** Lists the hands to try instead of all hands of so many cards: some hands of every class. */
export function handsOf(classes: Classes, size: number): readonly AskedHand[] {
  const name = `${classes} of ${size}`;
  const hands = dealtBefore.get(name) ?? deal(classes, size, seededRandom(SEED_OF_HANDS));
  dealtBefore.set(name, hands);
  return hands;
}

/** Counts the hands of so many cards. */
export const allHands = (size: number): number => choose(DECK.length, size);

function deal(classes: Classes, size: number, random: Random): AskedHand[] {
  switch (classes) {
    case 'every hand':
      return dealEveryHand(size, random);
    case 'group sizes':
      return dealGroupSizes(size, random);
    case 'sets of ranks':
      return dealRankSets(size, random);
    case 'suit sizes':
      return dealSuitSizes(size, random);
    case 'one suit':
      return dealOneSuit(size, random, handsWithoutFlush(size));
    case 'worth':
      return dealWorth(size, random);
  }
}

/** Lists a hand for each choice of ranks; none of a size that is not dealt by worth. */
function handsWithoutFlush(size: number): Cards[] {
  if (!isDealtByWorth(size)) return [];
  return handsOf('worth', size)
    .filter(({ flush }) => flush?.length === 0)
    .map(({ cards }) => cards);
}
