/** Checks what the public functions are given, and throws an Error that quotes a bad value. */
import { CLASS_COUNT } from './fast/evaluators/classes.ts';
import { evaluators as trusting } from './fast/evaluators/evaluators.ts';
import { isCard } from './kata/cards/is-card.ts';
import { quote } from './kata/cards/quote.ts';
import { showValue } from './kata/cards/show-value.ts';
import * as kata from './kata/kata.ts';

type Check<Passed = unknown> = (given: unknown) => Passed;

/**
 * Puts a check before each parameter of a function. The last check is for all remaining parameters,
 * too.
 */
export function checking<Given extends unknown[], Answer>(
  name: string,
  ask: (...given: Given) => Answer,
  ...checks: Check[]
): (...given: Given) => Answer {
  const checkOf = Array.from(
    { length: Math.max(ask.length, checks.length) },
    (_, at) => checks[at] ?? checks.at(-1),
  );
  const named = {
    [name]: (...given: Given) => ask(...(checkOf.map((check, at) => check?.(given[at])) as Given)),
  };
  return named[name] as typeof ask;
}

function refuse(given: unknown, because: string): never {
  throw new Error(`${showValue(given)} ${because}`);
}

export const asCard: Check = (given) =>
  isCard(given) ? given : refuse(given, 'is not a card: expected rank 2 to 14, suit C, D, H or S');

/** Accepts cards of several decks, so a card may be repeated. */
export const asAnyCards: Check<kata.Cards> = (given) => {
  if (!Array.isArray(given)) refuse(given, 'is not an array of cards');
  for (const card of given) asCard(card);
  return given;
};

export const asCards: Check<kata.Cards> = (given) => {
  const cards = asAnyCards(given);
  kata.rejectRepeats(cards);
  return cards;
};

export const asText: Check = (given) =>
  typeof given === 'string' ? given : refuse(given, 'is not text: expected cards like "AH KD TC"');

export const asStyle: Check = (given = {}) => {
  const isKnown = [undefined, 'letters', 'symbols'].includes(Object(given).suits);
  if (typeof given === 'object' && given !== null && isKnown) return given;
  return refuse(given, 'is not a style: expected { suits: "letters" } or { suits: "symbols" }');
};

/** Makes a check for a whole number. */
function whole(least: number, most: number, otherwise: string): Check {
  const isRight = (given: unknown) =>
    Number.isInteger(given) && Number(given) >= least && Number(given) <= most;
  return (given) =>
    isRight(given) ? given : refuse(given, `${otherwise} from ${least} to ${most}`);
}

/** Returns a frozen copy. The original stays unfrozen, because V8 is slow with frozen lists. */
export function frozen<List extends readonly unknown[]>(list: List): List {
  return Object.freeze([...list]) as readonly unknown[] as List;
}

export const asIndex = /* @__PURE__ */ whole(
  0,
  51,
  'is not the index of a card: expected an integer',
);
export const asSeed = /* @__PURE__ */ whole(
  -9_007_199_254_740_991,
  9_007_199_254_740_991,
  'is not a seed: expected a whole number',
);
export const asStrength = /* @__PURE__ */ whole(
  1,
  CLASS_COUNT,
  'is not a strength: expected a whole number',
);

export const asItems: Check = (given) =>
  Array.isArray(given) ? given : refuse(given, 'cannot be shuffled: expected an array');

/** Accepts a source of randomness, and checks each number that it returns. */
export const asRandom: Check<kata.Random> = (given) => {
  if (typeof given !== 'function')
    return refuse(given, 'is not a source of randomness: expected a function like Math.random');
  return () => {
    const number: unknown = given();
    if (typeof number === 'number' && number >= 0 && number < 1) return number;
    throw new Error(
      `random returned ${showValue(number)}: expected a number from 0 up to, but not including, 1`,
    );
  };
};

/** Makes a check for the options of a deal. */
function optionsFor(game: kata.GameName): Check {
  return (given) => {
    const { players, random, deck } = Object(given);
    if (players === undefined || (random === undefined && deck === undefined))
      return refuse(given, 'is not enough to deal: expected players, and random or a deck');
    const isList = Array.isArray(players) && [...players].every((name) => typeof name === 'string');
    if (typeof players !== 'number' && !isList)
      return refuse(players, 'is not a number of players or a list of their names');
    const { length } = kata.namesOf(players, game);
    if (deck === undefined) return { players, random: asRandom(random) };
    const fewest = length * kata.GAMES[game].holeSize + kata.cardsForBoard(game);
    if (asCards(deck).length >= fewest) return { players, deck };
    const [title, cards] = [kata.GAMES[game].title, quote(kata.formatCards(deck))];
    throw new Error(
      `${title} with ${length} players takes ${fewest} cards, but the deck has ${deck.length}: ${cards}`,
    );
  };
}

export const asDrawOptions = /* @__PURE__ */ optionsFor('five-card-draw');
export const asHoldemOptions = /* @__PURE__ */ optionsFor('texas-holdem');
export const asOmahaOptions = /* @__PURE__ */ optionsFor('omaha');

/** Takes what lies on the table, for `odds` and `outs`. */
export const asTable: Check = (given) => {
  const { game, hands, board, dead, seed } = Object(given);
  if (!kata.BOARD_GAMES.includes(game))
    return refuse(game, 'is not a game with a board: expected texas-holdem or omaha');
  if (!Array.isArray(hands)) return refuse(hands, 'is not a list of hands: expected an array');
  for (const cards of [...hands, board, dead]) if (cards !== undefined) asAnyCards(cards);
  if (seed !== undefined) asSeed(seed);
  return { ...Object(given), hands: [...hands] };
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
function isHandRank(given: unknown): given is kata.HandRank {
  const { category, cards, tieBreak } = Object(given);
  if (typeof category !== 'string' || !Object.hasOwn(FEWEST_CARDS, category)) return false;
  const fewest = FEWEST_CARDS[category as kata.Category];
  if (
    !Array.isArray(cards) ||
    cards.length < fewest ||
    cards.length > 5 ||
    ![...cards].every(isCard)
  )
    return false;
  const counts = (rank: unknown, at: number) =>
    rank === cards[at].rank || (rank === 1 && cards[at].rank === kata.ACE);
  return Array.isArray(tieBreak) && tieBreak.length === cards.length && [...tieBreak].every(counts);
}

export const asHandRank: Check = (given) =>
  isHandRank(given)
    ? given
    : refuse(
        given,
        'is not the rank of a hand: expected category, cards and tieBreak, as rankHand returns',
      );

export const asPlayers: Check = (given) => {
  if (!Array.isArray(given)) return refuse(given, 'is not a list of players: expected an array');
  for (const player of given)
    if (!isHandRank(Object(player).rank))
      return refuse(
        player,
        'is not a player: expected an object with a rank, as rankHand returns it',
      );
  return given;
};

/** Puts checks before the rungs of the ladder, and freezes it. */
export function checkingLadder(): readonly kata.Rung[] {
  const rungs = kata.LADDER.map(({ category, holds }) => ({
    category,
    holds: checking(category, holds, asCards),
  }));
  return Object.freeze(rungs.map(Object.freeze) as kata.Rung[]);
}

/** Puts checks before the evaluators, and freezes them. */
export function checkingEvaluators(): typeof trusting {
  const entries = Object.values(trusting).map((evaluator) => {
    const [encode, strength] = [evaluator.encode, evaluator.strength].map((ask) =>
      checking(evaluator.name, ask, asCards),
    );
    return [evaluator.name, Object.freeze({ ...evaluator, encode, strength })];
  });
  return Object.freeze(Object.fromEntries(entries));
}
