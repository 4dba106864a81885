/** How many letters may be wrong, in all and as a share of the longer word. */
const [MOST_WRONG, SHARE_WRONG] = [5, 1 / 3];

/** Finds the name that was probably meant, if any, by its letters. */
export function nearest<Name extends string>(
  written: string,
  names: readonly Name[],
): Name | undefined {
  const word = letters(written);
  for (let wrong = 0; wrong <= MOST_WRONG; wrong += 1) {
    const isNear = (name: string) => wrong <= Math.max(name.length, word.length) * SHARE_WRONG;
    const found = names.find(
      (name) => isNear(letters(name)) && isWithin(word, letters(name), wrong),
    );
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Returns only the letters, in lower case. */
export const letters = (text: string) => text.toLowerCase().replaceAll(/[^a-z]/g, '');

/**
 * Returns whether this many letters added, dropped, replaced or swapped turn one word into the
 * other.
 */
function isWithin(one: string, other: string, wrong: number): boolean {
  if (one === other) return true;
  if (Math.abs(one.length - other.length) > wrong || wrong === 0) return false;
  const [a, b] = [one.slice(1), other.slice(1)];
  if (one[0] === other[0]) return isWithin(a, b, wrong);
  if (one[0] === other[1] && one[1] === other[0] && isWithin(a.slice(1), b.slice(1), wrong - 1))
    return true;
  return [
    isWithin(a, other, wrong - 1),
    isWithin(one, b, wrong - 1),
    isWithin(a, b, wrong - 1),
  ].includes(true);
}

/** Lists names as `a, b or c`. */
export function listed(names: readonly string[], last: 'and' | 'or' = 'or'): string {
  return names.join(', ').replace(/, (?=[^,]*$)/, ` ${last} `);
}
