/** As many letters as this share of the longer one may be wrong. */
const MOST_WRONG = 1 / 3;

/** The name that somebody meant who wrote another; undefined when none is near. Only letters count. */
export function nearest<Name extends string>(written: string, names: readonly Name[]): Name | undefined {
  const word = letters(written);
  const far = (name: string) => distance(word, letters(name));
  const [first] = names.toSorted((one, other) => far(one) - far(other));
  return first !== undefined && far(first) <= Math.max(first.length, word.length) * MOST_WRONG ? first : undefined;
}

const letters = (text: string) => text.toLowerCase().replaceAll(/[^a-z]/g, '');

/** How many letters to add, drop, replace or swap with the next one (Damerau and Levenshtein), for ever longer beginnings. */
export function distance(one: string, other: string): number {
  const rows: number[][] = [];
  const at = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let row = 0; row <= one.length; row++) {
    const next: number[] = [];
    rows.push(next);
    for (let column = 0; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      const ways = [
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + Number(!isSame),
        at(row - 2, column - 2) + (isSwapped ? 1 : 2),
      ];
      next.push(row + column === 0 ? 0 : Math.min(...ways));
    }
  }
  return at(one.length, other.length);
}

/** Lists names as `a, b or c`. */
export function listed(names: readonly string[], last: 'and' | 'or' = 'or'): string {
  return names.join(', ').replace(/, (?=[^,]*$)/, ` ${last} `);
}
