/** Counts who wins and who ties, and makes the odds of it. */
import { at } from './card-numbers.ts';

/** How often a hand wins and ties, and its share of the pot. */
export interface Odds {
  /** The share of deals that the hand wins alone, 0 to 1. */
  readonly win: number;
  /** The share of deals in which it ties for the best hand, 0 to 1. */
  readonly tie: number;
  /** Its share of the pot, 0 to 1: a tie of two counts half. */
  readonly equity: number;
  /** The number of deals that the hand wins alone. */
  readonly wins: number;
  /** The number of deals in which it ties for the best hand. */
  readonly ties: number;
  /** The number of all deals that were counted. */
  readonly of: number;
  /** Only if deals were drawn at random: how far off `equity` typically is (its standard error). */
  readonly standardError?: number;
}

export class Tally {
  /** By seat: how often it has the best hand alone, with one other, with two … */
  readonly #counts: readonly Float64Array[];
  #of = 0;

  constructor(seats: number) {
    this.#counts = Array.from({ length: seats }, () => new Float64Array(seats));
  }

  /** Counts so many deals on which the hands have these strengths. */
  add(strengths: Int32Array, deals: number): void {
    let highest = 0;
    let others = 0;
    for (let seat = 0; seat < strengths.length; seat++) {
      const strength = at(strengths, seat);
      if (strength > highest) {
        highest = strength;
        others = 0;
      } else if (strength === highest) {
        others += 1;
      }
    }
    for (let seat = 0; seat < strengths.length; seat++) {
      if (at(strengths, seat) !== highest) continue;
      const count = this.#counts[seat] as Float64Array;
      count[others] = at(count, others) + deals;
    }
    this.#of += deals;
  }

  /** Returns the odds of each hand, if all deals were counted. */
  odds(): Odds[] {
    return this.#counts.map((count) => oddsFrom(count, this.#of));
  }

  /** Returns the odds of each hand with their standard errors, if the deals were drawn. */
  oddsWithErrors(): Odds[] {
    return this.#counts.map((count) => withStandardError(oddsFrom(count, this.#of), count));
  }
}

/** Returns the odds of a hand from how often it is best alone, with one other, with two … */
function oddsFrom(count: Float64Array, of: number): Odds {
  const wins = at(count, 0);
  const ties = count.subarray(1).reduce((sum, deals) => sum + deals, 0);
  const equity = meanOf(count, of, (players) => 1 / players);
  return { win: wins / of, tie: ties / of, equity, wins, ties, of };
}

function withStandardError(exact: Odds, count: Float64Array): Odds {
  const { equity, of } = exact;
  const variance = meanOf(count, of, (players) => 1 / players ** 2) - equity ** 2;
  // Rounding may make it a little less than 0.
  const standardError = Math.sqrt(Math.max(0, variance) / of);
  return { ...exact, standardError };
}

/** Returns the mean of a value that depends on how many players share the pot; 0 for a loss. */
function meanOf(count: Float64Array, of: number, valueFor: (players: number) => number): number {
  return count.reduce((sum, deals, others) => sum + deals * valueFor(others + 1), 0) / of;
}
