/** Finds, for a wrong program, a hand that one tap makes it wrong about. */
import type { Card, Cards } from '../../kata/cards/card.ts';
import { type Figure, nextAt, spotsOf } from './figures.ts';
import { MOST_CARDS } from './picture.ts';

/** A hand to begin with, and what to tap. */
export interface StartHand {
  readonly cards: Cards;
  /** The index of the place whose next card breaks the program, or the card to take away. */
  readonly tap: number | Card;
  /** A hand about which the program is wrong. */
  readonly wrongHand: Cards;
}

/** Answers a question about cards. */
export type Answerer = (cards: Cards) => unknown;

/** More cards than this are not taken away one after the other. */
const MOST_STEPS = 4;

/**
 * Finds a hand about which a program agrees with the rule, and a tap after which it does not. A tap
 * that adds a card is better than one that takes a card away.
 * @param wrongHand - about which the program is wrong
 * @returns undefined if there is none near that hand
 */
export function findStart(
  figure: Figure,
  rule: Answerer,
  program: Answerer,
  wrongHand: Cards,
): StartHand | undefined {
  const isWrong = (cards: Cards) => rule(cards) !== program(cards);
  const spots = spotsOf(figure);
  let hands: readonly Cards[] = [wrongHand];
  for (let step = 0; step < MOST_STEPS; step += 1) {
    hands = hands.flatMap(withOneLess);
    for (const cards of hands.filter((hand) => !isWrong(hand))) {
      const tap = spots.findIndex((spot) => {
        const next = nextAt(spot, cards);
        return next !== undefined && isWrong([...cards, next]);
      });
      if (tap !== -1) return { cards, tap, wrongHand };
    }
  }
  return findToTakeAway(
    wrongHand,
    isWrong,
    spots.flatMap((spot) => spot.cards),
  );
}

/** Finds a card which, when it is added, hides what is wrong. */
function findToTakeAway(
  wrongHand: Cards,
  isWrong: (cards: Cards) => boolean,
  all: Cards,
): StartHand | undefined {
  if (wrongHand.length >= MOST_CARDS) return undefined;
  const card = all.find((one) => !wrongHand.includes(one) && !isWrong([...wrongHand, one]));
  return card && { cards: [...wrongHand, card], tap: card, wrongHand };
}

/** Lists the hands with one card less. */
function withOneLess(cards: Cards): Cards[] {
  return cards.length > 1 ? cards.map((_, index) => cards.toSpliced(index, 1)) : [];
}
