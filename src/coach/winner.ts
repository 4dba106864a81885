/** Who wins, in words: the first when a comparison gives more than 0, the second when less. Undefined when it gives no number. */
export function winner<Name extends string>(
  result: number,
  first: Name,
  second: Name,
): `${Name} wins` | 'a tie' | undefined {
  if (result > 0) return `${first} wins`;
  if (result < 0) return `${second} wins`;
  return result === 0 ? 'a tie' : undefined;
}
