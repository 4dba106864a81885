/** A hand of a game that no evaluator knows: the rules of the kata say what it is worth. */
import { combinations } from '../games/combinations.ts';
import { type BoardGame, GAMES } from '../games/games.ts';
import {
  at,
  fillRanksOfSuits,
  rankOf,
  ranksIn,
  SUIT_COUNT,
  setOf,
  sizeOf,
} from './card-numbers.ts';
import { type Hand, IMPOSSIBLE } from './hand.ts';
import { countsOf, type StrengthsByRules, strengthsIn } from './strengths-by-rules.ts';

const HAND_SIZE = 5;

/** How many cards count: all, or so many. */
type Counted = number | 'any';

/** The cards of a player, in a game whose strengths are those of `strengthsIn`. */
export class HandByRules implements Hand {
  readonly #fromHole: Counted;
  readonly #fromBoard: Counted;
  readonly #strengths: StrengthsByRules;
  /** The counts of the player's ranks, for each choice of those that count together. */
  #choices: readonly number[] = [];
  readonly #ranksOfSuits = new Uint16Array(SUIT_COUNT);

  constructor(game: BoardGame) {
    const { fromHole } = GAMES[game];
    this.#fromHole = fromHole;
    this.#fromBoard = fromHole === 'any' ? 'any' : HAND_SIZE - fromHole;
    this.#strengths = strengthsIn(game);
  }

  hold(cards: Uint8Array): void {
    this.#choices = choicesOfRanks(cards.map(rankOf), this.#fromHole);
    fillRanksOfSuits(this.#ranksOfSuits, cards);
  }

  fewestForFlush(suit: number): number {
    const own = sizeOf(at(this.#ranksOfSuits, suit));
    if (this.#fromHole === 'any') return HAND_SIZE - own;
    return own < this.#fromHole ? IMPOSSIBLE : HAND_SIZE - this.#fromHole;
  }

  strengthOfRanks(ranks: Uint8Array): number {
    const choicesOfBoard = choicesOfRanks(ranks, this.#fromBoard);
    let best = 0;
    for (const own of this.#choices) {
      for (const shared of choicesOfBoard)
        best = Math.max(best, this.#strengths.ofRanks(own + shared));
    }
    return best;
  }

  strengthOfFlush(suit: number, ranks: number): number {
    const choicesOfBoard = choicesOfSet(ranks, this.#fromBoard);
    let best = 0;
    for (const own of choicesOfSet(at(this.#ranksOfSuits, suit), this.#fromHole)) {
      for (const shared of choicesOfBoard)
        best = Math.max(best, this.#strengths.ofFlush(own | shared));
    }
    return best;
  }
}

/** Returns the counts of ranks, for each choice of those that count together. */
function choicesOfRanks(ranks: Uint8Array, counted: Counted): readonly number[] {
  if (counted === 'any') return [countsOf(ranks)];
  return combinations([...ranks], counted).map(countsOf);
}

/** Lists the choices of ranks from a set, each a set. */
function choicesOfSet(set: number, counted: Counted): readonly number[] {
  if (counted === 'any') return [set];
  return combinations(ranksIn(set), counted).map(setOf);
}
