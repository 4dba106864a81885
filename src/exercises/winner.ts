/**
 * Who wins: WIN when the first hand does, LOSE when the second does, DRAW for a tie.
 *
 * @param one - cards as text, however many: 'KD KH 9C 4S 2D'
 */
export function winner(one: string, other: string): 'WIN' | 'LOSE' | 'DRAW' {
  // TODO: write the rest as you like, in as many files as you like.
  return 'DRAW';
}
