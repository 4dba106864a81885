/**
 * Ranks hands on all boards that may come, many boards at once: ranks first, suits only where a
 * flush can come.
 *
 * Idea: without a flush, suits do not matter. The 1,712,304 boards that two hands can get have only
 * 6,175 choices of ranks, and each choice stands for as many boards as there are ways to choose the
 * suits. So choose the ranks, and rank the hands once, as if there were no flush.
 * A flush needs three cards of its suit on the board, so a board has room for only one such suit.
 * For each suit, choose which of the ranks have it: where they are enough for a flush of some hand,
 * rank the hands with their flushes, on these boards only. The other boards are those without.
 * Example: K K 7 5 2 stands for 6·4·4·4·4 = 1536 boards, because there are six pairs of kings. On
 * how many of them are exactly the 7, the 5 and the 2 hearts? Only the kings are open, two of the
 * other three: on 3. If exactly a K, the 7 and the 5 are, the other king and the 2 are open, one of
 * three each: on 9, and as many with two others beside the K. If all four ranks are, on 3. So a hand
 * of two hearts has a flush on 3 + 3·9 + 3 = 33 boards, for which it is ranked five times, and none
 * on the other 1503.
 * A card that cannot come, because it is in a hand, on the board or dead, only leaves fewer cards
 * of its rank and suit.
 * Trade-off: two hands before the flop are ranked about 35,000 times instead of 1,712,304 times. On
 * the river nothing is saved, because no card is to come.
 */
import {
  at,
  countOf,
  fillRanksOfSuits,
  lowestOf,
  RANK_COUNT,
  rankOf,
  SUIT_COUNT,
  sizeOf,
  withoutLowest,
} from './card-numbers.ts';
import { type Hand, IMPOSSIBLE } from './hand.ts';

const BOARD_SIZE = 5;
/** How many cards of a suit a board has at least if there is a flush. */
const FEWEST_FOR_FLUSH = 3;

/**
 * Takes the strengths of the hands by seat, and on how many boards they have them. The next call
 * gives the same list with other strengths.
 */
export type OnBoards = (strengths: Int32Array, boards: number) => void;

/** The boards of a table, which ranks its hands on them. */
export class Boards {
  readonly #hands: readonly Hand[];
  readonly #isLeft: Uint8Array;
  readonly #onBoards: OnBoards;

  /** How many cards of each rank may come, and the ranks of each suit that may, as bits. */
  readonly #cardsLeft = new Uint8Array(RANK_COUNT);
  readonly #leftOfSuits = new Uint16Array(SUIT_COUNT);
  /** The cards that lie on the board: the ranks of each suit as bits. */
  readonly #laidOfSuits = new Uint16Array(SUIT_COUNT);
  /** How many more cards of each suit are enough for a flush of some hand. */
  readonly #needed = new Uint8Array(SUIT_COUNT);

  /** The ranks of the board: those of the cards that lie on it, then the chosen ones. */
  readonly #ranks = new Uint8Array(BOARD_SIZE);
  /** The chosen ranks, each once, and how many cards have it. */
  readonly #chosen = new Uint8Array(BOARD_SIZE);
  readonly #copies = new Uint8Array(BOARD_SIZE);
  #chosenCount = 0;
  /** The same as bits. */
  #chosenRanks = 0;

  readonly #withoutFlush: Int32Array;
  readonly #withFlush: Int32Array;

  /** @param isLeft - by index of the deck, 1 for each card that may come; it may change later */
  constructor(hands: readonly Hand[], isLeft: Uint8Array, onBoards: OnBoards) {
    this.#hands = hands;
    this.#isLeft = isLeft;
    this.#onBoards = onBoards;
    this.#withoutFlush = new Int32Array(hands.length);
    this.#withFlush = new Int32Array(hands.length);
  }

  /** Ranks the hands on all boards that begin with these cards, from none to five. */
  rankAll(laid: Uint8Array): void {
    const toCome = BOARD_SIZE - laid.length;
    for (let place = 0; place < laid.length; place++) this.#ranks[place] = rankOf(at(laid, place));
    fillRanksOfSuits(this.#laidOfSuits, laid);
    for (let suit = 0; suit < SUIT_COUNT; suit++)
      this.#needed[suit] = this.#neededForFlush(suit, toCome);
    if (toCome > 0) this.#countLeft();
    this.#chooseRanks(laid.length, 0, 1);
  }

  /** Counts how many cards to come are enough for a flush of some hand: too many if it cannot be. */
  #neededForFlush(suit: number, toCome: number): number {
    const laid = sizeOf(at(this.#laidOfSuits, suit));
    if (laid + toCome < FEWEST_FOR_FLUSH) return IMPOSSIBLE;
    let fewest = IMPOSSIBLE;
    for (const hand of this.#hands) fewest = Math.min(fewest, hand.fewestForFlush(suit));
    return Math.max(0, fewest - laid);
  }

  #countLeft(): void {
    this.#cardsLeft.fill(0);
    for (let suit = 0; suit < SUIT_COUNT; suit++) {
      let ranks = 0;
      for (let rank = 0; rank < RANK_COUNT; rank++) {
        const isLeft = at(this.#isLeft, suit * RANK_COUNT + rank);
        this.#cardsLeft[rank] = at(this.#cardsLeft, rank) + isLeft;
        ranks |= isLeft << rank;
      }
      this.#leftOfSuits[suit] = ranks;
    }
  }

  /**
   * Fills the board from a place on, with ranks from `lowest` on.
   * @param boards - how many ways there are to choose cards of the ranks so far
   */
  #chooseRanks(place: number, lowest: number, boards: number): void {
    if (place === BOARD_SIZE) {
      this.#rankHands(boards);
      return;
    }
    const index = this.#chosenCount;
    this.#chosenCount += 1;
    for (let rank = lowest; rank < RANK_COUNT; rank++) {
      this.#chosen[index] = rank;
      this.#chosenRanks ^= 1 << rank;
      const cards = at(this.#cardsLeft, rank);
      const most = Math.min(cards, BOARD_SIZE - place);
      for (let copies = 1; copies <= most; copies++) {
        this.#copies[index] = copies;
        // One more copy: the places before this have the rank from the steps before.
        this.#ranks[place + copies - 1] = rank;
        this.#chooseRanks(place + copies, rank + 1, boards * waysToChoose(copies, cards));
      }
      this.#chosenRanks ^= 1 << rank;
    }
    this.#chosenCount -= 1;
  }

  /** Ranks the hands on the boards of the chosen ranks. */
  #rankHands(boards: number): void {
    for (let seat = 0; seat < this.#hands.length; seat++) {
      const hand = this.#hands[seat] as Hand;
      this.#withoutFlush[seat] = hand.strengthOfRanks(this.#ranks);
    }
    let withoutFlush = boards;
    for (let suit = 0; suit < SUIT_COUNT; suit++) withoutFlush -= this.#rankSuited(suit);
    if (withoutFlush > 0) this.#onBoards(this.#withoutFlush, withoutFlush);
  }

  /** Ranks the hands on the boards with enough cards of a suit, and returns how many these are. */
  #rankSuited(suit: number): number {
    const candidates = this.#chosenRanks & at(this.#leftOfSuits, suit);
    const spare = sizeOf(candidates) - at(this.#needed, suit);
    return spare < 0 ? 0 : this.#chooseSuited(suit, candidates, spare, candidates);
  }

  /**
   * Gives a suit to these of the chosen ranks, and then to all of them but up to `spare` of those
   * that may be left out. Returns how many boards that makes.
   *
   * From the candidates on, this walks every set of them with as many ranks as are needed or more,
   * each once, because ranks are left out in rising order.
   */
  #chooseSuited(suit: number, suited: number, spare: number, removable: number): number {
    let boards = this.#waysToSuit(suit, suited);
    if (boards > 0) this.#rankFlushes(suit, suited, boards);
    if (spare === 0) return boards;
    for (let others = removable; others !== 0; others = withoutLowest(others)) {
      const fewer = suited ^ lowestOf(others);
      boards += this.#chooseSuited(suit, fewer, spare - 1, withoutLowest(others));
    }
    return boards;
  }

  /** Counts the ways to choose cards of the chosen ranks, those of the suit of these ranks. */
  #waysToSuit(suit: number, suited: number): number {
    const leftOfSuit = at(this.#leftOfSuits, suit);
    let ways = 1;
    for (let index = 0; index < this.#chosenCount; index++) {
      const rank = at(this.#chosen, index);
      const copiesOfOthers = at(this.#copies, index) - countOf(rank, suited);
      const cardsOfOthers = at(this.#cardsLeft, rank) - countOf(rank, leftOfSuit);
      ways *= waysToChoose(copiesOfOthers, cardsOfOthers);
    }
    return ways;
  }

  /** Ranks the hands on boards on which these of the chosen ranks have a suit. */
  #rankFlushes(suit: number, suited: number, boards: number): void {
    const ranks = suited | at(this.#laidOfSuits, suit);
    for (let seat = 0; seat < this.#hands.length; seat++) {
      const flush = (this.#hands[seat] as Hand).strengthOfFlush(suit, ranks);
      this.#withFlush[seat] = Math.max(flush, at(this.#withoutFlush, seat));
    }
    this.#onBoards(this.#withFlush, boards);
  }
}

/** How many ways there are to choose none to four cards: a row for each number of cards, 0 to 4. */
const WAYS = /* @__PURE__ */ Uint8Array.of(
  ...[1, 0, 0, 0, 0],
  ...[1, 1, 0, 0, 0],
  ...[1, 2, 1, 0, 0],
  ...[1, 3, 3, 1, 0],
  ...[1, 4, 6, 4, 1],
);

function waysToChoose(count: number, cards: number): number {
  return at(WAYS, cards * 5 + count);
}
