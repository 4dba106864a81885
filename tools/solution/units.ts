/**
 * The units of the kata: the files that somebody's solution may bring. Each has the name and the
 * exports of ours. If one is missing, our version is used, which imports our files: our straight
 * flush calls our straight, and our games use our ladder.
 */
import * as kata from '../../src/kata.ts';

/**
 * The units in the order of practice: the folder of our file in `src`, its name if that is not
 * the unit's, and its exports.
 */
export const UNITS = {
  cards: { folder: 'cards', file: 'parse-cards', exports: { parseCards: kata.parseCards } },
  pair: { folder: 'rules', exports: { isPair: kata.isPair } },
  'three-of-a-kind': { folder: 'rules', exports: { isThreeOfAKind: kata.isThreeOfAKind } },
  'four-of-a-kind': { folder: 'rules', exports: { isFourOfAKind: kata.isFourOfAKind } },
  'two-pairs': { folder: 'rules', exports: { isTwoPairs: kata.isTwoPairs } },
  'full-house': { folder: 'rules', exports: { isFullHouse: kata.isFullHouse } },
  flush: { folder: 'rules', exports: { isFlush: kata.isFlush } },
  straight: { folder: 'rules', exports: { isStraight: kata.isStraight } },
  'straight-flush': { folder: 'rules', exports: { isStraightFlush: kata.isStraightFlush } },
  'royal-flush': { folder: 'rules', exports: { isRoyalFlush: kata.isRoyalFlush } },
  ladder: { folder: 'ranking', exports: { LADDER: kata.LADDER as readonly kata.Rung[] } },
  'best-five': {
    folder: 'ranking',
    exports: { bestFive: kata.bestFive, tieBreakOf: kata.tieBreakOf } as kata.Choice,
  },
  'tie-breaking': { folder: 'ranking', exports: { compareHandRanks: kata.compareHandRanks } },
  'short-deck': {
    folder: 'games',
    exports: {
      rankShortDeck: kata.rankShortDeck,
      SHORT_DECK_LADDER: kata.SHORT_DECK_LADDER,
    },
  },
  'texas-holdem': { folder: 'games', exports: { rankTexasHoldem: kata.rankTexasHoldem } },
  omaha: { folder: 'games', exports: { rankOmaha: kata.rankOmaha } },
  deal: {
    folder: 'games',
    exports: { dealTexasHoldem: kata.dealTexasHoldem, dealOmaha: kata.dealOmaha },
  },
  showdown: { folder: 'games', exports: { showdown: kata.showdown } },
} as const;

export type Unit = keyof typeof UNITS;

/** The games that a solution deals. */
export const DEALT_GAMES = ['texas-holdem', 'omaha'] as const satisfies readonly (Unit &
  kata.BoardGame)[];
export type DealtGame = (typeof DEALT_GAMES)[number];

/** The games that a solution ranks: each is a unit. All other games are ours. */
export const SOLUTION_GAMES = [...DEALT_GAMES, 'short-deck'] as const;
export type SolutionGame = (typeof SOLUTION_GAMES)[number];

type UnitExports = (typeof UNITS)[Unit]['exports'];
export type NameIn<Exports> = Exports extends unknown ? keyof Exports : never;

type WholeSolution = {
  readonly [Name in NameIn<UnitExports>]: Extract<UnitExports, Record<Name, unknown>>[Name];
};

/** What the files of a solution export, or a part of it. */
export type Solution = Partial<WholeSolution>;

export const OURS: WholeSolution = Object.assign(
  {},
  ...Object.values(UNITS).map((unit) => unit.exports),
);
