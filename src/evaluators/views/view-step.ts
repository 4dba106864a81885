/** One step of an evaluator on its way to a strength, as text for people. */
export interface ViewStep {
  readonly label: string;
  readonly lines: readonly string[];
}
