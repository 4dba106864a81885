/** Finds, for a wrong program, a hand that one tap makes it wrong about. */
import type { Card, Cards } from '../../../src/cards/card.ts';
import { type Figure, nextCardAt, type Spot, spotsOf } from './figures.ts';
import { MOST_CARDS, SUITS_DOWN } from './picture.ts';
import { pictureOf } from './picture-of.ts';
import { isIn, RAIL } from './rail.ts';

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

/**
 * Finds a hand about which a program agrees with the rule, and a tap after which it does not.
 * @param wrongHand - about which the program is wrong
 * @returns the most natural: the tap completes the wrong hand, and what the figure says is missing
 * is what is tapped; only if there is none, one from which a card is taken away
 */
export function findStart(
  figure: Figure,
  rule: Answerer,
  program: Answerer,
  wrongHand: Cards,
): StartHand | undefined {
  const isWrong = (cards: Cards) => rule(cards) !== program(cards);
  const spots = spotsOf(figure);
  const completing = wrongHand.flatMap((card, index): StartHand[] => {
    const cards = wrongHand.toSpliced(index, 1);
    if (cards.length === 0 || isWrong(cards)) return [];
    const taps = [...spots.keys()].filter((spot) => spots[spot]?.cards.includes(card));
    return taps.flatMap((tap) => {
      const next = nextCardAt(spots[tap] as Spot, cards);
      return next && isWrong([...cards, next]) ? [{ cards, tap, wrongHand }] : [];
    });
  });
  const natural = completing.findLast((start) => isNatural(start, figure));
  const all = spots.flatMap(({ cards }) => cards);
  return natural ?? completing.at(-1) ?? hiding(wrongHand, isWrong, all);
}

/** Returns whether the tapped place is among the five that the figure frames, if it frames some. */
function isNatural({ cards, tap }: StartHand, figure: Figure): boolean {
  const shown = pictureOf(figure, cards);
  if (shown.view !== 'rail' && shown.view !== 'grid') return true;
  if (typeof tap !== 'number') return false;
  const row = shown.view === 'grid' ? SUITS_DOWN.indexOf(shown.span.suit) : 0;
  return Math.floor(tap / RAIL.length) === row && isIn(shown.span, tap % RAIL.length);
}

/** Finds a hand with one card more, which hides what is wrong. */
function hiding(
  wrongHand: Cards,
  isWrong: (cards: Cards) => boolean,
  all: Cards,
): StartHand | undefined {
  if (wrongHand.length >= MOST_CARDS) return undefined;
  const card = all.find((one) => !wrongHand.includes(one) && !isWrong([...wrongHand, one]));
  return card && { cards: [...wrongHand, card], tap: card, wrongHand };
}
