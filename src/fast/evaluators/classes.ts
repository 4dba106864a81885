/**
 * The 7,462 classes of five-card hands, in order. The order of the cards never matters, and suits
 * only if all five are the same, so all 2,598,960 hands belong to these classes, and hands of one
 * class tie.
 */
import type { Category } from '../../kata/ranking/ladder.ts';

export interface HandClass {
  readonly category: ClassCategory;
  /**
   * Five rank indices, 0 (two) to 12 (ace), largest group first; in a straight from its highest to
   * its lowest.
   */
  readonly ranks: readonly number[];
  readonly suited: boolean;
}

export type ClassCategory = Exclude<Category, 'royal flush'>;

export const CLASS_COUNT = 7462;

const ACE = 12;
const RANKS = Array.from({ length: ACE + 1 }, (_, rank) => rank);

/**
 * Lists every class, the weakest (7 5 4 3 2) first: the strength of a class is its place from 1.
 */
export function listClasses(): HandClass[] {
  const straights = RANKS.slice(3).map((highest) => runDownFrom(highest));
  const scattered = assign([1, 1, 1, 1, 1]).filter((ranks) => !isRun(ranks));
  const as = (category: ClassCategory, suited: boolean) => (ranks: readonly number[]) => ({
    category,
    ranks,
    suited,
  });
  return [
    ...scattered.map(as('high card', false)),
    ...assign([2, 1, 1, 1]).map(as('pair', false)),
    ...assign([2, 2, 1]).map(as('two pairs', false)),
    ...assign([3, 1, 1]).map(as('three of a kind', false)),
    ...straights.map(as('straight', false)),
    ...scattered.map(as('flush', true)),
    ...assign([3, 2]).map(as('full house', false)),
    ...assign([4, 1]).map(as('four of a kind', false)),
    ...straights.map(as('straight flush', true)),
  ];
}

/**
 * Lists all ways to give each group its own rank, weakest first. The first of two groups of one
 * size has the higher rank.
 */
function assign(sizes: readonly number[]): number[][] {
  const all: number[][] = [];
  const ranks: number[] = [];
  const extend = (group: number): void => {
    const size = sizes[group];
    if (size === undefined) {
      all.push(ranks.slice());
      return;
    }
    const end = size === sizes[group - 1] ? (ranks.at(-1) as number) : RANKS.length;
    for (let rank = 0; rank < end; rank++) {
      if (ranks.includes(rank)) continue;
      for (let card = 0; card < size; card++) ranks.push(rank);
      extend(group + 1);
      ranks.length -= size;
    }
  };
  extend(0);
  return all;
}

/** Lists five ranks in a row; the ace is below the two. */
function runDownFrom(highest: number): number[] {
  return [0, 1, 2, 3, 4].map((step) => (highest - step + RANKS.length) % RANKS.length);
}

/** Returns whether five different ranks, highest first, are a straight. */
function isRun([highest = 0, second = 0, , , lowest = 0]: readonly number[]): boolean {
  return highest - lowest === 4 || (highest === ACE && second === 3);
}
