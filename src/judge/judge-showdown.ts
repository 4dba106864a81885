/**
 * Who wins a showdown, by the fastest evaluator, and why, in the words of the kata. Hands that tie have the same words, so these
 * are made once for each of the 7,462 strengths.
 */
import { evaluate } from '../evaluators/evaluate.ts';
import type { Card, Cards } from '../kata/cards/card.ts';
import { cardIndex } from '../kata/cards/card-index.ts';
import { combinations } from '../kata/games/combinations.ts';
import type { GameName } from '../kata/games/games.ts';
import { describe, explain } from '../kata/ranking/explain.ts';
import type { HandRank } from '../kata/ranking/hand-rank.ts';
import { rankHand } from '../kata/ranking/rank-hand.ts';
import { ofSuit } from '../kata/rules/groups.ts';
import type { Player, Showdown } from './read-showdown.ts';

/** A player whose cards have been judged. */
export interface Judged extends Player {
  /** From 1 (7 5 4 3 2) to 7462 (royal flush). */
  readonly strength: number;
  /** The cards whose best five count: the player's own with those of the board, in Omaha the five themselves. */
  readonly inPlay: Cards;
}

/** A showdown that has been decided. */
export interface Verdict {
  readonly game: GameName;
  readonly board: Cards;
  /** In the order of the line. */
  readonly players: readonly Judged[];
  /** That of the winners. */
  readonly highest: number;
}

export function judgeShowdown({ game, board, players }: Showdown): Verdict {
  const judged = players.map(({ name, cards }) => {
    const inPlay = IN_PLAY[game](cards, board);
    return { name, cards, inPlay, strength: strengthOf(inPlay) };
  });
  return { game, board, players: judged, highest: Math.max(...judged.map(({ strength }) => strength)) };
}

const IN_PLAY: Record<GameName, (hole: Cards, board: Cards) => Cards> = {
  'five-card-draw': (hole) => hole,
  'texas-holdem': (hole, board) => [...hole, ...board],
  omaha: strongestInOmaha,
};

const strengthOf = (cards: Cards): number => evaluate(cards.map(cardIndex));

const TWO_OF_THE_HOLE = combinations([0, 1, 2, 3], 2);
/** By the size of the board. */
const THREE_OF_THE_BOARD = [0, 1, 2, 3, 4, 5].map((size) => combinations([0, 1, 2, 3, 4].slice(0, size), 3));

/** Of those that tie the first. */
function strongestInOmaha(hole: Cards, board: Cards): Cards {
  let [best, highest]: [Cards, number] = [[], 0];
  for (const two of TWO_OF_THE_HOLE) {
    for (const three of THREE_OF_THE_BOARD[board.length] as number[][]) {
      const five = [...two.map((at) => hole[at]), ...three.map((at) => board[at])] as Card[];
      const strength = strengthOf(five);
      if (strength > highest) [best, highest] = [five, strength];
    }
  }
  return best;
}

/** 1 + the number of better players, so that ties share a place (1, 1, 3). */
export function placeOf({ strength }: Judged, { players }: Verdict): number {
  return 1 + players.filter((other) => other.strength > strength).length;
}

/** The names of those in first place: one winner, or those who tie. */
export function winnersOf({ players, highest }: Verdict): string[] {
  return players.filter(({ strength }) => strength === highest).map(({ name }) => name);
}

/** Why, in words: a winner against the best loser, or a tie when all win. */
export function reasonOf({ players, highest }: Verdict): string {
  const winner = players.find(({ strength }) => strength === highest) as Judged;
  let second: Judged | undefined;
  for (const player of players)
    if (player.strength < highest && player.strength > (second?.strength ?? 0)) second = player;
  return second ? explain(handOf(winner), handOf(second)) : `tie: ${describe(handOf(winner))}`;
}

/** The five of a player's cards that count, as the rules take them: of each rank the first given. */
export function bestOf(player: Judged): Cards {
  const { category, cards } = handOf(player);
  const isFlush = category.endsWith('flush');
  const free = isFlush ? player.inPlay.filter(({ suit }, _, all) => ofSuit(all, suit).length >= 5) : player.inPlay;
  const five: Card[] = [];
  for (const { rank } of cards) five.push(free.find((card) => card.rank === rank && !five.includes(card)) as Card);
  return five;
}

/** By strength: the first hand of it that has come. */
const HANDS = new Map<number, HandRank>();

/** A hand of the player's strength: its category, its ranks and its words are those of the player's, its suits may be others. */
export function handOf({ strength, inPlay }: Judged): HandRank {
  const known = HANDS.get(strength);
  if (known) return known;
  const hand = rankHand(inPlay);
  HANDS.set(strength, hand);
  return hand;
}
