/** Checks the ranks of hands, and puts checks before the ladder and the evaluators. */
import { evaluators } from '../fast/evaluators/evaluators.ts';
import { isCard } from '../kata/cards/is-card.ts';
import * as kata from '../kata/kata.ts';
import { asCards, type Check, checking, refuse } from './checks.ts';
import { asInGame } from './games.ts';

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
export const asHandRank: Check<kata.HandRank> = (value) =>
  isHandRank(value)
    ? value
    : refuse(
        value,
        'is not the rank of a hand: expected category, cards and tieBreak, as rankHand returns',
      );

/** Accepts one of two ranks to compare, after which their game may be given. */
export const asComparedRank: Check = (value, [, , options] = []) => {
  const rank = asHandRank(value);
  requireRankIn(asInGame(options)?.game, rank);
  return rank;
};

/** Accepts players, each with the rank of a hand, after which their game may be given. */
export const asPlayers: Check = (value, [, options] = []) => {
  const game = asInGame(options)?.game;
  if (!Array.isArray(value)) return refuse(value, 'is not a list of players: expected an array');
  for (const player of value) {
    const { rank } = Object(player);
    if (!isHandRank(rank))
      refuse(player, 'is not a player: expected an object with a rank, as rankHand returns it');
    requireRankIn(game, rank);
  }
  return value;
};

/**
 * The games of ranks, if they are not ranked as usual. A rank does not know its game, and by the
 * wrong ladder a full house would beat a flush.
 */
const gameOfRank = new WeakMap<kata.HandRank, kata.GameName>();

/** Whether there are such ranks: most programs have none, and then nothing needs to be looked up. */
let hasOtherRanks = false;

/** Remembers that a rank is of a game. Returns the rank. */
export function rememberGame(game: kata.GameName, rank: kata.HandRank): kata.HandRank {
  if (kata.hasUsualRanking(game)) return rank;
  gameOfRank.set(rank, game);
  hasOtherRanks = true;
  return rank;
}

/**
 * Checks that the rank of a hand may be compared in a game or, without one, by the usual ladder.
 * @throws PokerError if it was made in a game that ranks otherwise
 */
function requireRankIn(game: kata.GameName | undefined, rank: kata.HandRank): void {
  if (game === undefined && !hasOtherRanks) return;
  const comparedIn = game && !kata.hasUsualRanking(game) ? game : undefined;
  const madeIn = gameOfRank.get(rank);
  if (madeIn === comparedIn) return;
  if (madeIn !== undefined) {
    const { title } = kata.GAMES[madeIn];
    refuse(rank, `is of ${title}: expected { game: '${madeIn}' } as the last argument`);
  }
  if (comparedIn === undefined) return;
  kata.rejectForeign(comparedIn, rank.cards);
  refuse(rank, `is not of ${kata.GAMES[comparedIn].title}: expected what rankInGame returns`);
}

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
