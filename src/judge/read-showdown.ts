/** Reads a showdown in any form and spelling, or says what is wrong with the line. */
import { cardsAt } from '../kata/cards/deck.ts';
import { formatCards } from '../kata/cards/format-cards.ts';
import { readIndices, rejectRepeats } from '../kata/cards/parse-cards.ts';
import { quote } from '../kata/cards/quote.ts';
import { GAMES, type GameName } from '../kata/games/games.ts';
import { gameNamed, parseGame } from './parse-game.ts';

/** Cards by their indices in the deck. */
export type Indices = readonly number[];

export interface Player {
  readonly name: string;
  /** The player's own cards, without the board. */
  readonly cards: Indices;
}

/** A showdown before it is judged: who holds what. */
export interface Showdown {
  readonly game: GameName;
  /** Empty in five-card draw. */
  readonly board: Indices;
  readonly players: readonly Player[];
}

const NAME = /(?<![^\s:])([^\s:]+):/g; // the lookbehind keeps it from trying a long word from each of its letters
/** What no card is written with, so a word with it must be a game. */
const FOREIGN = /[^atjqkcdhs\d\s]/i;
/** A word of letters and hyphens; a game's name may have an apostrophe, and a number in front. */
const GAME_WORD = /^\s*((?:\d+[-_])?[a-z]+(?:[-_'’][a-z]+)*)(?=\s|$)/i;
/** Two words are a game, too, as in Texas hold'em. */
const TWO_WORDS = /^\s*([a-z]+\s+[a-z'’]{2,})(?=\s|$)/i;

/**
 * Reads `8C TS KC 9H 4S 7D 2S 5D 3S AC`, `Black: 2H 3D 5S 9C KD White: 2C 3H 4S 8C AH` or
 * `texas-holdem 5c6dAcAsQs Ks4c KdJs`, and the same for omaha-holdem, omaha and five-card-draw.
 *
 * @param anyDeck - each player has a deck of their own, so two players may hold the same card
 * @throws Error that quotes what is wrong: no card, a card dealt twice, a wrong number of cards or players
 */
export function readShowdown(line: string, anyDeck = false): Showdown {
  const showdown = line.includes(':') ? readNamed(line) : (readGame(line) ?? readTenCards(line));
  const { board, players } = showdown;
  if (anyDeck) for (const { cards } of players) requireOneDeck(board.concat(cards));
  else requireOneDeck(board.concat(...players.map(({ cards }) => cards)));
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
  const players: Player[] = [];
  for (let i = 0; i < parts.length; i += 2) {
    const [name, text] = [parts[i] as string, parts[i + 1] as string];
    if (players.some((player) => player.name === name)) throw new Error(`${quote(name)} is the name of two players`);
    players.push({ name, cards: readHand(name, text, 5) });
  }
  return fiveCardDraw(requireTwo(players, line));
}

/** @returns undefined unless the line begins with a word that can only be a game */
function readGame(line: string): Showdown | undefined {
  const name = gameWordIn(line);
  if (name === undefined) return undefined;
  const game = parseGame(name);
  const { holeSize, board: boardSize } = GAMES[game];
  const hands = line.trim().slice(name.length).match(/\S+/g) ?? [];
  const board = boardSize.most === 0 ? [] : readBoard(line, hands.shift(), boardSize);
  const players = hands.map((text, seat) => numbered(readHand(nameOf(seat), text, holeSize), seat));
  return { game, board, players: requireTwo(players, line) };
}

/** Finds what can only be a game: as it is usually written, or with a letter that no card has. */
function gameWordIn(line: string): string | undefined {
  const usual = line.slice(0, line.indexOf(' '));
  if (usual.length > 4 && gameNamed(usual)) return usual;
  if (!FOREIGN.test(line)) return undefined;
  const two = TWO_WORDS.exec(line)?.[1];
  const name = two !== undefined && gameNamed(two) ? two : GAME_WORD.exec(line)?.[1];
  return name !== undefined && FOREIGN.test(name) ? name : undefined;
}

function readBoard(line: string, text: string | undefined, { least, most }: { least: number; most: number }): Indices {
  const expected = `expected ${least} to ${most}`;
  if (text === undefined) throw new Error(`${quote(line.trim())} has no board: ${expected} cards, such as 5c6dAcAsQs`);
  const cards = readIndices(text);
  if (cards.length >= least && cards.length <= most) return cards;
  throw new Error(`the board has ${count(cards)}: ${expected} without spaces`);
}

function readHand(name: string, text: string, size: number): Indices {
  if (text.trim() === '') throw new Error(`${quote(name)} has no cards: expected ${size}`);
  const cards = readIndices(text);
  if (cards.length === size) return cards;
  throw new Error(`${quote(name)} has ${count(cards)}: expected ${size}`);
}

/** Writes `1 card, "AH"`. */
function count(cards: Indices): string {
  return `${cards.length === 1 ? '1 card' : `${cards.length} cards`}, ${quote(formatCards(cardsAt(cards)))}`;
}

function requireTwo(players: Player[], line: string): Player[] {
  if (players.length >= 2) return players;
  throw new Error(`a showdown takes two or more players, but got ${players.length}: ${quote(line.trim())}`);
}

/** Looks for a repeat first, which is quicker. */
function requireOneDeck(cards: Indices): void {
  if (cards.some((card, at) => cards.indexOf(card) < at)) rejectRepeats(cardsAt(cards));
}

const fiveCardDraw = (players: readonly Player[]): Showdown => ({ game: 'five-card-draw', board: [], players });

/** The names of those without one: made once, for a name put together is slow to find again. */
const NAMES = Array.from({ length: 22 }, (_, seat) => `Player ${seat + 1}`);

const nameOf = (seat: number): string => NAMES[seat] ?? `Player ${seat + 1}`;

const numbered = (cards: Indices, seat: number): Player => ({ name: nameOf(seat), cards });
