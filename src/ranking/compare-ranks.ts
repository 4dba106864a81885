/** Compares ranks from first to last, like `compareHandRanks`; a missing card loses to any card. */
export function compareTieBreaks(a: readonly number[], b: readonly number[]): number {
  const decider = firstDifference(a, b);
  return (a[decider] ?? 0) - (b[decider] ?? 0);
}

/** Finds the index of the first rank that differs, counting a missing card as 0; -1 for a tie. */
export function firstDifference(a: readonly number[], b: readonly number[]): number {
  return [...a, 0].findIndex((rank, place) => rank !== (b[place] ?? 0));
}
