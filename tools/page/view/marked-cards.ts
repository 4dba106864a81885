import type { Card, Cards } from '../../../src/cards/card.ts';
import { type BoardGame, GAMES } from '../../../src/games/games.ts';
import { rankInGame } from '../../../src/games/rank-in-game.ts';
import { type Ranking, rankingIn } from '../../../src/games/ranking-in-game.ts';
import { bestFive } from '../../../src/ranking/best-five.ts';
import type { Category, Combination, Predicate } from '../../../src/ranking/categories.ts';
import { firstDifference } from '../../../src/ranking/compare-ranks.ts';
import type { HandRank } from '../../../src/ranking/hand-rank.ts';
import { OUR_RULES } from '../../../steps/rules-under-test.ts';

/**
 * A card `makes` the combination, `counts` as a kicker or `rests`; it may also be the one that
 * `decides` who wins.
 */
export type Mark = 'makes' | 'counts' | 'rests' | 'decides';

/** Cards in a row, each with its marks. */
export type Marked = readonly { readonly card: Card; readonly marks?: readonly Mark[] }[];

/** Marks the cards that make a combination; none if they do not contain it. */
export function markContained(combination: Combination, cards: Cards): Marked {
  if (!ruleOf(combination)(cards)) return cards.map((card) => ({ card }));
  const making = cardsThatMake(combination, bestFive(combination, cards));
  return markAs(cards, { making, counting: [], deciding: [] });
}

/**
 * Marks which of these cards any of the hands uses, for its combination or as a kicker, and which
 * decide who wins.
 */
export function markRanked(hands: readonly HandRank[], cards: Cards, deciding: Cards = []): Marked {
  const making = hands.flatMap((hand) => cardsThatMake(hand.category, hand.cards));
  const counting = hands.flatMap((hand) => hand.cards);
  return markAs(cards, { making, counting, deciding });
}

/**
 * Ranks a player's cards with the board; among equal fives, takes the one with the fewest hole
 * cards.
 * @throws Error if not allowed
 */
export function rankWithBoard(game: BoardGame | undefined, own: Cards, board: Cards): HandRank {
  const rank = game && rankInGame(game, own, board); // also refuses what is not allowed
  if (rank && GAMES[game].fromHole !== 'any') return rank;
  const { rankHand } = rankingOn(game);
  return rankHand([...board, ...own]); // the board first: rankHand prefers what comes first
}

/** Returns how hands are ranked and compared, also without a game. */
export function rankingOn(game: BoardGame | undefined): Ranking {
  return rankingIn(game ?? 'texas-holdem');
}

/** Finds the cards of a hand that decide the comparison with another of its category. */
export function deciders(hand: HandRank, other: HandRank): Cards {
  if (hand.category !== other.category) return [];
  const decider = hand.cards[firstDifference(hand.tieBreak, other.tieBreak)];
  return hand.cards.filter(({ rank }) => rank === decider?.rank);
}

/** The cards with each mark; the others rest. A card that makes the combination also counts. */
interface CardsByMark {
  readonly making: Cards;
  readonly counting: Cards;
  readonly deciding: Cards;
}

function markAs(cards: Cards, byMark: CardsByMark): Marked {
  return cards.map((card) => {
    const mark = markOf(card, byMark);
    return { card, marks: byMark.deciding.includes(card) ? [mark, 'decides'] : [mark] };
  });
}

function markOf(card: Card, { making, counting }: CardsByMark): Mark {
  if (making.includes(card)) return 'makes';
  return counting.includes(card) ? 'counts' : 'rests';
}

/**
 * Finds the shortest prefix of the best five for which the rule holds. Where it never does, as for
 * the straight A 6 7 8 9 of short deck, all five make the combination.
 */
function cardsThatMake(category: Category, five: Cards): Cards {
  const holds = ruleOf(category);
  const last = five.findIndex((_, index) => holds(five.slice(0, index + 1)));
  return last < 0 ? five : five.slice(0, last + 1);
}

function ruleOf(category: Category): Predicate {
  return category === 'high card' ? () => true : OUR_RULES.predicates[category];
}
