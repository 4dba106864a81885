/** The checks of the public functions: they refuse a value by an Error that quotes it. */
import { CLASS_COUNT } from './evaluators/classes.ts';
import { evaluators as trusting } from './evaluators/evaluators.ts';
import { quote } from './kata/cards/quote.ts';
import * as kata from './kata.ts';
import { showValue } from './show-value.ts';

type Check<Passed = unknown> = (given: unknown) => Passed;

/** Puts a check before each parameter of a function, which keeps its name. */
export function checking<Given extends unknown[], Answer>(
  name: string,
  ask: (...given: Given) => Answer,
  ...checks: Check[]
): (...given: Given) => Answer {
  const named = { [name]: (...given: Given) => ask(...(checks.map((check, at) => check(given[at])) as Given)) };
  return named[name] as typeof ask;
}

function refuse(given: unknown, because: string): never {
  throw new Error(`${showValue(given)} ${because}`);
}

/** Recognizes a card, which may have more than a rank and a suit. */
function isCard(given: unknown): given is kata.Card {
  const { rank, suit } = Object(given);
  return kata.RANKS.includes(rank) && kata.SUITS.includes(suit);
}

export const asCard: Check = (given) =>
  isCard(given) ? given : refuse(given, 'is not a card: expected rank 2 to 14, suit C, D, H or S');

/** Takes cards of several decks: one may come again. */
export const asAnyCards: Check<kata.Cards> = (given) => {
  if (!Array.isArray(given)) refuse(given, 'is not an array of cards');
  for (const card of given) asCard(card);
  return given;
};

export const asCards: Check<kata.Cards> = (given) => {
  const cards = asAnyCards(given);
  const seen = new Set<string>();
  const repeated = cards.find(({ rank, suit }) => seen.size === seen.add(rank + suit).size);
  return repeated ? refuse(repeated, 'is given twice: a deck has one of each card') : cards;
};

export const asText: Check = (given) =>
  typeof given === 'string' ? given : refuse(given, 'is not text: expected AH KD 10C or the like');

export const asStyle: Check = (given = {}) => {
  const isKnown = [undefined, 'letters', 'symbols'].includes(Object(given).suits);
  if (typeof given === 'object' && given !== null && isKnown) return given;
  return refuse(given, 'is no style: expected { suits: "letters" } or { suits: "symbols" }');
};

/** Makes a check for a whole number. */
function whole(least: number, most: number, otherwise: string): Check {
  const isRight = (given: unknown) => Number.isInteger(given) && Number(given) >= least && Number(given) <= most;
  return (given) => (isRight(given) ? given : refuse(given, `${otherwise} from ${least} to ${most}`));
}

/** Copies a list and freezes it; our own is not, because V8 is slow with frozen ones. */
export function frozen<List extends readonly unknown[]>(list: List): List {
  return Object.freeze([...list]) as readonly unknown[] as List;
}

export const asIndex = /* @__PURE__ */ whole(0, 51, 'is not the index of a card: expected an integer');
export const asSeed = /* @__PURE__ */ whole(
  -9_007_199_254_740_991,
  9_007_199_254_740_991,
  'is no seed: expected a whole number',
);
export const asStrength = /* @__PURE__ */ whole(1, CLASS_COUNT, 'is no strength: expected a whole number');

export const asItems: Check = (given) =>
  Array.isArray(given) ? given : refuse(given, 'cannot be shuffled: expected an array');

/** Takes a source of chance, and keeps an eye on what it gives. */
export const asRandom: Check<kata.Random> = (given) => {
  if (typeof given !== 'function')
    return refuse(given, 'is no source of chance: expected a function such as Math.random');
  return () => {
    const number: unknown = given();
    if (typeof number === 'number' && number >= 0 && number < 1) return number;
    throw new Error(
      `random gave ${showValue(number)}: expected a number from 0 up to, but never, 1, as Math.random gives`,
    );
  };
};

/** Makes a check for what a game takes to be dealt. */
function optionsFor(game: kata.BoardGame): Check {
  return (given) => {
    const { players, random, deck } = Object(given);
    if (players === undefined || (random === undefined && deck === undefined))
      return refuse(given, 'is not enough to deal: expected players, and random or a deck');
    const { title, holeSize } = kata.GAMES[game];
    const most = kata.mostPlayers(game);
    if (!Number.isInteger(players) || players < 1 || players > most)
      return refuse(players, `is no number of players: ${title} takes 1 to ${most}`);
    if (deck === undefined) return { players, random: asRandom(random) };
    const fewest = players * holeSize + kata.CARDS_ON_BOARD_AND_BURNED;
    if (asCards(deck).length >= fewest) return { players, deck };
    const cards = quote(kata.formatCards(deck));
    throw new Error(
      `${title} with ${players} players takes ${fewest} cards, but the deck has ${deck.length}: ${cards}`,
    );
  };
}

export const asHoldemOptions = /* @__PURE__ */ optionsFor('texas-holdem');
export const asOmahaOptions = /* @__PURE__ */ optionsFor('omaha');

/** How many cards the categories of the ladder take, highest first, without kickers. */
const FEWEST_CARDS = [5, 5, 4, 5, 5, 5, 3, 4, 2, 1];

/** Says whether the parts of a rank fit together. A category is believed: a ladder may be your own. */
function isHandRank(given: unknown): given is kata.HandRank {
  const { category, cards, tieBreak } = Object(given);
  const fewest = FEWEST_CARDS[kata.LADDER.findIndex((rung) => rung.category === category)] ?? Number.NaN;
  if (!Array.isArray(cards) || !(cards.length >= fewest) || cards.length > 5 || ![...cards].every(isCard)) return false;
  const counts = (rank: unknown, at: number) => rank === cards[at].rank || (rank === 1 && cards[at].rank === kata.ACE);
  return Array.isArray(tieBreak) && tieBreak.length === cards.length && [...tieBreak].every(counts);
}

export const asHandRank: Check = (given) =>
  isHandRank(given)
    ? given
    : refuse(given, 'is not the rank of a hand: expected category, cards and tieBreak, as rankHand gives');

export const asPlayers: Check = (given) => {
  if (!Array.isArray(given)) return refuse(given, 'is not a list of players: expected an array');
  for (const player of given)
    if (!isHandRank(Object(player).rank))
      return refuse(player, 'is no player of a showdown: expected a rank, as rankHand gives');
  return given;
};

/** Puts checks before the rungs of the ladder, and freezes it. */
export function checkingLadder(): readonly kata.Rung[] {
  const rungs = kata.LADDER.map(({ category, holds }) => ({ category, holds: checking(category, holds, asCards) }));
  return Object.freeze(rungs.map(Object.freeze) as kata.Rung[]);
}

/** Puts checks before the evaluators. */
export function checkingEvaluators(): typeof trusting {
  const entries = Object.values(trusting).map(({ encode, strength, ...evaluator }) => {
    const { name } = evaluator;
    return [
      name,
      { ...evaluator, encode: checking(name, encode, asCards), strength: checking(name, strength, asCards) },
    ];
  });
  return Object.fromEntries(entries);
}
