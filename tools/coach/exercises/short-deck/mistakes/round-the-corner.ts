/**
 * Counts king, ace, six, seven, eight as a straight.
 *
 * Made by people who put the ace between the king and the six, in a row that goes round in a ring.
 *
 * Cause: Gives the ace one value, or lets it join both ends
 *
 * Caught by: short-deck / The lowest straight is ace, six, seven, eight, nine
 */
import { type Card, type Cards, RANKS } from '../../../../../src/cards/card.ts';
import {
  rankShortDeck as rankRight,
  SHORT_DECK_LADDER,
} from '../../../../../src/games/short-deck.ts';
import type { HandRank } from '../../../../../src/ranking/hand-rank.ts';
import { compareBy } from '../../../../../src/ranking/tie-breaking.ts';

export { SHORT_DECK_LADDER };

const SIX_TO_ACE = RANKS.filter((rank) => rank >= 6);
const RING = [...SIX_TO_ACE, ...SIX_TO_ACE];
const CORNERS = [6, 7, 8].map((start) => RING.slice(start, start + 5).toReversed());

export function rankShortDeck(hole: Cards, board: Cards): HandRank {
  const hand = rankRight(hole, board);
  const all = [...hole, ...board];
  const fives = CORNERS.map((ranks) => ranks.flatMap((rank) => firstOf(rank, all)));
  const cards = fives.find((five) => five.length === 5);
  if (!cards) return hand;
  const straight: HandRank = {
    category: 'straight',
    cards,
    tieBreak: cards.map(({ rank }) => rank),
  };
  return compareBy(SHORT_DECK_LADDER)(straight, hand) > 0 ? straight : hand;
}

function firstOf(wanted: number, cards: Cards): readonly Card[] {
  return cards.filter(({ rank }) => rank === wanted).slice(0, 1);
}
