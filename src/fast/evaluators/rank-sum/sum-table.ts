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

export interface SumStrengths {
  readonly sums: readonly number[];
  readonly strengths: readonly number[];
}

export function strengthOfSum({ rowBits, offsets, values }: SumTable, sum: number): number {
  const row = sum & ((1 << rowBits) - 1);
  return values[(offsets[row] as number) + (sum >>> rowBits)] as number;
}

/** Fills an empty table. No strength is 0, so a 0 is a gap. */
export function fillSumTable(
  { rowBits, offsets, values }: SumTable,
  { sums, strengths }: SumStrengths,
): void {
  const rowOf = (at: number) => (sums[at] as number) & (offsets.length - 1);
  const rows = Array.from(offsets, (): number[] => []);
  for (let at = 0; at < sums.length; at++) rows[rowOf(at)]?.push(at);
  const widest = sums.reduce((most, sum) => Math.max(most, sum >>> rowBits), 0);
  const offsetCount = Math.min(values.length - widest, 1 << 16);
  let offset = 0;
  const fullestFirst = rows.filter(({ length }) => length > 0).sort((a, b) => b.length - a.length);
  for (const row of fullestFirst) {
    const columns = row.map((at) => (sums[at] as number) >>> rowBits);
    while (!isFree(values, columns, offset)) offset = (offset + 1) % offsetCount;
    offsets[rowOf(row[0] as number)] = offset;
    row.forEach((at, nth) => {
      values[offset + (columns[nth] as number)] = strengths[at] as number;
    });
  }
}

function isFree(values: Uint16Array, columns: readonly number[], offset: number): boolean {
  for (let at = 0; at < columns.length; at++)
    if (values[offset + (columns[at] as number)] !== 0) return false;
  return true;
}
