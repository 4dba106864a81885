/**
 * Strengths by the sum of rank keys. The sums are spread over eight million numbers, but the table
 * has few empty entries.
 *
 * Idea: the low bits of a sum are its row, the high bits its column. Nearly all entries of such a
 * table would be empty, so its rows share one array, each shifted until its strengths fall into
 * gaps of the others: `values[offsets[row] + column]`. No two sums collide, so a lookup neither
 * compares nor searches.
 * It is built by next fit: the fullest rows first, each starting at the offset of the row before.
 * First fit would close nearly all gaps, but take a hundred times as long.
 * Source: row displacement; R. E. Tarjan and A. C. Yao, "Storing a sparse table" (1979).
 */
export interface SumTable {
  /** How many low bits of a sum are its row. */
  readonly rowBits: number;
  readonly offsets: Uint16Array;
  readonly values: Uint16Array;
}

/** The sums and, at the same indices, their strengths. */
export interface SumStrengths {
  readonly sums: readonly number[];
  readonly strengths: readonly number[];
}

/** Looks up the strength of a sum that is in the table. */
export function strengthOfSum({ rowBits, offsets, values }: SumTable, sum: number): number {
  const row = sum & ((1 << rowBits) - 1);
  return values[(offsets[row] as number) + (sum >>> rowBits)] as number;
}

/** Fills an empty table. No strength is 0, so a 0 is a gap. */
export function fillSumTable(
  { rowBits, offsets, values }: SumTable,
  { sums, strengths }: SumStrengths,
): void {
  const highestColumn = sums.reduce((most, sum) => Math.max(most, sum >>> rowBits), 0);
  const offsetCount = Math.min(values.length - highestColumn, 1 << 16);
  let offset = 0;
  for (const { row, indices } of fullestFirst(sums, offsets.length)) {
    const columns = indices.map((index) => (sums[index] as number) >>> rowBits);
    while (!isFree(values, columns, offset)) offset = (offset + 1) % offsetCount;
    offsets[row] = offset;
    for (let entry = 0; entry < columns.length; entry++) {
      const strength = strengths[indices[entry] as number] as number;
      values[offset + (columns[entry] as number)] = strength;
    }
  }
}

/** A row of the table, and the indices of its sums. */
interface Row {
  readonly row: number;
  readonly indices: number[];
}

/** Lists the rows that have sums, those with the most first. */
function fullestFirst(sums: readonly number[], rowCount: number): Row[] {
  const rows = Array.from({ length: rowCount }, (_, row): Row => ({ row, indices: [] }));
  for (let index = 0; index < sums.length; index++) {
    const row = (sums[index] as number) & (rowCount - 1);
    rows[row]?.indices.push(index);
  }
  return rows
    .filter(({ indices }) => indices.length > 0)
    .sort((a, b) => b.indices.length - a.indices.length);
}

/** Returns whether all columns, moved by an offset, fall into gaps. */
function isFree(values: Uint16Array, columns: readonly number[], offset: number): boolean {
  for (let entry = 0; entry < columns.length; entry++)
    if (values[offset + (columns[entry] as number)] !== 0) return false;
  return true;
}
