/**
 * Ranks hands on all boards that may come by the rules of the kata, one board after the other: for
 * games whose ranking no evaluator knows.
 *
 * Trade-off: nothing is saved, so two hands of short deck before the flop are ranked 201,376 times.
 */
import { cardsAt } from '../../kata/cards/deck.ts';
import * as kata from '../../kata/kata.ts';
import type { OnBoards } from './boards.ts';
import { dealAll } from './deals.ts';

const BOARD_SIZE = 5;

/** The boards of a table, which ranks its hands on them. */
export class BoardsByRules {
  readonly #game: kata.BoardGame;
  readonly #holes: readonly Uint8Array[];
  readonly #isLeft: Uint8Array;
  readonly #onBoards: OnBoards;
  readonly #strengths: Uint16Array;

  /**
   * @param holes - the cards of the hands; they may change later
   * @param isLeft - by index of the deck, 1 for each card that may come; it may change later
   * @param onBoards - takes 1 for each of the best hands, and 0 for the others
   */
  constructor(
    game: kata.BoardGame,
    holes: readonly Uint8Array[],
    isLeft: Uint8Array,
    onBoards: OnBoards,
  ) {
    this.#game = game;
    this.#holes = holes;
    this.#isLeft = isLeft;
    this.#onBoards = onBoards;
    this.#strengths = new Uint16Array(holes.length);
  }

  /** Ranks the hands on all boards that begin with these cards, from none to five. */
  rankAll(laid: Uint8Array): void {
    const hands = this.#holes.map(cardsAt);
    const board = cardsAt(laid);
    const toCome = new Uint8Array(BOARD_SIZE - laid.length);
    dealAll(this.#isLeft, [toCome], () => {
      const best = kata.whoIsAhead(this.#game, hands, [...board, ...cardsAt(toCome)]);
      this.#strengths.fill(0);
      for (const seat of best) this.#strengths[seat] = 1;
      this.#onBoards(this.#strengths, 1);
    });
  }
}
