/**
 * Hands whose strengths are those of `evaluate`, 1 to 7462, by the fastest evaluator; and the choice
 * of the hand for each game.
 */
import {
  evaluate5Unchecked,
  evaluate7Unchecked,
  strengthOfFlush,
} from '../evaluators/rank-sum/rank-sum.ts';
import { combinations } from '../games/combinations.ts';
import { type BoardGame, GAMES, hasUsualRanking } from '../games/games.ts';
import {
  at,
  fillRanksOfSuits,
  lowestOf,
  RANK_COUNT,
  rankOf,
  SUIT_COUNT,
  sizeOf,
  withoutLowest,
} from './card-numbers.ts';
import { type Hand, IMPOSSIBLE } from './hand.ts';
import { HandByRules } from './hand-by-rules.ts';

/** Makes a hand without cards. */
export function emptyHand(game: BoardGame): Hand {
  if (!hasUsualRanking(game)) return new HandByRules(game);
  const { holeSize, fromHole } = GAMES[game];
  return fromHole === 'any' ? new HoldemHand() : new OmahaHand(holeSize);
}

/** What is added to a rank for the index of a card in each of the suits. */
const [C, D, H, S] = [0, RANK_COUNT, 2 * RANK_COUNT, 3 * RANK_COUNT] as const;

class HoldemHand implements Hand {
  #first = 0;
  #second = 0;
  readonly #ranksOfSuits = new Uint16Array(SUIT_COUNT);

  hold(cards: Uint8Array): void {
    this.#first = rankOf(at(cards, 0));
    this.#second = rankOf(at(cards, 1));
    fillRanksOfSuits(this.#ranksOfSuits, cards);
  }

  fewestForFlush(suit: number): number {
    return 5 - sizeOf(at(this.#ranksOfSuits, suit));
  }

  strengthOfRanks(ranks: Uint8Array): number {
    // The suits are made up: seven cards of four suits by turns are never a flush.
    return evaluate7Unchecked(
      C + this.#first,
      D + this.#second,
      H + at(ranks, 0),
      S + at(ranks, 1),
      C + at(ranks, 2),
      D + at(ranks, 3),
      H + at(ranks, 4),
    );
  }

  strengthOfFlush(suit: number, ranks: number): number {
    return strengthOfFlush(at(this.#ranksOfSuits, suit) | ranks);
  }
}

/**
 * The choices of places, one after the other, because a flat list is faster to read. They are typed
 * arrays like all that `at` reads, because a plain list among them makes every question after the
 * first of Omaha take twice as long.
 */
const THREE_OF_FIVE = /* @__PURE__ */ Uint8Array.from(combinations([0, 1, 2, 3, 4], 3).flat());

class OmahaHand implements Hand {
  readonly #ranks: Uint8Array;
  readonly #choicesOfTwo: Uint8Array;
  readonly #ranksOfSuits = new Uint16Array(SUIT_COUNT);
  /** The strength with each three ranks of a board, because they are on many boards; 0 for new. */
  readonly #kept = new Uint16Array(RANK_COUNT ** 3);

  constructor(holeSize: number) {
    this.#ranks = new Uint8Array(holeSize);
    this.#choicesOfTwo = Uint8Array.from(combinations([...this.#ranks.keys()], 2).flat());
  }

  hold(cards: Uint8Array): void {
    for (let place = 0; place < cards.length; place++)
      this.#ranks[place] = rankOf(at(cards, place));
    fillRanksOfSuits(this.#ranksOfSuits, cards);
    this.#kept.fill(0);
  }

  fewestForFlush(suit: number): number {
    return sizeOf(at(this.#ranksOfSuits, suit)) < 2 ? IMPOSSIBLE : 3;
  }

  strengthOfRanks(ranks: Uint8Array): number {
    let best = 0;
    for (let choice = 0; choice < THREE_OF_FIVE.length; choice += 3) {
      const a = at(ranks, at(THREE_OF_FIVE, choice));
      const b = at(ranks, at(THREE_OF_FIVE, choice + 1));
      const c = at(ranks, at(THREE_OF_FIVE, choice + 2));
      const key = (a * RANK_COUNT + b) * RANK_COUNT + c;
      let strength = at(this.#kept, key);
      if (strength === 0) {
        strength = this.#strengthWithThree(a, b, c);
        this.#kept[key] = strength;
      }
      best = Math.max(best, strength);
    }
    return best;
  }

  /** Returns the strength of the best two ranks with three of the board. */
  #strengthWithThree(a: number, b: number, c: number): number {
    let best = 0;
    for (let choice = 0; choice < this.#choicesOfTwo.length; choice += 2) {
      const d = at(this.#ranks, at(this.#choicesOfTwo, choice));
      const e = at(this.#ranks, at(this.#choicesOfTwo, choice + 1));
      best = Math.max(best, evaluate5Unchecked(C + a, D + b, H + c, S + d, C + e));
    }
    return best;
  }

  strengthOfFlush(suit: number, ranks: number): number {
    const own = at(this.#ranksOfSuits, suit);
    let best = 0;
    for (let first = own; first !== 0; first = withoutLowest(first)) {
      for (let second = withoutLowest(first); second !== 0; second = withoutLowest(second)) {
        const two = lowestOf(first) | lowestOf(second);
        best = Math.max(best, strengthOfFlushWithThree(two, ranks));
      }
    }
    return best;
  }
}

/** Returns the strength of two ranks of a suit with the best three of the board. */
function strengthOfFlushWithThree(two: number, ranks: number): number {
  let best = 0;
  for (let a = ranks; a !== 0; a = withoutLowest(a)) {
    for (let b = withoutLowest(a); b !== 0; b = withoutLowest(b)) {
      for (let c = withoutLowest(b); c !== 0; c = withoutLowest(c)) {
        const three = lowestOf(a) | lowestOf(b) | lowestOf(c);
        best = Math.max(best, strengthOfFlush(two | three));
      }
    }
  }
  return best;
}
