/** The most letters that may be wrong. */
const MOST_WRONG = 5;
/** The largest share of the longer word that may be wrong. */
const MOST_WRONG_SHARE = 1 / 3;

/**
 * Finds the name that was probably meant.
 * @returns the name with the fewest wrong letters; undefined if none is near
 */
export function nearest<Name extends string>(
  written: string,
  names: readonly Name[],
): Name | undefined {
  const word = letters(written);
  for (let wrong = 0; wrong <= MOST_WRONG; wrong += 1) {
    const name = names.find((candidate) => isNear(word, letters(candidate), wrong));
    if (name !== undefined) return name;
  }
  return undefined;
}

function isNear(word: string, name: string, wrong: number): boolean {
  const longest = Math.max(word.length, name.length);
  return wrong <= longest * MOST_WRONG_SHARE && isWithin(word, name, wrong);
}

/** Returns only the letters, in lower case. */
export function letters(text: string): string {
  return text.toLowerCase().replaceAll(/[^a-z]/g, '');
}

/**
 * Returns whether at most so many letters added, dropped, replaced or swapped turn one word into
 * the other.
 */
function isWithin(a: string, b: string, most: number): boolean {
  if (a === b) return true;
  if (most === 0 || Math.abs(a.length - b.length) > most) return false;
  const restOfA = a.slice(1);
  const restOfB = b.slice(1);
  if (a[0] === b[0]) return isWithin(restOfA, restOfB, most);
  const isSwapped = a[0] === b[1] && a[1] === b[0];
  if (isSwapped && isWithin(a.slice(2), b.slice(2), most - 1)) return true;
  const isDropped = isWithin(restOfA, b, most - 1);
  const isAdded = isWithin(a, restOfB, most - 1);
  const isReplaced = isWithin(restOfA, restOfB, most - 1);
  return isDropped || isAdded || isReplaced;
}

/** Lists names as `a, b or c`. */
export function listed(names: readonly string[], last: 'and' | 'or' = 'or'): string {
  if (names.length < 2) return names.join('');
  return `${names.slice(0, -1).join(', ')} ${last} ${names.at(-1)}`;
}
