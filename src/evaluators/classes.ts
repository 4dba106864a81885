/**
 * The 7,462 classes of five-card hands, in order. The order of the cards never matters, and suits
 * only if all five are the same, so all 2,598,960 hands belong to these classes, and hands of one
 * class tie.
 */
import type { UsualCategory } from '../ranking/ladder.ts';

/** All hands that are worth the same: their category, their ranks, and whether they have one suit. */
export interface HandClass {
  readonly category: ClassCategory;
  /**
   * Five rank indices, 0 (two) to 12 (ace), largest group first; in a straight from its highest to
   * its lowest.
   */
  readonly ranks: readonly number[];
  readonly suited: boolean;
}

/** The category of a class: the royal flush is the best class of the straight flushes. */
export type ClassCategory = Exclude<UsualCategory, 'royal flush'>;

/** How many classes there are. */
export const CLASS_COUNT = 7462;

const ACE = 12;
const RANK_INDICES = Array.from({ length: ACE + 1 }, (_, rank) => rank);

/**
 * Lists every class, the weakest (7 5 4 3 2) first: the strength of a class is its place from 1.
 */
export function listClasses(): HandClass[] {
  const straights = RANK_INDICES.slice(3).map((highest) => runDownFrom(highest));
  const scattered = assign([1, 1, 1, 1, 1]).filter((ranks) => !isRun(ranks));
  return [
    ...classesOf('high card', scattered),
    ...classesOf('pair', assign([2, 1, 1, 1])),
    ...classesOf('two pairs', assign([2, 2, 1])),
    ...classesOf('three of a kind', assign([3, 1, 1])),
    ...classesOf('straight', straights),
    ...classesOf('flush', scattered),
    ...classesOf('full house', assign([3, 2])),
    ...classesOf('four of a kind', assign([4, 1])),
    ...classesOf('straight flush', straights),
  ];
}

function classesOf(category: ClassCategory, choices: readonly number[][]): HandClass[] {
  const suited = category === 'flush' || category === 'straight flush';
  return choices.map((ranks) => ({ category, ranks, suited }));
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
    const end = size === sizes[group - 1] ? (ranks.at(-1) as number) : RANK_INDICES.length;
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
  return [0, 1, 2, 3, 4].map(
    (step) => (highest - step + RANK_INDICES.length) % RANK_INDICES.length,
  );
}

/** Returns whether five different ranks, highest first, are a straight. */
function isRun([highest = 0, second = 0, , , lowest = 0]: readonly number[]): boolean {
  return highest - lowest === 4 || (highest === ACE && second === 3);
}
