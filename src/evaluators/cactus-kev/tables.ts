/**
 * Kev's three tables, computed from the list of classes, whose reverse order is his ranks: flushes
 * and five different ranks by their bits, and hands with a pair or more by the product of their
 * primes.
 */
import { type HandClass, listClasses } from '../classes.ts';
import { primeOf } from './card-code.ts';
import { PerfectHash } from './perfect-hash.ts';

const HIGHEST_BITS = 0b1111100000000; // A K Q J T

/** The rank of a hand, 1 (royal flush) to 7462, by what identifies it. */
interface KevTables {
  /** By the bits of five ranks of one suit. */
  readonly flushes: Uint16Array;
  /** By the bits of five different ranks; 0 where there is none. */
  readonly unique: Uint16Array;
  /** By the product of the primes of five ranks, of which two or more are the same. */
  readonly products: PerfectHash;
}

let tables: KevTables | undefined;

/** Returns the tables, which are built on first use. */
export function kevTables(): KevTables {
  tables ??= buildTables();
  return tables;
}

function buildTables(): KevTables {
  const flushes = new Uint16Array(HIGHEST_BITS + 1);
  const unique = new Uint16Array(HIGHEST_BITS + 1);
  const products = new Map<number, number>();
  for (const [place, hand] of listClasses().reverse().entries()) {
    const rank = place + 1;
    if (hand.suited) flushes[bitsOf(hand)] = rank;
    else if (new Set(hand.ranks).size === 5) unique[bitsOf(hand)] = rank;
    else products.set(productOf(hand), rank);
  }
  return { flushes, unique, products: new PerfectHash(products) };
}

function bitsOf({ ranks }: HandClass): number {
  return ranks.reduce((bits, rank) => bits | (1 << rank), 0);
}

function productOf({ ranks }: HandClass): number {
  return ranks.reduce((product, rank) => product * primeOf(rank), 1);
}
