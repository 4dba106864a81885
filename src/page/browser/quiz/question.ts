/** A question of the quiz, and its answer. */
import type { Cards } from '../../../kata/cards/card.ts';
import { type BoardGame, GAMES } from '../../../kata/games/games.ts';
import type { HandRank } from '../../../kata/ranking/hand-rank.ts';
import { rankWithBoard } from '../../view/rank-with-board.ts';
import { parseAddress } from '../try-a-hand/address.ts';
import { compare, sharedBy } from '../try-a-hand/compared.ts';
import type { Chosen } from './chosen.ts';

export const ANSWERS = { first: 'the first wins', second: 'the second wins', tie: 'they tie' } as const;

export type Answer = keyof typeof ANSWERS;

export interface Question {
  /** The rule that it is about. */
  readonly rule: string;
  /** Missing where hands are compared by themselves. */
  readonly game?: BoardGame;
  /** What belongs to both. */
  readonly board: Cards;
  readonly hands: readonly [PlayedHand, PlayedHand];
  readonly right: Answer;
  /** Why, in a sentence. */
  readonly reason: string;
  /** The cards that decide. */
  readonly deciding: Cards;
}

export interface PlayedHand {
  readonly cards: Cards;
  readonly rank: HandRank;
}

/** @param isSwapped - whether what the example names second comes first */
export function questionOf({ rule, address }: Chosen, isSwapped: boolean): Question {
  const table = parseAddress(address);
  const both = (table.kind === 'round' ? table.holes : table.hands) as readonly [Cards, Cards];
  const [first, second] = isSwapped ? ([both[1], both[0]] as const) : both;
  const game = table.kind === 'round' ? table.game : undefined;
  const board = table.kind === 'round' ? table.board : sharedBy(both);
  const play = (all: Cards): PlayedHand => {
    const cards = all.filter((card) => !board.includes(card));
    return { cards, rank: rankWithBoard(game, cards, board) };
  };
  const hands = [play(first), play(second)] as const;
  const { outcome, ...why } = compare([hands[0].rank, hands[1].rank], [...hands[0].cards, ...hands[1].cards]);
  return { rule, ...(game && { game }), board, hands, right: outcome, ...why };
}

/** What is played, in a few words. */
export function titleOf({ game, board }: Question): string {
  if (game) return GAMES[game].title;
  return board.length > 0 ? 'Two hands and a board' : 'Two hands';
}
