/**
 * What the tables of rank-sum contain: strengths by the sum of rank keys and, for flushes, by their
 * bits.
 *
 * Five ranks get their strength from the list of classes. Six are worth their best five, and seven
 * their best six, so each strength comes from the table for one card less, by removing each rank in
 * turn.
 */
import type { HandClass } from '../classes.ts';
import { RANK_KEYS } from './keys.ts';
import { type SumStrengths, type SumTable, strengthOfSum } from './sum-table.ts';

/** How many cards of one rank there are. */
const COPIES = 4;

/** Lists the strengths of five ranks without a flush: the places of their classes, from 1. */
export function strengthsOfFive(classes: readonly HandClass[]): SumStrengths {
  const sums: number[] = [];
  const strengths: number[] = [];
  for (const [place, { ranks, suited }] of classes.entries()) {
    if (suited) continue;
    sums.push(ranks.reduce((sum, rank) => sum + keyOf(rank), 0));
    strengths.push(place + 1);
  }
  return { sums, strengths };
}

/** Lists the strengths of six or seven ranks: the best that is left without one of them. */
export function strengthsOf(cards: 6 | 7, oneLess: SumTable): SumStrengths {
  const sums: number[] = [];
  const strengths: number[] = [];
  const ranks: number[] = [];
  const choose = (from: number, sum: number): void => {
    if (ranks.length === cards) {
      sums.push(sum);
      strengths.push(bestWithoutOne(ranks, sum, oneLess));
      return;
    }
    for (let rank = from; rank < RANK_KEYS.length; rank++) {
      if (ranks.at(-COPIES) === rank) continue;
      ranks.push(rank);
      choose(rank, sum + keyOf(rank));
      ranks.pop();
    }
  };
  choose(0, 0);
  return { sums, strengths };
}

/** Fills in the strengths of five to seven ranks of one suit, by their bits; 0 for fewer. */
export function fillFlushes(flushes: Uint16Array, classes: readonly HandClass[]): void {
  for (const [place, { ranks, suited }] of classes.entries()) {
    if (!suited) continue;
    const bits = ranks.reduce((all, rank) => all | (1 << rank), 0);
    flushes[bits] = place + 1;
  }
  // Six and seven ranks are worth the best that is left without one of them.
  for (let ranks = 0; ranks < flushes.length; ranks++) {
    for (let left = ranks; left !== 0; left &= left - 1) {
      const lowestBit = left & -left;
      const withoutOne = flushes[ranks ^ lowestBit] as number;
      flushes[ranks] = Math.max(flushes[ranks] as number, withoutOne);
    }
  }
}

function bestWithoutOne(ranks: readonly number[], sum: number, oneLess: SumTable): number {
  let best = 0;
  for (let at = 0; at < ranks.length; at++) {
    const rank = ranks[at] as number;
    if (rank !== ranks[at - 1]) best = Math.max(best, strengthOfSum(oneLess, sum - keyOf(rank)));
  }
  return best;
}

function keyOf(rank: number): number {
  return RANK_KEYS[rank] as number;
}
