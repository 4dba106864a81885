import * as kata from '../../kata/cards/card.ts';

/** The ranks, lowest first: 11 is the jack, 12 the queen, 13 the king and 14 the ace. */
export const RANKS: typeof kata.RANKS = /* @__PURE__ */ Object.freeze([...kata.RANKS] as const);

/** The suits in index order: clubs, diamonds, hearts, spades. No suit beats another. */
export const SUITS: typeof kata.SUITS = /* @__PURE__ */ Object.freeze([...kata.SUITS] as const);
