import type { Indices } from '../../../src/cards/card-index.ts';
import { cardsAt } from '../../../src/cards/deck.ts';
import { formatCards } from '../../../src/cards/format-cards.ts';
import { rejectRepeats } from '../../../src/cards/given-twice.ts';
import { quote } from '../../../src/cards/quote.ts';
import { rejectForeign } from '../../../src/games/deck-of-game.ts';
import { GAMES, type GameName, hasUsualRow } from '../../../src/games/games.ts';
import { gameWordOf } from './game-word.ts';
import { parseGame } from './parse-game.ts';
import { readIndices } from './read-indices.ts';

/** A player as a showdown names him. */
export interface Player {
  readonly name: string;
  /** The player's own cards, without the board. */
  readonly cards: Indices;
}

/** A showdown as it is read: nobody has been judged yet. */
export interface Showdown {
  readonly game: GameName;
  /** Empty in five-card draw. */
  readonly board: Indices;
  /** In the order of the line. */
  readonly players: readonly Player[];
}

/**
 * Reads a showdown in any of its forms: `8c Ts Kc 9h 4s 7d 2s 5d 3s Ac`,
 * `Black: 2h 3d 5s 9c Kd White: 2c 3h 4s 8c Ah`, and any game, with names or without:
 * `texas-holdem 5c6dAcAsQs Ks4c KdJs`, `texas-holdem 5c6dAcAsQs Ann: Ks4c Bob: KdJs`.
 *
 * @param anyDeck - two players may hold the same card
 * @throws Error that quotes what is wrong
 */
export function readShowdown(line: string, anyDeck = false): Showdown {
  const showdown = readForm(line.trim());
  const { game, board, players } = showdown;
  if (anyDeck) {
    for (const { cards } of players) rejectRepeatedIndices(board.concat(cards));
  } else {
    rejectRepeatedIndices(board.concat(...players.map(({ cards }) => cards)));
  }
  // Most games have all cards, and then the cards need not be made of the indices.
  if (!hasUsualRow(GAMES[game])) {
    for (const { cards } of players) rejectForeign(game, cardsAt(board.concat(cards)));
  }
  return showdown;
}

/** Checks that no card occurs twice: first by index, which is quicker. */
function rejectRepeatedIndices(cards: Indices): void {
  if (cards.some((card, at) => cards.indexOf(card) < at)) rejectRepeats(cardsAt(cards));
}

function readForm(line: string): Showdown {
  const gameWord = gameWordOf(line);
  const isNamed = line.includes(':');
  if (gameWord === undefined)
    return isNamed ? readNamedHands('five-card-draw', '', line) : readTenCards(line);
  const game = parseGame(gameWord);
  return isNamed ? readNamedHands(game, gameWord, line) : readHands(game, gameWord, line);
}

/** Reads ten cards: five for each of two players. */
function readTenCards(line: string): Showdown {
  const cards = readIndices(line);
  if (cards.length !== 10)
    throw new Error(
      `expected ten cards, five for each of two players, but got ${cards.length}: ${quote(line)}`,
    );
  const players = [
    { name: nameOfSeat(0), cards: cards.slice(0, 5) },
    { name: nameOfSeat(1), cards: cards.slice(5) },
  ];
  return { game: 'five-card-draw', board: [], players };
}

/** The start of a hand or board without spaces; commas may separate hands. */
const HAND = /[^\s,]\S*/g;

/** Reads the board, if the game has one, and hands without names: `5c6dAcAsQs Ks4c KdJs`. */
function readHands(game: GameName, gameWord: string, line: string): Showdown {
  const { holeSize, board: boardSize } = GAMES[game];
  const text = line.slice(gameWord.length);
  const groups = text.match(HAND) ?? [];
  const hasBoard = boardSize.most > 0;
  const hands = hasBoard ? groups.slice(1) : groups;
  if (hands.length < 2) {
    const hint = text.includes(',') ? '; put spaces between the hands' : '';
    throw tooFewPlayers(hands.length, line, hint);
  }
  const board = hasBoard ? readTogether(groups[0] as string, boardSize) : [];
  const handSize = { least: holeSize, most: holeSize };
  const players = hands.map((hand, seat) => {
    const name = nameOfSeat(seat);
    return { name, cards: readTogether(hand, handSize, name) };
  });
  return { game, board, players };
}

/** A name and its colon. The lookbehind keeps it from trying a long word from each letter. */
const NAME = /(?<![^\s:,])([^\s:,]+):/g;

const NAMED_PLAYER =
  'a name without spaces and a colon right after it, such as Black: 2h 3d 5s 9c Kd';

/** Reads the board, if the game has one, and hands with names: `Black: 2h 3d 5s 9c Kd White: …`. */
function readNamedHands(game: GameName, gameWord: string, line: string): Showdown {
  const { holeSize, board: boardSize } = GAMES[game];
  const [beforeNames = '', ...namesAndHands] = line.slice(gameWord.length).split(NAME);
  const hands = handsWithNames(namesAndHands);
  const boardText = beforeNames.trim();
  const hasBoard = boardSize.most > 0;
  if (hands.length === 0 || (!hasBoard && boardText !== ''))
    throw new Error(`${quote(boardText)} is not a player: expected ${NAMED_PLAYER}`);
  if (hasBoard && boardText === '')
    throw new Error(
      `no board follows ${quote(gameWord)}: expected ${boardSize.least} to ${boardSize.most} cards before the first name`,
    );
  if (hands.length < 2) throw tooFewPlayers(hands.length, line);
  const board = readApart(beforeNames, boardSize);
  const handSize = { least: holeSize, most: holeSize };
  const players: Player[] = [];
  for (const { name, hand } of hands) {
    if (players.some((player) => player.name === name))
      throw new Error(`two players are called ${quote(name)}`);
    players.push({ name, cards: readApart(hand, handSize, name) });
  }
  return { game, board, players };
}

/** A hand as it is written, with the name in front of it. */
interface NamedHand {
  readonly name: string;
  readonly hand: string;
}

/** Pairs each name with the hand that follows it in a list of both by turns. */
function handsWithNames(namesAndHands: readonly string[]): NamedHand[] {
  const hands: NamedHand[] = [];
  for (let at = 0; at < namesAndHands.length; at += 2) {
    hands.push({ name: namesAndHands[at] as string, hand: namesAndHands[at + 1] as string });
  }
  return hands;
}

function tooFewPlayers(count: number, line: string, hint = ''): Error {
  return new Error(`a showdown takes two or more players, but got ${count}: ${quote(line)}${hint}`);
}

interface Size {
  readonly least: number;
  readonly most: number;
}

/** Reads cards without spaces: those of a player or, without a name, of the board. */
function readTogether(text: string, size: Size, name?: string): Indices {
  const cards = readIndices(text);
  if (hasSize(cards, size)) return cards;
  const hint = ` without spaces, such as ${'5C6DACASQS'.slice(0, 2 * size.most)}`;
  throw wrongSize(cards, size, name, hint);
}

/** Reads cards that may have spaces: those of a player or, without a name, of the board. */
function readApart(text: string, size: Size, name?: string): Indices {
  const cards = text.trim() === '' ? [] : readBeforeName(text);
  if (hasSize(cards, size)) return cards;
  throw wrongSize(cards, size, name);
}

/** Reads cards that may end in a word of the next name, by mistake. */
function readBeforeName(text: string): Indices {
  try {
    return readIndices(text);
  } catch (error) {
    const { message } = error as Error;
    const hint = /^"(?:\p{L}+|\d+)"/u.test(message)
      ? '; if it is part of a name, write the name without spaces'
      : '';
    throw new Error(message + hint);
  }
}

function hasSize(cards: Indices, { least, most }: Size): boolean {
  return cards.length >= least && cards.length <= most;
}

/** Returns an error that says how many cards a player has or, without a name, the board. */
function wrongSize(
  cards: Indices,
  { least, most }: Size,
  name: string | undefined,
  hint = '',
): Error {
  const owner = name === undefined ? 'the board' : quote(name);
  const expected = least === most ? least : `${least} to ${most}`;
  return new Error(`${owner} has ${inWords(cards)}: expected ${expected}${hint}`);
}

/** Writes `no cards`, `1 card, "4S"`, `2 cards, "4S 5H"`. */
function inWords(cards: Indices): string {
  if (cards.length === 0) return 'no cards';
  const count = cards.length === 1 ? '1 card' : `${cards.length} cards`;
  return `${count}, ${quote(formatCards(cardsAt(cards)))}`;
}

/** Made once, because a new string is slow to look up. */
const NAMES_OF_SEATS = Array.from({ length: 22 }, (_, seat) => `Player ${seat + 1}`);

function nameOfSeat(seat: number): string {
  return NAMES_OF_SEATS[seat] ?? `Player ${seat + 1}`;
}
