/** A question of the quiz, and its answer. */
import type { Card, Cards } from '../../kata/cards/card.ts';
import { type BoardGame, GAMES } from '../../kata/games/games.ts';
import { RANK_IN_GAME } from '../../kata/games/rank-in-game.ts';
import { explain } from '../../kata/ranking/explain.ts';
import type { HandRank } from '../../kata/ranking/hand-rank.ts';
import { rankHand } from '../../kata/ranking/rank-hand.ts';
import { compareHandRanks } from '../../kata/ranking/tie-breaking.ts';
import { parseAddress } from '../try-a-hand/address.ts';
import type { Chosen } from './chosen.ts';

export const ANSWERS = { first: 'The first wins', second: 'The second wins', tie: 'They tie' } as const;

export type Answer = keyof typeof ANSWERS;

export interface Question {
  /** The example that it is from. */
  readonly slug: string;
  /** Missing where hands are compared by themselves. */
  readonly game?: BoardGame;
  /** What belongs to both. */
  readonly board: Cards;
  readonly hands: readonly [PlayedHand, PlayedHand];
  readonly right: Answer;
  /** Why, in words. */
  readonly reason: string;
}

export interface PlayedHand {
  readonly cards: Cards;
  readonly rank: HandRank;
}

/** @param isSwapped - whether what the example names second comes first */
export function questionOf({ slug, address }: Chosen, isSwapped: boolean): Question {
  const table = parseAddress(address);
  const [one, other] = (table.kind === 'round' ? table.holes : table.hands) as readonly [Cards, Cards];
  const isShared = (card: Card) => one.includes(card) && other.includes(card);
  const game = table.kind === 'round' ? table.game : undefined;
  const board = table.kind === 'round' ? table.board : one.filter(isShared);
  const play = (cards: Cards): PlayedHand => {
    const own = cards.filter((card) => !isShared(card));
    return { cards: own, rank: game ? RANK_IN_GAME[game](own, board) : rankHand(cards) };
  };
  const hands: Question['hands'] = isSwapped ? [play(other), play(one)] : [play(one), play(other)];
  const [first, second] = [hands[0].rank, hands[1].rank];
  const difference = compareHandRanks(first, second);
  const right = difference > 0 ? 'first' : difference < 0 ? 'second' : 'tie';
  return { slug, ...(game && { game }), board, hands, right, reason: explain(first, second) };
}

/** What is played, in a few words. */
export function titleOf({ game, board }: Question): string {
  if (game) return GAMES[game].title;
  return board.length > 0 ? 'Two hands and a board' : 'Two hands';
}
