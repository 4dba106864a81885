/**
 * All hands of seven cards, as indices in ascending order, from 0 1 2 3 4 5 6 to 45 46 47 48 49 50
 * 51.
 */

/**
 * Writes the strengths of all sevens with these four lowest cards, in order, and returns their
 * number.
 */
export type SevensOfFour = (
  a: number,
  b: number,
  c: number,
  d: number,
  strengths: Uint16Array,
) => number;

/** The most hands with the same four lowest cards: any three of the 48 above 0 1 2 3. */
export const LARGEST_BLOCK = 17_296;

/** Visits the four lowest cards of all hands of seven with this lowest card (0 to 45), in order. */
export function forEachFour(
  lowest: number,
  visit: (a: number, b: number, c: number, d: number) => void,
): void {
  for (let b = lowest + 1; b < 47; b++) {
    for (let c = b + 1; c < 48; c++) {
      for (let d = c + 1; d < 49; d++) visit(lowest, b, c, d);
    }
  }
}
