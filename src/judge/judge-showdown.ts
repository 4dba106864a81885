import type { Cards } from '../kata/cards/card.ts';
import { explainWin } from '../kata/ranking/explain.ts';
import type { HandRank } from '../kata/ranking/hand-rank.ts';
import type { Holding, Showdown } from './showdown.ts';
import { cardsThatCount, strengthInGame } from './strength-in-game.ts';
import { fiveThatCount, wordsOf } from './words-of-strength.ts';

/** A showdown that has been decided; the players are in the order of the line. */
export interface Verdict extends Showdown {
  readonly players: readonly JudgedPlayer[];
}

/** A player whose place is known. What the cards are worth in words is found when somebody asks. */
export class JudgedPlayer implements Holding {
  readonly name: string;
  readonly cards: Cards;
  readonly strength: number;
  /** 1 + the number of better players, so that ties share a place (1, 1, 3). */
  readonly place: number;
  readonly #showdown: Showdown;

  constructor({ name, cards }: Holding, strength: number, place: number, showdown: Showdown) {
    this.name = name;
    this.cards = cards;
    this.strength = strength;
    this.place = place;
    this.#showdown = showdown;
  }

  /** The five cards that count, in the order in which the rules give them. */
  get best(): Cards {
    const { game, board } = this.#showdown;
    return fiveThatCount(this.strength, cardsThatCount(game, this.cards, board));
  }

  /** As the rules rank the cards. */
  get rank(): HandRank {
    const { category, tieBreak } = wordsOf(this.strength);
    return { category, cards: this.best, tieBreak };
  }
}

/** Gives each player a place, by the strength of the cards. */
export function judgeShowdown(showdown: Showdown): Verdict {
  const { game, board, players } = showdown;
  const strengths = players.map(({ cards }) => strengthInGame(game, cards, board));
  return {
    game,
    board,
    players: players.map((player, seat) => {
      const strength = strengths[seat] as number;
      return new JudgedPlayer(player, strength, placeAmong(strength, strengths), showdown);
    }),
  };
}

function placeAmong(strength: number, strengths: readonly number[]): number {
  let place = 1;
  for (const other of strengths) if (other > strength) place += 1;
  return place;
}

/** The players in first place: one winner, or those who tie. */
export function winnersOf({ players }: Verdict): JudgedPlayer[] {
  return players.filter(({ place }) => place === 1);
}

/** Why, in words: a winner against the best loser, or a tie when all win. */
export function reasonOf({ players }: Verdict): string {
  let first = 0;
  let second = 0;
  for (const { strength } of players) {
    if (strength > first) {
      second = first;
      first = strength;
    } else if (strength < first && strength > second) second = strength;
  }
  return second === 0 ? `tie: ${wordsOf(first).description}` : explainWin(wordsOf(first), wordsOf(second));
}
