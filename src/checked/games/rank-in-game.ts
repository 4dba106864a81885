import type { Cards } from '../../kata/cards/card.ts';
import * as draw from '../../kata/games/five-card-draw.ts';
import * as omaha from '../../kata/games/omaha.ts';
import * as holdem from '../../kata/games/texas-holdem.ts';
import type { HandRank } from '../../kata/ranking/hand-rank.ts';
import { asAnyCards, asCards } from '../cards/given-cards.ts';

/**
 * Five-card draw: the five cards in the hand are the hand.
 *
 * @throws Error unless there are exactly five, on what is no card and on a card that is given twice
 */
export function rankFiveCardDraw(hand: Cards): HandRank {
  return draw.rankFiveCardDraw(asCards(hand));
}

/**
 * Texas hold'em: the best five of the two hole cards and the board, however many of them are the player's own.
 *
 * @param hole - the player's 2 cards
 * @param board - the 3 to 5 cards that all players share
 * @throws Error on any other number of cards, on what is no card and on a card that is given twice
 */
export function rankTexasHoldem(hole: Cards, board: Cards): HandRank {
  return holdem.rankTexasHoldem(asAnyCards(hole), asAnyCards(board));
}

/**
 * Omaha: the best hand of exactly two of the four hole cards and exactly three of the board.
 *
 * @param hole - the player's 4 cards
 * @param board - the 3 to 5 cards that all players share
 * @throws Error on any other number of cards, on what is no card and on a card that is given twice
 */
export function rankOmaha(hole: Cards, board: Cards): HandRank {
  return omaha.rankOmaha(asAnyCards(hole), asAnyCards(board));
}
