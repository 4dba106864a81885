/** Checks the ranks of hands, and puts checks before the ladder and the evaluators. */
import { isCard } from '../cards/is-card.ts';
import { evaluators } from '../evaluators/evaluators.ts';
import * as kata from '../kata.ts';
import { asCards, type Check, checking, refuse } from './checks.ts';
import { asInGame } from './games.ts';

/** How many cards make a combination, without kickers, if not five. */
const FEWEST_CARDS: Partial<Record<kata.Category, number>> = {
  'four of a kind': 4,
  'three of a kind': 3,
  'two pairs': 4,
  pair: 2,
  'high card': 1,
};

const CATEGORIES: readonly unknown[] = ['high card', ...kata.COMBINATIONS];

/**
 * Checks that the parts of a rank fit together. It trusts the category, because a ladder may be
 * your own.
 */
function isHandRank(value: unknown): value is kata.HandRank {
  const { category, cards, tieBreak } = Object(value);
  return isCategory(category) && isBestFive(cards, category) && breaksTiesOf(cards, tieBreak);
}

function isCategory(value: unknown): value is kata.Category {
  return CATEGORIES.includes(value);
}

function isBestFive(value: unknown, category: kata.Category): value is kata.Cards {
  const fewest = FEWEST_CARDS[category] ?? 5;
  if (!Array.isArray(value) || value.length < fewest || value.length > 5) return false;
  return [...value].every(isCard);
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

/** What a hand is worth in a game, as `rankInGame` returns it. */
export interface RankInGame extends kata.HandRank {
  /** Only in short deck: the game, so that this rank is never compared in another one. */
  readonly game?: kata.GameName | undefined;
}

/**
 * Names the game in a rank, unless the game ranks as usual: by the usual ladder a full house of short
 * deck would beat a flush.
 */
export function withGame(game: kata.GameName, rank: kata.HandRank): RankInGame {
  return kata.hasUsualRanking(game) ? rank : { ...rank, game };
}

/** Returns a game if it ranks otherwise than usual, and undefined for anything else. */
function otherwiseRanked(game: kata.GameName | undefined): kata.GameName | undefined {
  const isGame = game !== undefined && Object.hasOwn(kata.GAMES, game);
  return isGame && !kata.hasUsualRanking(game) ? game : undefined;
}

/**
 * Checks that the rank of a hand may be compared in a game or, without one, by the usual ladder.
 * @throws PokerError if it was made in a game that ranks otherwise
 */
function requireRankIn(game: kata.GameName | undefined, rank: kata.HandRank): void {
  const comparedIn = otherwiseRanked(game);
  const madeIn = otherwiseRanked((rank as RankInGame).game);
  if (madeIn === comparedIn) return;
  if (madeIn !== undefined) {
    const { title } = kata.GAMES[madeIn];
    refuse(rank, `was ranked in ${title}: expected { game: '${madeIn}' } as the last argument`);
  }
  if (comparedIn === undefined) return;
  kata.rejectForeign(comparedIn, rank.cards);
  refuse(
    rank,
    `was not ranked in ${kata.GAMES[comparedIn].title}: expected what rankInGame returns`,
  );
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
