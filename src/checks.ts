/** Checks what the public functions are given, and throws an Error that quotes a bad value. */
import { CLASS_COUNT } from './fast/evaluators/classes.ts';
import { evaluators } from './fast/evaluators/evaluators.ts';
import { isCard } from './kata/cards/is-card.ts';
import { quote } from './kata/cards/quote.ts';
import { showValue } from './kata/cards/show-value.ts';
import * as kata from './kata/kata.ts';

/**
 * Checks a value, and returns what may be passed on.
 * @throws Error that shows the value and says what was expected
 */
type Check<Passed = unknown> = (value: unknown) => Passed;

/**
 * Puts a check before each parameter of a function, and gives it a name. The last check is for all
 * remaining parameters, too.
 */
export function checking<Given extends unknown[], Answer>(
  name: string,
  trusting: (...given: Given) => Answer,
  ...checks: Check[]
): (...given: Given) => Answer {
  const count = Math.max(trusting.length, checks.length);
  const checkOfEach = Array.from({ length: count }, (_, at) => checks[at] ?? checks.at(-1));
  // A function takes the name of its key.
  const named = {
    [name]: (...given: Given) =>
      trusting(...(checkOfEach.map((check, at) => check?.(given[at])) as Given)),
  };
  return named[name] as typeof trusting;
}

function refuse(value: unknown, because: string): never {
  throw new Error(`${showValue(value)} ${because}`);
}

/** Accepts a card, which may have other properties, too. */
export const asCard: Check = (value) =>
  isCard(value) ? value : refuse(value, 'is not a card: expected rank 2 to 14, suit C, D, H or S');

/** Accepts cards of several decks, so a card may be repeated. */
export const asAnyCards: Check<kata.Cards> = (value) => {
  if (!Array.isArray(value)) refuse(value, 'is not an array of cards');
  for (const card of value) asCard(card);
  return value;
};

/** Accepts cards of one deck. */
export const asCards: Check<kata.Cards> = (value) => {
  const cards = asAnyCards(value);
  kata.rejectRepeats(cards);
  return cards;
};

/** Accepts a text. */
export const asText: Check = (value) =>
  typeof value === 'string' ? value : refuse(value, 'is not text: expected cards like "AH KD TC"');

/** Accepts how to write suits, or nothing. */
export const asStyle: Check = (value = {}) => {
  const isKnown = [undefined, 'letters', 'symbols'].includes(Object(value).suits);
  if (typeof value === 'object' && value !== null && isKnown) return value;
  return refuse(value, 'is not a style: expected { suits: "letters" } or { suits: "symbols" }');
};

/** Makes a check for a whole number. */
function whole(least: number, most: number, because: string): Check {
  return (value) => {
    if (Number.isInteger(value) && Number(value) >= least && Number(value) <= most) return value;
    return refuse(value, `${because} from ${least} to ${most}`);
  };
}

/** Returns a frozen copy. The original stays unfrozen, because V8 is slow with frozen lists. */
export function frozenCopy<List extends readonly unknown[]>(list: List): List {
  return Object.freeze([...list]) as readonly unknown[] as List;
}

/** Accepts the index of a card. */
export const asIndex = /* @__PURE__ */ whole(
  0,
  51,
  'is not the index of a card: expected an integer',
);
/** Accepts a seed, which may be any whole number that is exact. */
export const asSeed = /* @__PURE__ */ whole(
  -9_007_199_254_740_991,
  9_007_199_254_740_991,
  'is not a seed: expected a whole number',
);
/** Accepts a strength from `evaluate`. */
export const asStrength = /* @__PURE__ */ whole(
  1,
  CLASS_COUNT,
  'is not a strength: expected a whole number',
);

/** Accepts an array of anything. */
export const asItems: Check = (value) =>
  Array.isArray(value) ? value : refuse(value, 'cannot be shuffled: expected an array');

/** Accepts a source of randomness, and checks each number that it returns. */
export const asRandom: Check<kata.Random> = (value) => {
  if (typeof value !== 'function')
    return refuse(value, 'is not a source of randomness: expected a function like Math.random');
  return () => {
    const number: unknown = value();
    if (typeof number === 'number' && number >= 0 && number < 1) return number;
    throw new Error(
      `random returned ${showValue(number)}: expected a number from 0 up to, but not including, 1`,
    );
  };
};

/** Makes a check for the options of a deal. */
function optionsFor(game: kata.GameName): Check {
  return (value) => {
    const { players, random, deck } = Object(value);
    if (players === undefined || (random === undefined && deck === undefined))
      return refuse(value, 'is not enough to deal: expected players, and random or a deck');
    if (typeof players !== 'number' && !isListOfTexts(players))
      return refuse(players, 'is not a number of players or a list of their names');
    const { length } = kata.namesOf(players, game);
    if (deck === undefined) return { players, random: asRandom(random) };
    requireEnough(asCards(deck), game, length);
    return { players, deck };
  };
}

function isListOfTexts(value: unknown): boolean {
  // Spread, because `every` passes over the gaps of an array.
  return Array.isArray(value) && [...value].every((item) => typeof item === 'string');
}

function requireEnough(deck: kata.Cards, game: kata.GameName, players: number): void {
  const { title, holeSize } = kata.GAMES[game];
  const fewest = players * holeSize + kata.cardsForBoard(game);
  if (deck.length >= fewest) return;
  throw new Error(
    `${title} with ${players} players takes ${fewest} cards, but the deck has ${deck.length}: ${quote(kata.formatCards(deck))}`,
  );
}

/** Accepts the options of a deal of five-card draw. */
export const asDrawOptions = /* @__PURE__ */ optionsFor('five-card-draw');
/** Accepts the options of a deal of Texas hold'em. */
export const asHoldemOptions = /* @__PURE__ */ optionsFor('texas-holdem');
/** Accepts the options of a deal of Omaha. */
export const asOmahaOptions = /* @__PURE__ */ optionsFor('omaha');

/** Accepts the options of `odds` and `outs`. */
export const asTable: Check = (value) => {
  const { game, hands, board, dead, seed } = Object(value);
  if (!kata.BOARD_GAMES.includes(game))
    return refuse(game, 'is not a game with a board: expected texas-holdem or omaha');
  if (!Array.isArray(hands)) return refuse(hands, 'is not a list of hands: expected an array');
  for (const cards of [...hands, board, dead]) {
    if (cards !== undefined) asAnyCards(cards);
  }
  if (seed !== undefined) asSeed(seed);
  // Spread, so that the gaps of an array are hands that are not known.
  return { ...Object(value), hands: [...hands] };
};

/** How many cards make each combination, without kickers. */
const FEWEST_CARDS = {
  'royal flush': 5,
  'straight flush': 5,
  'four of a kind': 4,
  'full house': 5,
  flush: 5,
  straight: 5,
  'three of a kind': 3,
  'two pairs': 4,
  pair: 2,
  'high card': 1,
} as const satisfies Record<kata.Category, number>;

/**
 * Checks that the parts of a rank fit together. It trusts the category, because a ladder may be
 * your own.
 */
function isHandRank(value: unknown): value is kata.HandRank {
  const { category, cards, tieBreak } = Object(value);
  return isCategory(category) && isBestFive(cards, category) && breaksTiesOf(cards, tieBreak);
}

function isCategory(value: unknown): value is kata.Category {
  return typeof value === 'string' && Object.hasOwn(FEWEST_CARDS, value);
}

function isBestFive(value: unknown, category: kata.Category): value is kata.Cards {
  if (!Array.isArray(value) || ![...value].every(isCard)) return false;
  return value.length >= FEWEST_CARDS[category] && value.length <= 5;
}

/** Checks for the ranks of these cards, in the same order; an ace may count as 1. */
function breaksTiesOf(cards: kata.Cards, value: unknown): boolean {
  if (!Array.isArray(value) || value.length !== cards.length) return false;
  return cards.every(
    ({ rank }, at) => value[at] === rank || (value[at] === 1 && rank === kata.ACE),
  );
}

/** Accepts the rank of a hand. */
export const asHandRank: Check = (value) =>
  isHandRank(value)
    ? value
    : refuse(
        value,
        'is not the rank of a hand: expected category, cards and tieBreak, as rankHand returns',
      );

/** Accepts players, each with the rank of a hand. */
export const asPlayers: Check = (value) => {
  if (!Array.isArray(value)) return refuse(value, 'is not a list of players: expected an array');
  for (const player of value) {
    if (isHandRank(Object(player).rank)) continue;
    refuse(player, 'is not a player: expected an object with a rank, as rankHand returns it');
  }
  return value;
};

/** Puts checks before the rungs of the ladder, and freezes it. */
export function checkingLadder(): readonly kata.Rung[] {
  const rungs = kata.LADDER.map(({ category, holds }) =>
    Object.freeze({ category, holds: checking(category, holds, asCards) }),
  );
  return Object.freeze(rungs);
}

/** Puts checks before the evaluators, and freezes them. */
export function checkingEvaluators(): typeof evaluators {
  const entries = Object.values(evaluators).map((evaluator) => {
    const { name, encode, strength } = evaluator;
    const checked = {
      ...evaluator,
      encode: checking(name, encode, asCards),
      strength: checking(name, strength, asCards),
    };
    return [name, Object.freeze(checked)];
  });
  return Object.freeze(Object.fromEntries(entries));
}
