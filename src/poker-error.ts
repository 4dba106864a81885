/** An error about what a public function was given; any other error is not about the input. */
export class PokerError extends Error {
  override readonly name = 'PokerError';
  /** What the message quotes: a value that was given, or a part of it. */
  readonly input: unknown;

  constructor(message: string, input: unknown) {
    super(message);
    this.input = input;
  }
}
