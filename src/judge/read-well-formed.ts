/**
 * The straight path of reading: lines as programs write them, which are nearly all of a long file, from their bytes to the indices
 * of their cards. Cards are two letters each, names are ASCII, spaces and tabs stand between. Whatever else a line holds, good or
 * bad, is left to the careful path (`read-showdown.ts`), so this one has no messages.
 */
import { DECK } from '../kata/cards/deck.ts';
import { rankLetter } from '../kata/cards/format-cards.ts';
import { GAMES, type GameName } from '../kata/games/games.ts';
import { LINE_FEED, LONGEST_LINE } from './lines.ts';
import {
  type BoardSize,
  fiveCardDraw,
  GAME_OF_WORD,
  type Holding,
  type Indices,
  numbered,
  type ReadingOptions,
  type Showdown,
} from './showdown.ts';

const TAB = 0x09;
const RETURN = 0x0d;
const SPACE = 0x20;
const HASH = 0x23;
const COLON = 0x3a;
const LAST_PRINTABLE = 0x7e;

const NO_CARD = 0xff;
/** By the codes of two letters, in upper and lower case: the index of the card. */
const CARD_OF_LETTERS = new Uint8Array(0x10000).fill(NO_CARD);
for (const [index, { rank, suit }] of DECK.entries())
  for (const first of spellings(rankLetter(rank)))
    for (const second of spellings(suit)) CARD_OF_LETTERS[(first << 8) | second] = index;

function spellings(letter: string): number[] {
  return [letter.charCodeAt(0), letter.toLowerCase().charCodeAt(0)];
}

/** The words that a line of a game begins with, each with the space behind it. */
const GAME_WORDS = Array.from(GAME_OF_WORD, ([word, game]) => ({ game, word: Buffer.from(`${word} `) }));

/** Goes through a line from left to right. What answers undefined has met something unusual, and the line is given up. */
export class StraightReader {
  #bytes: Buffer = Buffer.alloc(0);
  #at = 0;

  /**
   * @param bytes - whole lines
   * @param start - where one begins
   * @returns what the careful path would read; undefined when it has to look itself
   */
  read(bytes: Buffer, start: number, { anyDeck }: ReadingOptions): Showdown | undefined {
    this.#bytes = bytes;
    const showdown =
      this.#from(start).#readTenCards() ?? this.#from(start).#readGame() ?? this.#from(start).#readNamed();
    if (showdown === undefined || this.#at - start > LONGEST_LINE) return undefined;
    return isDealtTwice(showdown, anyDeck) ? undefined : showdown;
  }

  /** Where the line feed of the line that has been read is. */
  get end(): number {
    return this.#code() === LINE_FEED ? this.#at : this.#at + 1;
  }

  #from(start: number): this {
    this.#at = start;
    return this;
  }

  #readTenCards(): Showdown | undefined {
    const one = this.#takeCards(5, true);
    const other = one && this.#takeCards(5, true);
    return other && this.#isAtEnd() ? fiveCardDraw([numbered(one, 0), numbered(other, 1)]) : undefined;
  }

  #readGame(): Showdown | undefined {
    const game = this.#takeGame();
    if (game === undefined) return undefined;
    const { holeSize, board: boardSize } = GAMES[game];
    const board = boardSize.most === 0 ? [] : this.#takeBoard(boardSize);
    if (board === undefined) return undefined;
    const players: Holding[] = [];
    while (!this.#isAtEnd()) {
      const hole = this.#takeCards(holeSize, false);
      if (hole === undefined || !this.#isAtWordEnd()) return undefined;
      players.push(numbered(hole, players.length));
    }
    return players.length < 2 ? undefined : { game, board, players };
  }

  #readNamed(): Showdown | undefined {
    const players: Holding[] = [];
    while (!this.#isAtEnd()) {
      const name = this.#takeName();
      const cards = name && this.#takeCards(5, true);
      if (!cards || !this.#isAtWordEnd() || players.some((player) => player.name === name)) return undefined;
      players.push({ name, cards });
    }
    return players.length < 2 ? undefined : fiveCardDraw(players);
  }

  #takeGame(): GameName | undefined {
    this.#skipSpace();
    for (const { game, word } of GAME_WORDS) if (this.#takeWord(word)) return game;
    return undefined;
  }

  #takeWord(word: Buffer): boolean {
    for (let place = 0; place < word.length; place += 1)
      if (this.#bytes[this.#at + place] !== word[place]) return false;
    this.#at += word.length;
    return true;
  }

  /** A player's name, which stands before the next colon. */
  #takeName(): string | undefined {
    this.#skipSpace();
    const start = this.#at;
    if (this.#code() === HASH) return undefined; // it may begin a comment
    for (; this.#code() !== COLON; this.#at += 1) {
      const code = this.#code();
      if (code <= SPACE || code > LAST_PRINTABLE) return undefined;
    }
    const name = this.#bytes.toString('latin1', start, this.#at);
    this.#at += 1;
    return name === '' ? undefined : name;
  }

  #takeBoard({ least, most }: BoardSize): Indices | undefined {
    this.#skipSpace();
    let end = this.#at;
    while ((this.#bytes[end] as number) > SPACE) end += 1;
    const size = (end - this.#at) / 2;
    return Number.isInteger(size) && size >= least && size <= most ? this.#takeCards(size, false) : undefined;
  }

  /** So many cards; between them may be space if they may stand apart. */
  #takeCards(size: number, mayStandApart: boolean): Indices | undefined {
    const cards = new Array<number>(size);
    this.#skipSpace();
    for (let place = 0; place < size; place += 1) {
      if (mayStandApart) this.#skipSpace();
      const card = CARD_OF_LETTERS[(this.#code() << 8) | (this.#bytes[this.#at + 1] as number)] as number;
      if (card === NO_CARD) return undefined;
      cards[place] = card;
      this.#at += 2;
    }
    return cards;
  }

  #skipSpace(): void {
    while (isSpace(this.#code())) this.#at += 1;
  }

  #isAtWordEnd(): boolean {
    return isSpace(this.#code()) || this.#isAtEnd();
  }

  #isAtEnd(): boolean {
    this.#skipSpace();
    return this.#code() === LINE_FEED || (this.#code() === RETURN && this.#bytes[this.#at + 1] === LINE_FEED);
  }

  #code(): number {
    return this.#bytes[this.#at] as number;
  }
}

function isSpace(code: number): boolean {
  return code === SPACE || code === TAB;
}

/** Each deck has a number, and each card that of the deck from which it was dealt last; no input has 2^53 decks. */
const DEALT_FROM = new Float64Array(DECK.length);
let deck = 0;

function isDealtTwice({ board, players }: Showdown, anyDeck: boolean): boolean {
  for (const [seat, { cards }] of players.entries()) {
    if (anyDeck || seat === 0) {
      deck += 1;
      if (!board.every(deal)) return true;
    }
    if (!cards.every(deal)) return true;
  }
  return false;
}

/** @returns whether the deck still had the card */
function deal(card: number): boolean {
  const isThere = DEALT_FROM[card] !== deck;
  DEALT_FROM[card] = deck;
  return isThere;
}
