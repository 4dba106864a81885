/**
 * The straight path of reading: lines as programs write them, which are nearly all of a long file. Cards are two letters each,
 * names are ASCII, spaces and tabs stand between. Whatever else a line holds, good or bad, is left to the careful path
 * (`read-showdown.ts`), so this one has no messages.
 */
import { type Card, RANKS, SUITS } from '../kata/cards/card.ts';
import { cardIndex } from '../kata/cards/card-index.ts';
import { DECK } from '../kata/cards/deck.ts';
import { rankLetter } from '../kata/cards/format-cards.ts';
import { GAMES } from '../kata/games/games.ts';
import { fiveCardDraw, GAME_OF_WORD, type Holding, numbered, type ReadingOptions, type Showdown } from './showdown.ts';

/** @returns what the careful path would read; undefined when it has to look itself */
export function readWellFormed(line: string, { anyDeck }: ReadingOptions): Showdown | undefined {
  return (
    readTenCards(new Reader(line, anyDeck)) ??
    readGame(new Reader(line, anyDeck)) ??
    readNamed(new Reader(line, anyDeck))
  );
}

function readTenCards(reader: Reader): Showdown | undefined {
  const one = reader.takeHand(5, { apart: true });
  const other = one && reader.takeHand(5, { apart: true });
  return other && reader.isAtEnd() ? fiveCardDraw([numbered(one, 0), numbered(other, 1)]) : undefined;
}

function readGame(reader: Reader): Showdown | undefined {
  const game = GAME_OF_WORD.get(reader.takeName(SPACE) ?? '');
  if (game === undefined) return undefined;
  const { holeSize, board: boardSize } = GAMES[game];
  const board = boardSize.most === 0 ? [] : reader.takeBoard(boardSize);
  if (board === undefined) return undefined;
  const players: Holding[] = [];
  while (!reader.isAtEnd()) {
    const hole = reader.takeHand(holeSize, { apart: false });
    if (hole === undefined || !reader.isAtWordEnd()) return undefined;
    players.push(numbered(hole, players.length));
  }
  return players.length < 2 ? undefined : { game, board, players };
}

function readNamed(reader: Reader): Showdown | undefined {
  const players: Holding[] = [];
  while (!reader.isAtEnd()) {
    const name = reader.takeName(COLON);
    const cards = name && reader.takeHand(5, { apart: true });
    if (!cards || !reader.isAtWordEnd() || players.some((player) => player.name === name)) return undefined;
    players.push({ name, cards });
  }
  return players.length < 2 ? undefined : fiveCardDraw(players);
}

const SPACE = 0x20;
const TAB = 0x09;
const HASH = 0x23;
const COLON = 0x3a;
const LAST_PRINTABLE = 0x7e;

/** How often each card has been dealt, of one deck in one line. */
const DEALT = new Uint8Array(DECK.length);

/** Goes through a line from left to right. What answers undefined has met something unusual, and the line is given up. */
class Reader {
  readonly #line: string;
  readonly #anyDeck: boolean;
  #at = 0;
  #board: readonly Card[] = [];

  constructor(line: string, anyDeck: boolean) {
    this.#line = line;
    this.#anyDeck = anyDeck;
    DEALT.fill(0);
  }

  /** What stands before the next space or colon: a game, or a player's name. */
  takeName(end: typeof SPACE | typeof COLON): string | undefined {
    this.#skipSpace();
    const start = this.#at;
    if (this.#line.charCodeAt(start) === HASH) return undefined; // it may begin a comment
    for (; ; this.#at += 1) {
      const code = this.#line.charCodeAt(this.#at);
      if (code === end) break;
      if (!(code > SPACE && code <= LAST_PRINTABLE) || code === COLON) return undefined;
    }
    const name = this.#line.slice(start, this.#at);
    this.#at += 1;
    return name === '' ? undefined : name;
  }

  takeBoard({ least, most }: { readonly least: number; readonly most: number }): readonly Card[] | undefined {
    const board = this.#takeCards(least, { apart: false });
    while (board !== undefined && board.length < most && !this.isAtWordEnd()) {
      const [card] = this.#takeCards(1, { apart: false }) ?? [];
      if (card === undefined) return undefined;
      board.push(card);
    }
    if (board === undefined || !this.isAtWordEnd()) return undefined;
    this.#board = board;
    return board;
  }

  takeHand(size: number, how: { readonly apart: boolean }): readonly Card[] | undefined {
    if (this.#anyDeck) {
      DEALT.fill(0);
      for (const card of this.#board) DEALT[cardIndex(card)] = 1;
    }
    return this.#takeCards(size, how);
  }

  isAtEnd(): boolean {
    this.#skipSpace();
    return this.#at === this.#line.length;
  }

  isAtWordEnd(): boolean {
    return this.#at === this.#line.length || isSpace(this.#line.charCodeAt(this.#at));
  }

  /** So many cards that have not been dealt yet; between them may be space if they may stand apart. */
  #takeCards(size: number, { apart }: { readonly apart: boolean }): Card[] | undefined {
    const cards: Card[] = [];
    this.#skipSpace();
    while (cards.length < size) {
      if (apart) this.#skipSpace();
      const card = indexAt(this.#line, this.#at);
      if (card === NONE || DEALT[card] !== 0) return undefined;
      DEALT[card] = 1;
      cards.push(DECK[card] as Card);
      this.#at += 2;
    }
    return cards;
  }

  #skipSpace(): void {
    while (isSpace(this.#line.charCodeAt(this.#at))) this.#at += 1;
  }
}

function isSpace(code: number): boolean {
  return code === SPACE || code === TAB;
}

const NONE = -1;
const RANK_OF_CODE = byCode(RANKS.map(rankLetter), 1);
const SUIT_OF_CODE = byCode(SUITS, RANKS.length);

/** For each character in upper and lower case: its place among the letters, times a step; NONE for all others. */
function byCode(letters: readonly string[], step: number): Int8Array {
  const places = new Int8Array(0x10000).fill(NONE);
  for (const [place, letter] of letters.entries())
    for (const spelling of [letter, letter.toLowerCase()]) places[spelling.charCodeAt(0)] = place * step;
  return places;
}

/** The index of the card that begins here, in two letters; NONE if there is none. */
function indexAt(line: string, at: number): number {
  if (at + 1 >= line.length) return NONE;
  const rank = RANK_OF_CODE[line.charCodeAt(at)] as number;
  const suit = SUIT_OF_CODE[line.charCodeAt(at + 1)] as number;
  return rank === NONE || suit === NONE ? NONE : suit + rank;
}
