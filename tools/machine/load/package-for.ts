import { BadExport } from '../../solution/errors.ts';

/** Ranks by the name of a game, so it would answer an exercise about any of them. */
const RANKS_ANY_GAME = 'rankInGame';

/**
 * Returns the package `poker-hands-kata` for a learner's file. The answers are not in it.
 * @param poker - the whole package
 * @param own - the names that the file exports itself
 * @param given - the names that it may import (default: all)
 */
export function packageFor(
  poker: Readonly<Record<string, unknown>>,
  own: readonly string[],
  given: readonly string[] = Object.keys(poker),
): object {
  const all = Object.keys(poker);
  const isWithheld = (name: string) =>
    own.includes(name) ||
    (name === RANKS_ANY_GAME && own.some((one) => one.startsWith('rank'))) ||
    (all.includes(name) && !given.includes(name));
  const permitted = Object.entries(poker).filter(([name]) => !isWithheld(name));
  const exports = { ...Object.fromEntries(permitted), __esModule: true };
  return new Proxy<object>(exports, {
    // A name that is withheld seems to be there, so that `get` can say why it is not.
    has: (_target, name: string) => all.includes(name) || name === '__esModule',
    get(target, name: string) {
      if (!isWithheld(name)) return Reflect.get(target, name);
      throw new BadExport(`${name} of poker-hands-kata is not given here: write your own`);
    },
  });
}
