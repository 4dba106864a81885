/** Checks the options of deals and tables. */
import { quote } from '../cards/quote.ts';
import * as kata from '../kata.ts';
import { PokerError } from '../poker-error.ts';
import { aboutInput, asAnyCards, asCards, asRandom, asSeed, type Check, refuse } from './checks.ts';

/** Makes a check for the options of a deal. */
function optionsFor(game: kata.GameName): Check {
  return (value) => {
    const { players, random, deck } = Object(value);
    if (players === undefined || (random === undefined && deck === undefined))
      return refuse(value, 'is not enough to deal: expected players, and random or a deck');
    if (typeof players !== 'number' && !isListOfTexts(players))
      return refuse(players, 'is not a number of players or a list of their names');
    const { length } = namesOf(players, game);
    if (deck === undefined) return { players, random: asRandom(random) };
    kata.rejectForeign(game, asCards(deck));
    requireEnough(deck, game, length);
    return { players, deck };
  };
}

/** Returns the names of players. @throws PokerError with the players as its input */
function namesOf(players: number | readonly string[], game: kata.GameName): readonly string[] {
  try {
    return kata.namesOf(players, game);
  } catch (error) {
    throw aboutInput(error, players);
  }
}

function isListOfTexts(value: unknown): boolean {
  // Spread, because `every` passes over the gaps of an array.
  return Array.isArray(value) && [...value].every((item) => typeof item === 'string');
}

function requireEnough(deck: kata.Cards, game: kata.GameName, players: number): void {
  const { title, holeSize } = kata.GAMES[game];
  const fewest = players * holeSize + kata.cardsForBoard(game);
  if (deck.length >= fewest) return;
  throw new PokerError(
    `${title} with ${players} players takes ${fewest} cards, but the deck has ${deck.length}: ${quote(kata.formatCards(deck))}`,
    deck,
  );
}

/** Accepts the options of a deal of five-card draw. */
export const asDrawOptions = /* @__PURE__ */ optionsFor('five-card-draw');
/** Accepts the options of a deal of Texas hold'em. */
export const asHoldemOptions = /* @__PURE__ */ optionsFor('texas-holdem');
/** Accepts the options of a deal of Omaha. */
export const asOmahaOptions = /* @__PURE__ */ optionsFor('omaha');

/** Accepts any game. */
export const asGame: Check<kata.GameName> = (value) =>
  typeof value === 'string' && Object.hasOwn(kata.GAMES, value)
    ? (value as kata.GameName)
    : refuse(value, `is not a game: expected ${oneOf(Object.keys(kata.GAMES))}`);

/** Accepts `{ game }`, or nothing for the usual ladder. */
export const asInGame: Check<{ readonly game: kata.GameName } | undefined> = (value) => {
  if (value === undefined) return undefined;
  if (typeof value !== 'object' || value === null) {
    const hint =
      typeof value === 'number' // as `map` gives, which passes an index
        ? '; in map, write the whole call, such as players => winners(players)'
        : '';
    refuse(value, `does not name a game: expected an object such as { game: 'short-deck' }${hint}`);
  }
  return { game: asGame(Object(value).game) };
};

/** Writes `one of texas-holdem, omaha`. */
const oneOf = (names: readonly string[]) => `one of ${names.join(', ')}`;

/** Accepts the options of a deal of the game that is given before them. */
export const asOptionsOfGame: Check = (value, [game] = []) => optionsFor(asGame(game))(value);

/** Accepts the options of `odds` and `outs`. */
export const asTable: Check = (value) => {
  const { game, hands, board, dead, seed } = Object(value);
  if (!kata.BOARD_GAMES.includes(game))
    return refuse(game, `is not a game with a board: expected ${oneOf(kata.BOARD_GAMES)}`);
  if (!Array.isArray(hands)) return refuse(hands, 'is not a list of hands: expected an array');
  for (const cards of [...hands, board, dead]) {
    if (cards !== undefined) asAnyCards(cards);
  }
  if (seed !== undefined) asSeed(seed);
  // Spread, so that the gaps of an array are hands that are not known.
  return { ...Object(value), hands: [...hands] };
};
