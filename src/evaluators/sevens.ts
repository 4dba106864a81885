/** Cards are indices, lowest first: all sevens begin with 0 1 2 3 4 5 6 and end with 45 46 47 48 49 50 51. */

/** Writes the strengths of all sevens with these four lowest cards, in order, and says how many. */
export type SevensOfFour = (a: number, b: number, c: number, d: number, strengths: Uint16Array) => number;

/** The most sevens that four lowest cards can have: any three of the 48 above 0 1 2 3. */
export const LARGEST_BLOCK = 17_296;

/** Goes through the sevens with this lowest card (0 to 45), in order, four lowest cards at a time. */
export function forEachFour(lowest: number, visit: (a: number, b: number, c: number, d: number) => void): void {
  for (let b = lowest + 1; b < 47; b++) {
    for (let c = b + 1; c < 48; c++) {
      for (let d = c + 1; d < 49; d++) visit(lowest, b, c, d);
    }
  }
}
