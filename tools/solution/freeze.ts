/** Keeps somebody's code from changing what it is given. */
import type { Solution } from './units.ts';

type AnyFunction = (...values: unknown[]) => unknown;

/**
 * Wraps the functions of a solution that get more than cards, so that what they are given is frozen
 * and they cannot change it.
 */
export function givenFrozen(solution: Solution): Solution {
  const names = [
    'tieBreakOf',
    'compareHandRanks',
    'dealTexasHoldem',
    'dealOmaha',
    'showdown',
  ] as const;
  const guarded: Record<string, AnyFunction> = {};
  for (const name of names) {
    const ask = solution[name] as AnyFunction | undefined;
    if (ask) guarded[name] = (...values) => ask(...values.map(deeplyFrozen));
  }
  return { ...solution, ...guarded };
}

/** Freezes a value and everything in it. */
function deeplyFrozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.values(Object.freeze(value)).forEach(deeplyFrozen);
  return value;
}
