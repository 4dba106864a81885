/** Cards as piles, one for each rank, and lines that they must reach. */
import { type Card, type Cards, RANKS, type Rank } from '../../../src/cards/card.ts';
import { rankPlural } from '../../../src/cards/rank-names.ts';
import { countRanks } from '../../../src/rules/groups.ts';
import {
  asSentence,
  layInColumns,
  NO_CARDS,
  needed,
  numberWord,
  type Picture,
  type Place,
} from './picture.ts';

/** What piles must reach. */
export interface PilesAsked {
  /** How many cards each of different piles must have, the higher first. */
  readonly heights: readonly number[];
  /** The combination: `a pair`. */
  readonly named: string;
}

/** The piles of some cards. */
export interface Piles extends Picture {
  /**
   * The height that a pile reaches; undefined if it reaches none. Beside the highest pile that
   * counts, the others need only the lower height.
   */
  readonly reachedBy: (rank: Rank) => number | undefined;
}

/** Lays cards in piles, and finds those that reach the lines. */
export function pilesOf(cards: Cards, asked: PilesAsked): Piles {
  const counts = countRanks(cards);
  const countOf = (rank: Rank) => counts[rank] as number;
  const taken = takenBy(asked.heights, countOf);
  const lower = asked.heights.slice(1);
  const isBesideHighest = (rank: Rank) => taken[0] !== undefined && rank !== taken[0];
  const reachedBy = (rank: Rank) => {
    const heights = isBesideHighest(rank) && lower.length > 0 ? lower : asked.heights;
    return heights.find((height) => countOf(rank) >= height);
  };
  const holds = taken.every((rank) => rank !== undefined);
  const lookOf = ({ rank }: Card): Place['look'] => {
    if (!holds) return reachedBy(rank) === undefined ? 'plain' : 'near';
    return reachedBy(rank) === undefined ? 'pale' : 'lit';
  };
  const laid = layInColumns(cards, ({ rank }) => rank - RANKS[0]);
  const places = new Map([...laid].map(([card, at]) => [card, { ...at, look: lookOf(card) }]));
  const why = cards.length === 0 ? NO_CARDS : asSentence(whyOf(taken, countOf, asked));
  return { places, holds, why, reachedBy };
}

type Taken = readonly (Rank | undefined)[];

/** Finds a pile for each height, each of another rank: the highest rank that reaches it. */
function takenBy(heights: readonly number[], countOf: (rank: Rank) => number): Taken {
  const taken: (Rank | undefined)[] = [];
  for (const height of heights) {
    taken.push(RANKS.findLast((rank) => countOf(rank) >= height && !taken.includes(rank)));
  }
  return taken;
}

function whyOf(taken: Taken, countOf: (rank: Rank) => number, asked: PilesAsked): string {
  const [first, second] = taken;
  const { heights, named } = asked;
  const pile = (rank: Rank) => `${numberWord(countOf(rank))} ${rankPlural(rank)}`;
  if (first === undefined) return whyNone(heights, countOf);
  if (heights.length === 1) return whyOne(pile(first), countOf(first), asked);
  if (second === undefined) {
    const other = heights[1] === heights[0] ? 'the second pair' : 'the pair';
    return `${pile(first)}, but ${other} must have another rank`;
  }
  const areExact = countOf(first) === heights[0] && countOf(second) === heights[1];
  const both = `${pile(first)} and ${pile(second)}`;
  if (areExact) return `${both} are ${named}`;
  const [higher, lower] = heights.map(numberWord);
  const enough =
    higher === lower
      ? `at least ${higher} of each rank`
      : `at least ${higher} of one rank, at least ${lower} of another`;
  return `${both}: ${enough}, so they contain ${named}`;
}

function whyOne(pile: string, count: number, { heights, named }: PilesAsked): string {
  const [height = 0] = heights;
  if (count === height) return `${pile} are ${named}`;
  return `${pile}: that is at least ${numberWord(height)}, so they contain ${named}`;
}

/** Says that no pile reaches the highest line, and how near the best one is. */
function whyNone(heights: readonly number[], countOf: (rank: Rank) => number): string {
  const best = RANKS.toReversed().reduce((one, other) =>
    countOf(other) > countOf(one) ? other : one,
  );
  const count = countOf(best);
  const [height = 0, second] = heights;
  if (count < 2) return 'no two cards have the same rank';
  const pile = `${numberWord(count)} ${rankPlural(best)}`;
  if (second !== undefined) return `${pile}, but no rank occurs ${TIMES[height]}`;
  return `${pile}: ${needed(height - count)}`;
}

const TIMES: Readonly<Record<number, string>> = { 2: 'twice', 3: 'three times' };
