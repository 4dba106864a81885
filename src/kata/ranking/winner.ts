/** Says who wins: the first when a comparison gives more than 0, the second when less. Undefined when it gives no number. */
export function winner<Name extends string>(result: number, first: Name, second: Name) {
  if (result > 0) return `${first} wins` as const;
  if (result < 0) return `${second} wins` as const;
  return result === 0 ? 'a tie' : undefined;
}
