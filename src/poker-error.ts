/** An error about what a public function was given; any other error is not about the input. */
export class PokerError extends Error {
  override readonly name = 'PokerError';
  /** What the message is about: a part that it quotes, or all that the function was given. */
  readonly input: unknown;

  constructor(message: string, input: unknown) {
    super(message);
    this.input = input;
  }
}
