/**
 * Says who wins: WIN for the first hand, LOSE for the second, DRAW for a tie.
 *
 * @param one - five, six or seven cards as text: 'KD KH 9C 4S 2D'
 */
export function winner(one: string, other: string): 'WIN' | 'LOSE' | 'DRAW' {
  // TODO: structure your code as you like, in as many files as you like.
  return 'DRAW';
}
