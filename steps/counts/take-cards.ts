/** Takes random cards from the deck, or from its thirteen ranks and its four suits. */
import { type Card, type Cards, RANKS, SUITS } from '../../src/cards/card.ts';
import { DECK } from '../../src/cards/deck.ts';
import type { Random } from '../../src/cards/shuffle.ts';
import { mixed } from './ways.ts';

/** The deck in thirteen piles of one rank each, the twos first. */
export const CARDS_OF_RANK = RANKS.map((rank) => DECK.filter((card) => card.rank === rank));

/** The deck in four piles of one suit each. */
export const CARDS_OF_SUIT = SUITS.map((suit) => DECK.filter((card) => card.suit === suit));

/** Returns a random item; there must be one. */
export const oneOf = <Item>(items: readonly Item[], random: Random): Item =>
  items[Math.floor(random() * items.length)] as Item;

/** Returns `count` different random items, or all if there are not as many. */
export function someOf<Item>(items: readonly Item[], count: number, random: Random): Item[] {
  const taken: Item[] = [];
  addSome(taken, items, count, random);
  return taken;
}

/** Takes `counts[i]` random cards of pile i, and returns all of them in a random order. */
export function someOfEach(
  piles: readonly Cards[],
  counts: readonly number[],
  random: Random,
): Card[] {
  const taken: Card[] = [];
  for (const [index, count] of counts.entries()) addSome(taken, piles[index] ?? [], count, random);
  return mixed(taken, random);
}

function addSome<Item>(taken: Item[], items: readonly Item[], count: number, random: Random): void {
  const wanted = taken.length + Math.min(count, items.length);
  while (taken.length < wanted) {
    const item = oneOf(items, random);
    if (!taken.includes(item)) taken.push(item);
  }
}
