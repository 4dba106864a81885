/** Cards on a rail for each suit, for five in a row of one suit. */
import { ACE, type Card, type Cards, type Suit } from '../../kata/cards/card.ts';
import { rankName } from '../../kata/cards/rank-names.ts';
import { isFlush } from '../../kata/rules/flush.ts';
import { ofSuit } from '../../kata/rules/groups.ts';
import { isStraight } from '../../kata/rules/straight.ts';
import {
  asSentence,
  atMost,
  NO_CARDS,
  type Picture,
  type Place,
  SUIT_WORDS,
  SUITS_DOWN,
} from './picture.ts';
import {
  bestWindow,
  IN_A_ROW,
  isFull,
  isIn,
  placeOf,
  ranksIn,
  STARTS,
  type Window,
} from './rail.ts';

/** The best five places in a row of one suit. */
export interface SuitWindow extends Window {
  readonly suit: Suit;
}

/** The grid of some cards. */
export interface Grid extends Picture {
  readonly window: SuitWindow;
  /** The aces, which also lie at the low end. */
  readonly low: ReadonlyMap<Card, Place>;
}

/** Where a royal flush begins. */
const ROYAL_STARTS = STARTS.slice(-1);

/**
 * Lays cards on a rail for each suit, and finds five places in a row of one suit with the most
 * cards.
 * @param isRoyal - whether only the highest five places count
 */
export function gridOf(cards: Cards, isRoyal: boolean): Grid {
  const window = bestOf(cards, isRoyal ? ROYAL_STARTS : STARTS);
  const holds = isFull(window);
  const lookAt = (x: number, suit: Suit): Place['look'] => {
    const isInside = suit === window.suit && isIn(window, x);
    if (holds) return isInside ? 'lit' : 'pale';
    return isInside && window.missing.length === 1 ? 'near' : 'plain';
  };
  const placeAt = (card: Card, x: number): [Card, Place] => [
    card,
    { x, y: SUITS_DOWN.indexOf(card.suit), look: lookAt(x, card.suit) },
  ];
  const aces = cards.filter(({ rank }) => placeOf(rank) === placeOf(ACE));
  const why = cards.length === 0 ? NO_CARDS : asSentence(whyOf(window, cards, isRoyal));
  return {
    places: new Map(cards.map((card) => placeAt(card, placeOf(card.rank)))),
    low: new Map(aces.map((card) => placeAt(card, 0))),
    holds,
    why,
    window,
  };
}

function bestOf(cards: Cards, starts: readonly number[]): SuitWindow {
  const windows = SUITS_DOWN.map((suit) => ({ suit, ...bestWindow(ofSuit(cards, suit), starts) }));
  return windows.reduce((one, other) => (other.missing.length < one.missing.length ? other : one));
}

function whyOf(window: SuitWindow, cards: Cards, isRoyal: boolean): string {
  const suit = SUIT_WORDS[window.suit];
  if (isFull(window)) {
    const inARow = isRoyal ? 'the five highest ranks' : 'five in a row';
    return `${ranksIn(window)} of ${suit}: ${inARow}, all of one suit`;
  }
  if (isRoyal && isFull(bestOf(cards, STARTS)))
    return 'five in a row of one suit, but not from the ten to the ace';
  const [only, ...others] = window.missing;
  if (only !== undefined && others.length === 0)
    return `${ranksIn(window)} of ${suit}: the ${rankName(only)} of ${suit} is missing`;
  if (isStraight(cards) && isFlush(cards))
    return 'there is a straight, and there is a flush, but not of the same five cards';
  const asked = isRoyal ? 'ten, jack, queen, king and ace' : 'five in a row';
  return `of ${asked} of one suit, ${atMost(IN_A_ROW - window.missing.length)}`;
}
