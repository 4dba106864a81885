/** The careful path of reading: a showdown in any form and spelling that the command takes, and what is wrong with any other line. */
import type { Card } from '../kata/cards/card.ts';
import { cardIndex } from '../kata/cards/card-index.ts';
import { DECK } from '../kata/cards/deck.ts';
import { formatCards } from '../kata/cards/format-cards.ts';
import { readCards, rejectRepeats } from '../kata/cards/parse-cards.ts';
import { quote } from '../kata/cards/quote.ts';
import { GAMES, type GameName } from '../kata/games/games.ts';
import { nearest } from '../load/nearest.ts';
import { asWord, eitherOf } from '../terminal/parse-game.ts';
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

const NAME = /(?<![^\s:])([^\s:]+):/g; // the lookbehind keeps it from trying a long word from each of its letters
/** No card has such a letter, so a word with one must be a game. */
const FOREIGN_LETTER = /[^atjqkcdhs]/i;
/** A word of letters with hyphens between them; in a game's name may be an apostrophe, and a number in front. */
const GAME_WORD = /^\s*((?:\d+[-_])?[a-z]+(?:[-_'’][a-z]+)*)(?=\s|$)/i;
/** Two words are a game, too, as in Texas hold'em. */
const TWO_WORDS = /^\s*([a-z]+\s+[a-z'’]{2,})(?=\s|$)/i;

/**
 * Reads `8C TS KC 9H 4S 7D 2S 5D 3S AC`, `Black: 2H 3D 5S 9C KD White: 2C 3H 4S 8C AH` or
 * `texas-holdem 5c6dAcAsQs Ks4c KdJs`, and the same for omaha-holdem, omaha and five-card-draw.
 *
 * @throws Error that quotes what is wrong: no card, a card dealt twice, a wrong number of cards or players
 */
export function readShowdown(line: string, { anyDeck }: ReadingOptions): Showdown {
  const showdown = line.includes(':') ? readNamed(line) : (readGame(line) ?? readTenCards(line));
  const { board, players } = showdown;
  if (anyDeck) for (const { cards } of players) rejectRepeats(cardsOf([...board, ...cards]));
  else rejectRepeats(cardsOf(board.concat(...players.map(({ cards }) => cards))));
  return showdown;
}

function readTenCards(line: string): Showdown {
  const cards = readIndices(line);
  if (cards.length !== 10) {
    throw new Error(`expected ten cards, five for each of two players, but got ${cards.length}: ${quote(line.trim())}`);
  }
  return fiveCardDraw([numbered(cards.slice(0, 5), 0), numbered(cards.slice(5), 1)]);
}

function readNamed(line: string): Showdown {
  const [before = '', ...parts] = line.split(NAME);
  if (before.trim() !== '')
    throw new Error(
      `${quote(before.trim())} is no player: expected a name with a colon right behind it, such as Black: 2H 3D 5S 9C KD`,
    );
  const players: Holding[] = [];
  for (let i = 0; i < parts.length; i += 2) {
    const [name, text] = [parts[i] as string, parts[i + 1] as string];
    if (players.some((player) => player.name === name)) throw new Error(`${quote(name)} is the name of two players`);
    players.push({ name, cards: readHand(name, text, 5) });
  }
  return fiveCardDraw(requireTwo(players, line));
}

function readGame(line: string): Showdown | undefined {
  const written = [TWO_WORDS, GAME_WORD].map((form) => form.exec(line)?.[1] ?? '');
  const name = written.find((text) => GAME_OF_WORD.has(asWord(text)));
  if (name === undefined) return rejectGame(written[1] as string);
  const game = GAME_OF_WORD.get(asWord(name)) as GameName;
  const { holeSize, board: boardSize } = GAMES[game];
  const hands = wordsIn(line.trim().slice(name.length));
  const board = boardSize.most === 0 ? [] : readBoard(line, hands.shift(), boardSize);
  const players = hands.map((text, seat) => numbered(readHand(`Player ${seat + 1}`, text, holeSize), seat));
  return { game, board, players: requireTwo(players, line) };
}

const wordsIn = (text: string): string[] => text.match(/\S+/g) ?? [];

/** @throws Error unless the word can be cards */
function rejectGame(word: string): undefined {
  if (!FOREIGN_LETTER.test(word)) return undefined;
  const games = Object.values(GAMES).map(({ inJson }) => inJson);
  const meant = nearest(asWord(word), [...GAME_OF_WORD.keys()]);
  const question = meant === undefined ? '' : `; did you mean ${meant}?`;
  throw new Error(`${quote(word)} is not a game: expected ${eitherOf(games)}${question}`);
}

function readBoard(line: string, text: string | undefined, { least, most }: BoardSize): Indices {
  const expected = `expected ${least} to ${most}`;
  if (text === undefined) throw new Error(`${quote(line.trim())} has no board: ${expected} cards, such as 5c6dAcAsQs`);
  const cards = readIndices(text);
  if (cards.length >= least && cards.length <= most) return cards;
  throw new Error(`the board has ${count(cards)}: ${expected} without spaces`);
}

function readHand(name: string, text: string, size: number): Indices {
  if (text.trim() === '') throw new Error(`${quote(name)} has no cards: expected ${size}`);
  return requireSize(quote(name), readIndices(text), size);
}

const readIndices = (text: string): Indices => readCards(text).map(cardIndex);

const cardsOf = (indices: Indices): Card[] => indices.map((index) => DECK[index] as Card);

function requireSize(owner: string, cards: Indices, size: number): Indices {
  if (cards.length === size) return cards;
  throw new Error(`${owner} has ${count(cards)}: expected ${size}`);
}

/** `1 card, "AH"`. */
function count(cards: Indices): string {
  return `${cards.length === 1 ? '1 card' : `${cards.length} cards`}, ${quote(formatCards(cardsOf(cards)))}`;
}

function requireTwo(players: Holding[], line: string): Holding[] {
  if (players.length >= 2) return players;
  throw new Error(`a showdown takes two or more players, but got ${players.length}: ${quote(line.trim())}`);
}
