/** Where a run is. The run and its watch share it, which are two threads. */

const MOST_BYTES = 1000;
/** The bytes in front, for two numbers. */
const HEAD_BYTES = 8;
const [MOVES, LENGTH] = [0, 1];

/** What Cucumber does last. */
export const THE_REPORT = 'the report';

export type Whereabouts = SharedArrayBuffer;

export const newWhereabouts = (): Whereabouts => new SharedArrayBuffer(HEAD_BYTES + MOST_BYTES);

/** Tells that the run is at a place now, perhaps at the same one as before. */
export function moveTo(place: string, shared: Whereabouts): void {
  const { head, text } = partsOf(shared);
  Atomics.store(head, LENGTH, text.write(place));
  Atomics.add(head, MOVES, 1);
}

/** Tells that the run goes on where it is. */
export function goOn(shared: Whereabouts): void {
  Atomics.add(partsOf(shared).head, MOVES, 1);
}

/** How often the run has moved, and where it is. */
export function readPlace(shared: Whereabouts): { moves: number; place: string } {
  const { head, text } = partsOf(shared);
  return { moves: Atomics.load(head, MOVES), place: text.toString('utf8', 0, Atomics.load(head, LENGTH)) };
}

function partsOf(shared: Whereabouts): { head: Int32Array; text: Buffer } {
  return { head: new Int32Array(shared, 0, 2), text: Buffer.from(shared, HEAD_BYTES) };
}
