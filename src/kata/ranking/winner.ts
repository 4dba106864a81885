/** Says who wins: the first when a comparison gives more than 0, the second when less. Undefined when it gives no number. */
export function winner<Name extends string>(result: unknown, first: Name, second: Name) {
  if (typeof result !== 'number' || Number.isNaN(result)) return undefined;
  if (result === 0) return 'a tie';
  return `${result > 0 ? first : second} wins` as const;
}
