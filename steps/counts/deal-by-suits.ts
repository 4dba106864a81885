/** Deals hands for rules that look at suits. */
import { type Card, type Cards, RANKS, SUITS } from '../../src/cards/card.ts';
import { DECK } from '../../src/cards/deck.ts';
import type { Random } from '../../src/cards/shuffle.ts';
import { type AskedHand, dealSeveral } from './asked-hand.ts';
import { setsOfRanks } from './deal-by-ranks.ts';
import { CARDS_OF_SUIT, oneOf, someOf, someOfEach } from './take-cards.ts';
import { choose, mixed, product, sum, sumsTo } from './ways.ts';

/** So many cards of one suit make a flush. */
export const FLUSH = 5;

/** What a class says of a hand that has no five cards of one suit. */
export const NO_FLUSH: readonly number[] = [];

/** The rarest sizes of suits are tried as often as the most common. */
const ASKED_OF_SUIT_SIZES = 10;

/** Deals by how many cards each suit has. */
export function dealSuitSizes(size: number, random: Random): AskedHand[] {
  const classes = sumsTo(size, SUITS.length, RANKS.length);
  return classes.flatMap((suitCounts) => {
    const handsOfClass = product(suitCounts.map((count) => choose(RANKS.length, count)));
    return dealSeveral(ASKED_OF_SUIT_SIZES, handsOfClass, () => ({
      cards: someOfEach(CARDS_OF_SUIT, suitCounts, random),
      suitCounts,
    }));
  });
}

/**
 * Deals at most eight cards, by the ranks of the one suit that has five.
 *
 * All hands without five cards of a suit are one class. The given hands stand for them, and a hand
 * for each set of four ranks in one suit, which is nearly a flush.
 */
export function dealOneSuit(
  size: number,
  random: Random,
  handsWithoutFlush: readonly Cards[],
): AskedHand[] {
  // Of five cards, every flush there is.
  const suitsOfEach = size === FLUSH ? SUITS.length : 1;
  const flushes = dealFlushes(size, random, suitsOfEach);

  const nearlyFlushes = setsOfRanks(FLUSH - 1).map((ranks) =>
    besideOneSuit(ranks, oneOf(CARDS_OF_SUIT, random), size, random),
  );
  const others = [...nearlyFlushes, ...handsWithoutFlush];
  const allFlushes = sum(flushes.map((hand) => hand.standsFor));
  const standsFor = (choose(DECK.length, size) - allFlushes) / others.length;

  return [...flushes, ...others.map((cards) => ({ cards, standsFor, flush: NO_FLUSH }))];
}

/** Deals a hand for every set of five or more ranks in one suit, in so many different suits. */
export function dealFlushes(size: number, random: Random, suitsOfEach = 1): AskedHand[] {
  const hands: AskedHand[] = [];
  const mostSuited = Math.min(size, RANKS.length);
  for (let suited = FLUSH; suited <= mostSuited; suited += 1) {
    for (const ranks of setsOfRanks(suited)) {
      hands.push(...dealFlush(ranks, size, random, suitsOfEach));
    }
  }
  return hands;
}

/** Deals hands that have these ranks, and no others, in one suit. */
function dealFlush(
  flush: readonly number[],
  size: number,
  random: Random,
  suitsOfEach: number,
): AskedHand[] {
  const waysToAddOthers = choose(DECK.length - RANKS.length, size - flush.length);
  const standsFor = (SUITS.length * waysToAddOthers) / suitsOfEach;
  const rankCounts =
    size === flush.length ? RANKS.map((_, rank) => Number(flush.includes(rank))) : undefined;
  return someOf(CARDS_OF_SUIT, suitsOfEach, random).map((suit) => ({
    cards: besideOneSuit(flush, suit, size, random),
    standsFor,
    flush,
    rankCounts,
  }));
}

/**
 * Adds cards of other suits to ranks of one suit, half of the time near them, to make straights
 * likely.
 */
function besideOneSuit(
  ranks: readonly number[],
  suit: Cards,
  size: number,
  random: Random,
): Card[] {
  const cards = ranks.map((rank) => suit[rank] as Card);
  const lowest = cards[0] as Card;
  const highest = cards.at(-1) as Card;
  const mustBeNear = random() < 0.5;
  while (cards.length < size) {
    const card = oneOf(DECK, random);
    const isNear = card.rank >= lowest.rank - 1 && card.rank <= highest.rank + 1;
    if (card.suit === lowest.suit || cards.includes(card)) continue;
    if (isNear || !mustBeNear) cards.push(card);
  }
  return mixed(cards, random);
}
