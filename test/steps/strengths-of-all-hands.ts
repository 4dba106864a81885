/** Prints how many hands of five and of seven cards have each strength, by the fast evaluators. */
import { bitBoardSevens } from '../../src/evaluators/bit-board/bit-board.ts';
import { CLASS_COUNT } from '../../src/evaluators/classes.ts';
import { evaluate5Unchecked } from '../../src/evaluators/evaluate.ts';
import { forEachFour, LARGEST_BLOCK } from '../../src/evaluators/sevens.ts';

console.log(JSON.stringify({ ofFive: [...strengthsOfFives()], ofSeven: [...strengthsOfSevens()] }));

function strengthsOfSevens(): Uint32Array {
  const counts = new Uint32Array(CLASS_COUNT + 1);
  const strengths = new Uint16Array(LARGEST_BLOCK);
  for (let lowest = 0; lowest <= 45; lowest += 1) {
    forEachFour(lowest, (a, b, c, d) => {
      const hands = bitBoardSevens(a, b, c, d, strengths);
      for (let hand = 0; hand < hands; hand += 1) countOne(counts, strengths[hand] as number);
    });
  }
  return counts;
}

function strengthsOfFives(): Uint32Array {
  const counts = new Uint32Array(CLASS_COUNT + 1);
  for (let a = 0; a < 48; a += 1) {
    for (let b = a + 1; b < 49; b += 1) countFivesWith(a, b, counts);
  }
  return counts;
}

/** Counts the hands of five whose two lowest cards are `a` and `b`. */
function countFivesWith(a: number, b: number, counts: Uint32Array): void {
  for (let c = b + 1; c < 50; c += 1) {
    for (let d = c + 1; d < 51; d += 1) {
      for (let e = d + 1; e < 52; e += 1) countOne(counts, evaluate5Unchecked(a, b, c, d, e));
    }
  }
}

function countOne(counts: Uint32Array, strength: number): void {
  counts[strength] = (counts[strength] as number) + 1;
}
