/**
 * The strengths of cards by the rules of a game, for games that no evaluator knows.
 *
 * Idea: without a flush, suits do not matter, and seven cards of short deck have only 6,030 choices
 * of ranks. So the rules are asked once for each choice, and their answer is kept.
 */
import { cardsAt } from '../cards/deck.ts';
import { type BoardGame, GAMES } from '../games/games.ts';
import { rankingIn } from '../games/ranking-in-game.ts';
import { at, RANK_COUNT, ranksIn, SUIT_COUNT, sizeOf } from './card-numbers.ts';

/** A digit with room for none to four cards of a rank. */
const BASE = 5;

/** By rank: what one card of it adds to the counts. */
const ONE_OF_RANK = /* @__PURE__ */ Int32Array.from({ length: RANK_COUNT }, (_, rank) => {
  return BASE ** rank;
});

/**
 * Counts the cards of each rank, all in one number: the counts of some cards and those of others add
 * up to the counts of both.
 */
export function countsOf(ranks: ArrayLike<number>): number {
  let counts = 0;
  for (let place = 0; place < ranks.length; place++) counts += at(ONE_OF_RANK, at(ranks, place));
  return counts;
}

/** Lists the ranks that have these counts, lowest first. */
function ranksWith(counts: number): number[] {
  const ranks: number[] = [];
  for (let rank = 0; rank < RANK_COUNT; rank++) {
    const copies = Math.floor(counts / at(ONE_OF_RANK, rank)) % BASE;
    for (let copy = 0; copy < copies; copy++) ranks.push(rank);
  }
  return ranks;
}

/** How many cards make a hand, and a flush. */
const HAND_SIZE = 5;

/** More than the highest rank, 14. */
const BASE_OF_TIE_BREAKS = 15;

/** Asks the rules of a game for strengths, and keeps their answers. A larger strength wins. */
export class StrengthsByRules {
  readonly #game: BoardGame;
  readonly #byCounts = new Map<number, number>();
  readonly #bySet = new Map<number, number>();

  constructor(game: BoardGame) {
    this.#game = game;
  }

  /** Returns the strength of five to seven cards by the counts of their ranks, as if there were no flush. */
  ofRanks(counts: number): number {
    const kept = this.#byCounts.get(counts);
    if (kept !== undefined) return kept;
    // Suits by turns: cards of one rank have different suits, and no suit has five of seven cards.
    const cards = ranksWith(counts).map((rank, place) => rank + RANK_COUNT * (place % SUIT_COUNT));
    const strength = this.#ask(cards);
    this.#byCounts.set(counts, strength);
    return strength;
  }

  /** Returns the strength of a set of ranks of one suit; 0 if they are too few for a flush. */
  ofFlush(set: number): number {
    if (sizeOf(set) < HAND_SIZE) return 0;
    const kept = this.#bySet.get(set);
    if (kept !== undefined) return kept;
    const strength = this.#ask(ranksIn(set));
    this.#bySet.set(set, strength);
    return strength;
  }

  /** Asks the rules: the rung counts first, and then each rank that breaks ties. */
  #ask(cards: readonly number[]): number {
    const { category, tieBreak } = rankingIn(this.#game).rankHand(cardsAt(cards));
    const { ladder } = GAMES[this.#game];
    const height = ladder.length - ladder.findIndex((rung) => rung.category === category);
    return tieBreak.reduce((strength, rank) => strength * BASE_OF_TIE_BREAKS + rank, height);
  }
}

const STRENGTHS = /* @__PURE__ */ new Map<BoardGame, StrengthsByRules>();

/** Returns the strengths of a game, with all that were asked for so far. */
export function strengthsIn(game: BoardGame): StrengthsByRules {
  const kept = STRENGTHS.get(game);
  if (kept) return kept;
  const strengths = new StrengthsByRules(game);
  STRENGTHS.set(game, strengths);
  return strengths;
}
