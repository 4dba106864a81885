/** A call of a learner's function, or a question to a learner's program. */
export interface Call {
  /** Of the function or, as in `contains pair`, of the question. */
  readonly name: string;
  readonly args: readonly unknown[];
  /** Introduces its answer: `isPair returned`. */
  readonly intro: string;
  /** Answers by our rules. */
  readonly byOurs: () => unknown;
  /** Missing if a file answers. */
  readonly program?: CallOfProgram;
  /** Missing until it is answered. */
  result?: unknown;
  /** Says how its answer differs if it is called alone. */
  readonly difference?: string;
}

/** What is known of a question to a program besides. */
export interface CallOfProgram {
  /** Writes the line that asks it. */
  line(): string;
  /** Asks the same again, about nothing else. */
  askAgain(): unknown;
  /** How many items there were in the line that was answered. */
  itemsInLine: number;
}
