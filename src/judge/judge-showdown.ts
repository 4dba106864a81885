import type { Indices, Showdown } from './showdown.ts';
import { cardsInPlay, strengthInGame } from './strength-in-game.ts';
import { explainStrengths, fiveThatCount, kindOf } from './words-of-strength.ts';

/** A showdown that has been decided. The strengths are all that it took; what they mean in words is made when it is printed. */
export interface Verdict {
  readonly showdown: Showdown;
  /** Of each player, in the order of the line. */
  readonly strengths: readonly number[];
  /** That of the winners. */
  readonly highest: number;
}

export function judgeShowdown(showdown: Showdown): Verdict {
  const { game, board, players } = showdown;
  const strengths = players.map(({ cards }) => strengthInGame(game, cards, board));
  return { showdown, strengths, highest: Math.max(...strengths) };
}

/** 1 + the number of better players, so that ties share a place (1, 1, 3). */
export function placeOf(strength: number, { strengths }: Verdict): number {
  let place = 1;
  for (const other of strengths) if (other > strength) place += 1;
  return place;
}

/** The names of those in first place: one winner, or those who tie. */
export function winnersOf({ showdown, strengths, highest }: Verdict): string[] {
  const winners: string[] = [];
  showdown.players.forEach(({ name }, seat) => {
    if (strengths[seat] === highest) winners.push(name);
  });
  return winners;
}

/** Why, in words: a winner against the best loser, or a tie when all win. */
export function reasonOf({ strengths, highest }: Verdict): string {
  let second = 0;
  for (const strength of strengths) if (strength > second && strength < highest) second = strength;
  return second === 0 ? `tie: ${kindOf(highest).description}` : explainStrengths(highest, second);
}

/** The five of a player's cards that count, in the order in which the rules give them. */
export function bestOf({ showdown: { game, board } }: Verdict, cards: Indices, strength: number): Indices {
  return fiveThatCount(strength, cardsInPlay(game, cards, board));
}
