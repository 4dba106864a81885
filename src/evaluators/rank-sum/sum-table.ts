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

export interface SumStrengths {
  readonly sums: Int32Array;
  readonly strengths: Uint16Array;
}

/** Looks up the strength of a sum. */
export function strengthOfSum({ rowBits, offsets, values }: SumTable, sum: number): number {
  const row = sum & ((1 << rowBits) - 1);
  return values[(offsets[row] as number) + (sum >>> rowBits)] as number;
}

/** Fills an empty table: no strength is 0, so a 0 is a gap. */
export function fillSumTable({ rowBits, offsets, values }: SumTable, { sums, strengths }: SumStrengths): void {
  const { starts, places, columns, widest } = groupByRow(sums, rowBits);
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

/** Finds where each row starts and, row by row, where its sums stand in the list and in which columns. */
function groupByRow(sums: Int32Array, rowBits: number) {
  const rows = 1 << rowBits;
  const starts = new Int32Array(rows + 1);
  for (let place = 0; place < sums.length; place++) {
    const row = (sums[place] as number) & (rows - 1);
    starts[row + 1] = (starts[row + 1] as number) + 1;
  }
  for (let row = 0; row < rows; row++) starts[row + 1] = (starts[row + 1] as number) + (starts[row] as number);
  const next = starts.slice();
  const places = new Int32Array(sums.length);
  const columns = new Int32Array(sums.length);
  let widest = 0;
  for (let place = 0; place < sums.length; place++) {
    const sum = sums[place] as number;
    const row = sum & (rows - 1);
    const at = next[row] as number;
    next[row] = at + 1;
    places[at] = place;
    columns[at] = sum >>> rowBits;
    widest = Math.max(widest, sum >>> rowBits);
  }
  return { starts, places, columns, widest };
}

/** Lists the rows that are not empty. */
function fullestFirst(starts: Int32Array): number[] {
  const bySize: number[][] = [];
  for (let row = 0; row + 1 < starts.length; row++) {
    const size = (starts[row + 1] as number) - (starts[row] as number);
    bySize[size] ??= [];
    (bySize[size] as number[]).push(row);
  }
  return bySize.slice(1).reverse().flat();
}
