/** Which cards of a hand make what it is: of the best five the fewest for which its rule holds. */
import type { Card, Cards } from '../../kata/cards/card.ts';
import type { BoardGame } from '../../kata/games/games.ts';
import { RANK_IN_GAME } from '../../kata/games/rank-in-game.ts';
import { bestFive } from '../../kata/ranking/best-five.ts';
import type { HandRank } from '../../kata/ranking/hand-rank.ts';
import { type Category, LADDER, type Predicate } from '../../kata/ranking/ladder.ts';
import { rankHand } from '../../kata/ranking/rank-hand.ts';
import { firstDifference } from '../../kata/ranking/tie-breaking.ts';
import type { Combination } from '../../solution.ts';

/** It `makes` the combination, `counts` beside it as a kicker, or `rests`; it `decides` who wins. */
export type Mark = 'makes' | 'counts' | 'rests' | 'decides';

export type Marked = readonly { readonly card: Card; readonly marks?: readonly Mark[] }[];

/** Marks which cards make a combination; none when they do not contain it. */
export function markContained(combination: Combination, cards: Cards): Marked {
  if (!ruleOf(combination)(cards)) return cards.map((card) => ({ card }));
  return markAs(cards, madeOf(combination, bestFive(combination, cards)));
}

/**
 * Marks which cards make the worth of a hand, and which count beside them; those of a board for any hand.
 *
 * @param deciding - those that decide who wins
 */
export function markRanked(hands: readonly HandRank[], cards: Cards, deciding: Cards = []): Marked {
  const made = hands.flatMap(({ category, cards }) => madeOf(category, cards));
  const counted = hands.flatMap(({ cards }) => cards);
  return markAs(cards, made, counted, deciding);
}

/**
 * Ranks a player's cards and the board, to be shown: of equal fives the one with the most cards of the board, so that a card in the
 * hole is lifted only where it is needed.
 *
 * @param game - without one, all cards count together
 * @throws Error on cards that the game does not allow
 */
export function rankWithBoard(game: BoardGame | undefined, own: Cards, board: Cards): HandRank {
  const rank = game && RANK_IN_GAME[game](own, board);
  return rank && game === 'omaha' ? rank : rankHand([...board, ...own]); // of equal cards the first given count
}

/** Finds the cards of a hand that decide against another of its category. */
export function deciders(hand: HandRank, other: HandRank): Cards {
  if (hand.category !== other.category) return [];
  const decider = hand.cards[firstDifference(hand.tieBreak, other.tieBreak)];
  return hand.cards.filter(({ rank }) => rank === decider?.rank);
}

function markAs(cards: Cards, made: Cards, counted: Cards = [], deciding: Cards = []): Marked {
  return cards.map((card) => {
    const mark = made.includes(card) ? 'makes' : counted.includes(card) ? 'counts' : 'rests';
    return { card, marks: deciding.includes(card) ? [mark, 'decides'] : [mark] };
  });
}

/** Finds the fewest of the best five, from the first on, for which the rule holds. */
function madeOf(category: Category, five: Cards): Cards {
  const holds = ruleOf(category);
  const last = five.findIndex((_, at) => holds(five.slice(0, at + 1)));
  return five.slice(0, last + 1);
}

function ruleOf(wanted: Category): Predicate {
  return LADDER.find(({ category }) => category === wanted)?.holds as Predicate;
}
