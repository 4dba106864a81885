/** Checks of cards that somebody gave; what passes is returned. They are short, because nearly every bundle has them. */
import { type Card, type Cards, RANKS, SUITS } from '../../kata/cards/card.ts';
import { show } from './show.ts';

/** @throws Error unless it is a list of different cards */
export function asCards(given: unknown): Cards {
  const cards = asAnyCards(given);
  const names = cards.map(({ rank, suit }) => suit + rank);
  const repeated = cards.find((_, at) => names.indexOf(names[at] as string) < at);
  if (repeated) throw new Error(`${show(repeated)} is given twice: a deck has one of each card`);
  return cards;
}

/** The same for cards of several decks: a card may come again. */
export function asAnyCards(given: unknown): Cards {
  if (!Array.isArray(given)) throw new Error(`${show(given)} is not an array of cards`);
  for (const card of given) asCard(card);
  return given;
}

/** @throws Error unless it is a card */
export function asCard(given: unknown): Card {
  if (isCard(given)) return given;
  throw new Error(`${show(given)} is not a card: expected rank 2 to 14, suit C, D, H or S`);
}

/** Whether it is a card; more than a rank and a suit may belong to it. */
export function isCard(given: unknown): given is Card {
  const { rank, suit } = Object(given);
  return RANKS.includes(rank) && SUITS.includes(suit);
}
