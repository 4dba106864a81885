/** One thing that an evaluator works out about five cards, as text for people. */
export interface Step {
  readonly label: string;
  readonly lines: readonly string[];
}
