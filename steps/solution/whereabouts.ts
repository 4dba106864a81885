/** Where a run is. The run and its watch share it, which are two threads. */

const MOST_BYTES = 1000;
/** The numbers in front, of four bytes each. */
const [MOVES, LENGTH, LONGEST_S] = [0, 1, 2];
const HEAD_BYTES = 12;

export type Whereabouts = SharedArrayBuffer;

export const newWhereabouts = (): Whereabouts => new SharedArrayBuffer(HEAD_BYTES + MOST_BYTES);

/** Tells that the run is at a place now, and how many seconds it may work there. */
export function moveTo(place: string, longestS: number, shared: Whereabouts): void {
  const { head, text } = partsOf(shared);
  Atomics.store(head, LONGEST_S, longestS);
  Atomics.store(head, LENGTH, text.write(place));
  Atomics.add(head, MOVES, 1);
}

/** How often the run has moved, where it is, and how many seconds it may work there. */
export function readPlace(shared: Whereabouts): { moves: number; place: string; longestS: number } {
  const { head, text } = partsOf(shared);
  const place = text.toString('utf8', 0, Atomics.load(head, LENGTH));
  return { moves: Atomics.load(head, MOVES), place, longestS: Atomics.load(head, LONGEST_S) };
}

function partsOf(shared: Whereabouts): { head: Int32Array; text: Buffer } {
  return { head: new Int32Array(shared, 0, 3), text: Buffer.from(shared, HEAD_BYTES) };
}
