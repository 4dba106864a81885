/**
 * Strengths by the sum of rank keys, in little more room than there are sums, though these are spread over eight million numbers.
 *
 * Idea: think of the sums as a sheet, the low bits of a sum its row, the high bits its column. Nearly all of the sheet is empty,
 * so its rows can be laid over each other in one line, each pushed along until its strengths fall into gaps of the others:
 * `values[offsets[row] + column]`. No two sums meet, so nothing is compared and nothing is searched for.
 * Building is a next fit: the fullest rows first, each from where the one before came to lie. A quarter of the line stays free,
 * which makes that quick; a first fit closes nearly all gaps and takes a hundred times as long.
 * Source: row displacement; R. E. Tarjan and A. C. Yao, "Storing a sparse table" (1979).
 */
export interface SumTable {
  /** How many low bits of a sum are its row. */
  readonly rowBits: number;
  readonly offsets: Uint16Array;
  readonly values: Uint16Array;
}

/** Sums and their strengths, side by side. */
export interface SumStrengths {
  readonly sums: Int32Array;
  readonly strengths: Uint16Array;
}

/** The strength that belongs to a sum of the table. */
export function strengthOfSum({ rowBits, offsets, values }: SumTable, sum: number): number {
  const row = sum & ((1 << rowBits) - 1);
  return values[(offsets[row] as number) + (sum >>> rowBits)] as number;
}

/** Lays all strengths into a table, which must be empty: no strength is 0, so a 0 is a gap. */
export function fillSumTable({ rowBits, offsets, values }: SumTable, { sums, strengths }: SumStrengths): void {
  const { starts, places } = groupByRow(sums, offsets.length);
  const columns = Int32Array.from(places, (place) => (sums[place] as number) >>> rowBits);
  const widest = columns.reduce((a, b) => Math.max(a, b), 0);
  const offsetCount = Math.min(values.length - widest, 1 << 16);
  let offset = 0;
  for (const row of fullestFirst(starts)) {
    const start = starts[row] as number;
    const end = starts[row + 1] as number;
    while (!isFree(values, columns, start, end, offset)) offset = (offset + 1) % offsetCount;
    offsets[row] = offset;
    for (let at = start; at < end; at++) {
      values[offset + (columns[at] as number)] = strengths[places[at] as number] as number;
    }
  }
}

function isFree(values: Uint16Array, columns: Int32Array, start: number, end: number, offset: number): boolean {
  for (let at = start; at < end; at++) {
    if (values[offset + (columns[at] as number)] !== 0) return false;
  }
  return true;
}

/** Where the sums stand, row by row; a row is from its start up to, not including, the next one's. */
function groupByRow(sums: Int32Array, rows: number): { starts: Int32Array; places: Int32Array } {
  const starts = new Int32Array(rows + 1);
  for (const sum of sums) starts[(sum & (rows - 1)) + 1] = (starts[(sum & (rows - 1)) + 1] as number) + 1;
  for (let row = 0; row < rows; row++) starts[row + 1] = (starts[row + 1] as number) + (starts[row] as number);
  const next = starts.slice();
  const places = new Int32Array(sums.length);
  sums.forEach((sum, place) => {
    const row = sum & (rows - 1);
    const at = next[row] as number;
    places[at] = place;
    next[row] = at + 1;
  });
  return { starts, places };
}

/** The rows that are not empty. Sorted as numbers, the size in the high bits, which is far quicker than a comparison function. */
function fullestFirst(starts: Int32Array): Int32Array {
  const rows = starts.length - 1;
  const sized = Int32Array.from({ length: rows }, (_, row) => {
    const size = (starts[row + 1] as number) - (starts[row] as number);
    return size * rows + row;
  });
  return sized
    .filter((key) => key >= rows)
    .sort()
    .reverse()
    .map((key) => key % rows);
}
