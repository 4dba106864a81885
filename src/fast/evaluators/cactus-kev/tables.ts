/**
 * Kev's three tables, computed from the list of classes, whose reverse order is his ranks: flushes
 * and five different ranks by their bits, and hands with a pair or more by the product of their
 * primes.
 */
import { type HandClass, listClasses } from '../classes.ts';
import { primeOf } from './card-code.ts';
import { PerfectHash } from './perfect-hash.ts';

const HIGHEST_BITS = 0b1111100000000; // A K Q J T

let tables: ReturnType<typeof buildTables> | undefined;

/** Builds the tables on first use. */
export function kevTables() {
  tables ??= buildTables();
  return tables;
}

function buildTables() {
  const flushes = new Uint16Array(HIGHEST_BITS + 1);
  const unique = new Uint16Array(HIGHEST_BITS + 1);
  const products = new Map<number, number>();
  listClasses()
    .reverse()
    .forEach((hand, place) => {
      const rank = place + 1;
      if (hand.suited) flushes[bitsOf(hand)] = rank;
      else if (new Set(hand.ranks).size === 5) unique[bitsOf(hand)] = rank;
      else products.set(productOf(hand), rank);
    });
  return { flushes, unique, products: new PerfectHash(products) };
}

function bitsOf({ ranks }: HandClass): number {
  return ranks.reduce((bits, rank) => bits | (1 << rank), 0);
}

function productOf({ ranks }: HandClass): number {
  return ranks.reduce((product, rank) => product * primeOf(rank), 1);
}
