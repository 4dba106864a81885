/**
 * Says who wins by the result of a comparison: above 0 the first, below 0 the second. Undefined
 * unless it is a number.
 */
export function winner<Name extends string>(result: unknown, first: Name, second: Name) {
  if (typeof result !== 'number' || Number.isNaN(result)) return undefined;
  if (result === 0) return 'a tie';
  return `${result > 0 ? first : second} wins` as const;
}
