/** As many letters of a name as this share of it may be wrong. */
const MOST_WRONG = 1 / 3;

/** The name that somebody meant who wrote another; undefined when none is near. Only letters count. */
export function nearest(written: string, names: readonly string[]): string | undefined {
  const far = (name: string) => distance(letters(written), letters(name));
  const [first] = names.toSorted((one, other) => far(one) - far(other));
  return first !== undefined && far(first) <= first.length * MOST_WRONG ? first : undefined;
}

const letters = (text: string) => text.toLowerCase().replaceAll(/[^a-z]/g, '');

/** How many letters to add, drop or replace (Levenshtein): row by row, each entry from its left, upper and upper left one. */
function distance(one: string, other: string): number {
  let above = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (const [row, letter] of [...one].entries()) {
    const next = [row + 1];
    for (const [column, wanted] of [...other].entries()) {
      const replaced = (above[column] ?? 0) + Number(letter !== wanted);
      next.push(Math.min(replaced, (above[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    above = next;
  }
  return above.at(-1) ?? 0;
}
