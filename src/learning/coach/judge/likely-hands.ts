/**
 * Random cards that expose mistakes: from a few suits and neighbouring ranks, because fair deals
 * rarely have more than a pair.
 */
import { type Card, type Cards, SUITS } from '../../../kata/cards/card.ts';
import { DECK } from '../../../kata/cards/deck.ts';
import { type Random, shuffle } from '../../../kata/cards/shuffle.ts';

const RANKS = 13;
const ACE_FIRST = 12;

/** Deals different cards, in any order. */
export function randomCards(size: number, random: Random): Cards {
  const suits = shuffle(SUITS, random).slice(0, between(1, SUITS.length, random));
  const lowest = random() < 0.25 ? ACE_FIRST : between(0, RANKS - 1, random);
  const width = between(3, RANKS, random);
  const part = DECK.filter(
    ({ rank, suit }) => suits.includes(suit) && (rank - 2 - lowest + RANKS) % RANKS < width,
  );
  return part.length < size ? randomCards(size, random) : shuffle(part, random).slice(0, size);
}

/** Deals a hand like this one: in the next suits, with up to two other cards. */
export function similarCards(cards: Cards, random: Random): Cards {
  const turned = cards.map((card) => DECK[(DECK.indexOf(card) + RANKS) % DECK.length] as Card);
  const kept = shuffle(turned, random).slice(between(0, 2, random));
  const others = shuffle(DECK, random).filter((card) => !kept.includes(card));
  return shuffle([...kept, ...others.slice(0, cards.length - kept.length)], random);
}

export function between(least: number, most: number, random: Random): number {
  return least + Math.floor(random() * (most - least + 1));
}
