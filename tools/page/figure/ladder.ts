/** A hand on the ladder: it rests on the first rung, from the top, that holds. */
import type { Card, Cards } from '../../../src/cards/card.ts';
import type { Category } from '../../../src/ranking/categories.ts';
import { describe } from '../../../src/ranking/explain.ts';
import { LADDER } from '../../../src/ranking/ladder.ts';
import { rankHand } from '../../../src/ranking/rank-hand.ts';
import { asSentence, NO_CARDS, type Picture, type Place } from './picture.ts';

/** How a rung looks: the cards fall past it, rest on it, or contain it, too. */
type RungState = 'falls past' | 'rests' | 'holds too' | 'below';

export interface DrawnRung {
  readonly category: Category;
  readonly state: RungState;
}

/** The ladder with a hand. */
export interface Ladder extends Picture {
  readonly rungs: readonly DrawnRung[];
  /** The rung on which the hand rests, from 0 at the top; below all if there are no cards. */
  readonly rest: number;
}

/** Lets cards fall to the first rung that holds, and lays the best five before the others. */
export function ladderOf(cards: Cards): Ladder {
  if (cards.length === 0) return EMPTY;
  const rank = rankHand(cards);
  const rest = LADDER.findIndex(({ holds }) => holds(cards));
  const isBest = (card: Card) => rank.cards.includes(card);
  const inOrder = [...rank.cards, ...cards.filter((card) => !isBest(card))];
  const places = new Map(
    inOrder.map((card, x): [Card, Place] => [
      card,
      { x, y: rest, look: isBest(card) ? 'lit' : 'pale' },
    ]),
  );
  const rungs = LADDER.map(({ category, holds }, rung) => ({
    category,
    state: stateOf(rung, rest, holds(cards)),
  }));
  return { places, holds: true, why: asSentence(describe(rank)), rungs, rest };
}

const EMPTY: Ladder = {
  places: new Map(),
  holds: false,
  why: NO_CARDS,
  rungs: LADDER.map(({ category }) => ({ category, state: 'below' })),
  rest: LADDER.length,
};

function stateOf(rung: number, rest: number, isContained: boolean): RungState {
  if (rung < rest) return 'falls past';
  if (rung === rest) return 'rests';
  return isContained ? 'holds too' : 'below';
}
