import { cardsAt } from '../../kata/cards/deck.ts';
import { formatCards } from '../../kata/cards/format-cards.ts';
import { readIndices, rejectRepeats } from '../../kata/cards/parse-cards.ts';
import { quote } from '../../kata/cards/quote.ts';
import { GAMES, type GameName } from '../../kata/games/games.ts';
import { gameNamed, nearestGame, parseGame } from './parse-game.ts';

/** Cards by their indices in the deck. */
export type Indices = readonly number[];

export interface Player {
  readonly name: string;
  /** The player's own cards, without the board. */
  readonly cards: Indices;
}

export interface Showdown {
  readonly game: GameName;
  /** Empty in five-card draw. */
  readonly board: Indices;
  readonly players: readonly Player[];
}

type Size = { readonly least: number; readonly most: number };

// The lookbehind keeps it from trying a long word from each of its letters.
const NAME = /(?<![^\s:,])([^\s:,]+):/g;
/** A character that no card has: a word with it may be a game. */
const FOREIGN = /[^atjqkcdhs\d\s,]/i;
/** A word of letters and hyphens; a game may also have an apostrophe, and a number in front. */
const GAME_WORD = /^\s*((?:\d+[-_])?[a-z]+(?:[-_'’][a-z]+)*)(?=[\s,]|$)/i;
const WORD_AND_CARDS = /^\s*[^\s,]+[\s,]+(?:(?:10|[2-9tjqka])[cdhs♣♦♥♠♧♢♡♤])+(?=[\s,])/i;
const TWO_WORDS = /^\s*([a-z-]+\s+[a-z'’]{2,})(?=[\s,]|$)/i; // such as Texas hold'em

/**
 * Reads `8C TS KC 9H 4S 7D 2S 5D 3S AC`, `Black: 2H 3D 5S 9C KD White: 2C 3H 4S 8C AH`, and any
 * game, with names or without: `texas-holdem 5c6dAcAsQs Ks4c KdJs`,
 * `texas-holdem 5c6dAcAsQs Ann: Ks4c Bob: KdJs`.
 *
 * @param anyDeck - two players may hold the same card
 * @throws Error that quotes what is wrong
 */
export function readShowdown(line: string, anyDeck = false): Showdown {
  const showdown = readForm(line);
  const { board, players } = showdown;
  if (anyDeck) for (const { cards } of players) requireOneDeck(board.concat(cards));
  else requireOneDeck(board.concat(...players.map(({ cards }) => cards)));
  return showdown;
}

function readForm(line: string): Showdown {
  const isNamed = line.includes(':');
  const word = gameWordIn(line);
  if (
    word !== undefined &&
    (!isNamed || gameNamed(word) || (WORD_AND_CARDS.test(line) && nearestGame(word)))
  )
    return readGame(parseGame(word), word, line.trim(), isNamed);
  return isNamed ? readGame('five-card-draw', '', line.trim(), isNamed) : readTenCards(line);
}

/** Finds what can only be a game: its usual name, or a word with a letter that no card has. */
function gameWordIn(line: string): string | undefined {
  const usual = line.slice(0, line.indexOf(' '));
  // Quick, for the names that programs write.
  if (usual.length > 9 && gameNamed(usual)) return usual;
  if (!FOREIGN.test(line)) return undefined;
  const two = TWO_WORDS.exec(line)?.[1];
  const name = two !== undefined && gameNamed(two) ? two : GAME_WORD.exec(line)?.[1];
  return name !== undefined && FOREIGN.test(name) ? name : undefined;
}

function readTenCards(line: string): Showdown {
  const cards = readIndices(line);
  if (cards.length !== 10)
    throw new Error(
      `expected ten cards, five for each of two players, but got ${cards.length}: ${quote(line.trim())}`,
    );
  const players = [0, 5].map((start, seat) => ({
    name: nameOf(seat),
    cards: cards.slice(start, start + 5),
  }));
  return { game: 'five-card-draw', board: [], players };
}

/**
 * Reads a board, if the game has one, and the hands: each after a name, or all without names and
 * spaces.
 */
function readGame(game: GameName, word: string, line: string, isNamed: boolean): Showdown {
  const { holeSize, board: size } = GAMES[game];
  const text = line.slice(word.length);
  const parts = isNamed ? text.split(NAME) : (text.match(/[^\s,]\S*/g) ?? []);
  if (!isNamed && size.most === 0) parts.unshift('');
  const [shared = '', ...hands] = isNamed ? parts.filter((_, at) => at % 2 === 0) : parts;
  const names = isNamed
    ? parts.filter((_, at) => at % 2 === 1)
    : hands.map((_, seat) => nameOf(seat));
  if (isNamed && (names.length === 0 || (size.most === 0 && shared.trim() !== '')))
    throw new Error(`${quote(shared.trim())} is not a player: expected ${PLAYER}`);
  if (isNamed && size.most > 0 && shared.trim() === '')
    throw new Error(
      `no board follows ${quote(word)}: expected ${size.least} to ${size.most} cards, or ${PLAYER}`,
    );
  const hint = !isNamed && text.includes(',') ? '; put spaces between the hands' : '';
  if (hands.length < 2)
    throw new Error(
      `a showdown takes two or more players, but got ${hands.length}: ${quote(line)}${hint}`,
    );
  const board = readHand(undefined, shared, size, isNamed);
  const players = hands.map((hand, seat) => {
    const name = names[seat] as string;
    if (names.indexOf(name) < seat) throw new Error(`two players are called ${quote(name)}`);
    return { name, cards: readHand(name, hand, { least: holeSize, most: holeSize }, isNamed) };
  });
  return { game, board, players };
}

const PLAYER = 'a name without spaces and a colon right after it, such as Black: 2H 3D 5S 9C KD';

/** Reads the cards of a player or, without a name, of the board. */
function readHand(
  name: string | undefined,
  text: string,
  { least, most }: Size,
  isNamed: boolean,
): Indices {
  const cards = readAnyCards(text, isNamed);
  if (cards.length >= least && cards.length <= most) return cards;
  const count = ['no cards', '1 card'][cards.length] ?? `${cards.length} cards`;
  const shown = cards.length === 0 ? count : `${count}, ${quote(formatCards(cardsAt(cards)))}`;
  const expected = least === most ? least : `${least} to ${most}`;
  const how = isNamed ? '' : ` without spaces, such as ${'5C6DACASQS'.slice(0, 2 * most)}`;
  throw new Error(
    `${name === undefined ? 'the board' : quote(name)} has ${shown}: expected ${expected}${how}`,
  );
}

/** Reads cards, if there are any. */
function readAnyCards(text: string, isNamed: boolean): Indices {
  if (text.trim() === '') return [];
  return isNamed ? readAfterName(text) : readIndices(text);
}

/** Reads cards, among which may be a word of the next name. */
function readAfterName(text: string): Indices {
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

/** Looks for a repeat first, which is quicker. */
function requireOneDeck(cards: Indices): void {
  if (cards.some((card, at) => cards.indexOf(card) < at)) rejectRepeats(cardsAt(cards));
}

/** Made once, because a new string is slow to look up. */
const NAMES = Array.from({ length: 22 }, (_, seat) => `Player ${seat + 1}`);

const nameOf = (seat: number): string => NAMES[seat] ?? `Player ${seat + 1}`;
