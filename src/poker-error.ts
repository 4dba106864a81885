/** What a function throws if it is given something wrong. Its message quotes that. */
export class PokerError extends Error {
  override readonly name = 'PokerError';
  /** What the message is about: a part of the input, or all of it. */
  readonly input: unknown;

  constructor(message: string, input: unknown) {
    super(message);
    this.input = input;
  }
}
