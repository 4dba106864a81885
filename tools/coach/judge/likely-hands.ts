/**
 * Random cards that expose mistakes: from a few suits and neighbouring ranks, because fair deals
 * rarely have more than a pair.
 */
import { type Card, type Cards, RANKS, SUITS } from '../../../src/cards/card.ts';
import { DECK } from '../../../src/cards/deck.ts';
import { type Random, shuffle } from '../../../src/cards/shuffle.ts';

/** How often the ranks begin with the ace. */
const SHARE_WITH_ACE_FIRST = 0.25;

/** Deals different cards of a deck that are likely to expose a mistake, in any order. */
export function likelyCards(size: number, random: Random, deck = DECK): Cards {
  const ranks = RANKS.filter((rank) => deck.some((card) => card.rank === rank));
  // With the ace as the lowest rank, the next ranks are 2, 3, 4 …
  const ace = ranks.length - 1;
  const suits = shuffle(SUITS, random).slice(0, between(1, SUITS.length, random));
  const lowest = random() < SHARE_WITH_ACE_FIRST ? ace : between(0, ranks.length - 1, random);
  const width = between(3, ranks.length, random);
  const likely = deck.filter(({ rank, suit }) => {
    const fromLowest = (ranks.indexOf(rank) - lowest + ranks.length) % ranks.length;
    return suits.includes(suit) && fromLowest < width;
  });
  if (likely.length < size) return likelyCards(size, random, deck);
  return shuffle(likely, random).slice(0, size);
}

/** Deals a hand like this one: in the next suits, with up to two other cards. */
export function similarCards(cards: Cards, random: Random): Cards {
  const inNextSuits = cards.map(inNextSuit);
  const kept = shuffle(inNextSuits, random).slice(between(0, 2, random));
  const others = shuffle(DECK, random).filter((card) => !kept.includes(card));
  return shuffle([...kept, ...others.slice(0, cards.length - kept.length)], random);
}

/** Returns the card of the same rank in the next suit; the deck has suit after suit. */
function inNextSuit(card: Card): Card {
  return DECK[(DECK.indexOf(card) + RANKS.length) % DECK.length] as Card;
}

/** Returns a random whole number, both ends included. */
export function between(least: number, most: number, random: Random): number {
  return least + Math.floor(random() * (most - least + 1));
}
