/** Keeps somebody's code from changing what it is given. */
import type * as kata from '../kata/kata.ts';
import type { Solution } from './units.ts';

/**
 * Freezes the arguments of functions that get more than a hand, so that they cannot change them.
 */
export function givenFrozen(solution: Solution): Solution {
  const names = [
    'tieBreakOf',
    'compareHandRanks',
    'dealTexasHoldem',
    'dealOmaha',
    'showdown',
  ] as const;
  const guarded = names.flatMap((name) => {
    const ask = solution[name] as ((...given: unknown[]) => unknown) | undefined;
    return ask ? [[name, (...given: unknown[]) => ask(...given.map(frozen))]] : [];
  });
  return { ...solution, ...Object.fromEntries(guarded) };
}

/** Copies cards and freezes them; a card given twice becomes two objects. */
export const copied = (cards: kata.Cards): kata.Cards =>
  Object.freeze(cards.map(({ rank, suit }) => Object.freeze({ rank, suit }))); // a spread is slower

/** Freezes a value and everything in it. */
function frozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.values(Object.freeze(value)).forEach(frozen);
  return value;
}
