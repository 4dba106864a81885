/** A call of a learner's function, or a question to a learner's program. */
export interface Call {
  readonly name: string;
  readonly args: readonly unknown[];
  /** Introduces its answer: `isPair returned`. */
  readonly intro: string;
  /** Writes the question to a program. */
  readonly question?: () => string | undefined;
  /** How many items a program was asked about in the same line. */
  itemsInLine?: number;
  /** Missing until it is answered. */
  result?: unknown;
  /** Says how its answer differs if it is called alone. */
  readonly difference?: string;
}
