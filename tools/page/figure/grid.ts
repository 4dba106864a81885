/** Cards on a rail for each suit, for five in a row of one suit. */
import { ACE, type Card, type Cards, type Suit } from '../../../src/cards/card.ts';
import { rankName } from '../../../src/cards/rank-names.ts';
import { isFlush } from '../../../src/rules/flush.ts';
import { ofSuit } from '../../../src/rules/groups.ts';
import { isStraight } from '../../../src/rules/straight.ts';
import { SUIT_NAMES } from '../../../steps/card-name.ts';
import { asSentence, atMost, NO_CARDS, type Picture, type Place, SUITS_DOWN } from './picture.ts';
import {
  bestSpan,
  IN_A_ROW,
  isFull,
  isIn,
  placeOf,
  ranksIn,
  roundTheCorner,
  type Span,
  STARTS,
  whyNotRound,
} from './rail.ts';

/** The best five places in a row of one suit. */
export interface SuitSpan extends Span {
  readonly suit: Suit;
}

/** The grid of some cards. */
export interface Grid extends Picture {
  readonly span: SuitSpan;
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
  const span = bestOf(cards, isRoyal ? ROYAL_STARTS : STARTS);
  const holds = isFull(span);
  const lookAt = (x: number, suit: Suit): Place['look'] => {
    const isInside = suit === span.suit && isIn(span, x);
    if (holds) return isInside ? 'lit' : 'pale';
    return isInside && span.missing.length === 1 ? 'near' : 'plain';
  };
  const placeAt = (card: Card, x: number): [Card, Place] => [
    card,
    { x, y: SUITS_DOWN.indexOf(card.suit), look: lookAt(x, card.suit) },
  ];
  const aces = cards.filter(({ rank }) => rank === ACE);
  const why = cards.length === 0 ? NO_CARDS : asSentence(whyOf(span, cards, isRoyal));
  return {
    places: new Map(cards.map((card) => placeAt(card, placeOf(card.rank)))),
    low: new Map(aces.map((card) => placeAt(card, 0))),
    holds,
    why,
    span,
  };
}

function bestOf(cards: Cards, starts: readonly number[]): SuitSpan {
  const spans = SUITS_DOWN.map((suit) => ({ suit, ...bestSpan(ofSuit(cards, suit), starts) }));
  return spans.reduce((one, other) => (other.missing.length < one.missing.length ? other : one));
}

/** Says why five in a row of one suit are there or not: the nearest reason first. */
function whyOf(span: SuitSpan, cards: Cards, isRoyal: boolean): string {
  const suit = SUIT_NAMES[span.suit];
  if (isFull(span)) {
    const inARow = isRoyal ? 'the five highest ranks' : 'five in a row';
    return `${ranksIn(span)} of ${suit}: ${inARow}, all of one suit`;
  }
  if (isRoyal && isFull(bestOf(cards, STARTS)))
    return 'five in a row of one suit, but not from the ten to the ace';
  const round = roundTheCorner(ofSuit(cards, span.suit));
  const notRound = whyNotRound(round, ` of ${suit}`);
  if (notRound !== undefined && !isRoyal) return notRound;
  const [only, ...others] = span.missing;
  if (only !== undefined && others.length === 0)
    return `${ranksIn(span)} of ${suit}: the ${rankName(only)} of ${suit} is missing`;
  if (isStraight(cards) && isFlush(cards))
    return 'there is a straight, and there is a flush, but not of the same five cards';
  const wanted = isRoyal ? 'ten, jack, queen, king and ace' : 'five cards in a row';
  return atMost(IN_A_ROW - span.missing.length, `${wanted} of one suit`);
}
