import * as kata from '../../kata/cards/shuffle.ts';
import { show } from './show.ts';

/**
 * The same items in a new, random order; the given array stays as it is.
 * Source: the Fisher-Yates shuffle as Richard Durstenfeld wrote it (1964): every order is equally likely.
 *
 * @throws Error on what is no array, and when `random` gives anything but numbers from 0 up to, but never, 1
 */
export function shuffle<Item>(items: readonly Item[], random: kata.Random): Item[] {
  if (!Array.isArray(items)) throw new Error(`${show(items)} cannot be shuffled: expected an array`);
  return kata.shuffle(items, asRandom(random));
}

/**
 * The same source of chance, with an eye on what it gives.
 *
 * @throws Error unless it is a function; its result throws when it gives no random number
 */
export function asRandom(given: unknown): kata.Random {
  if (typeof given !== 'function') {
    throw new Error(`${show(given)} is no source of chance: expected a function such as Math.random`);
  }
  return () => {
    const number: unknown = given();
    if (typeof number === 'number' && number >= 0 && number < 1) return number;
    throw new Error(`random gave ${show(number)}: expected a number from 0 up to, but never, 1, as Math.random gives`);
  };
}
