/**
 * What a strength says of a hand: its category, its words, the ranks of its five cards, and why it beats another one. All hands of
 * one strength have that in common, and the 7,462 strengths are only some 300 kinds in words, so each word is made once. What is
 * looked up for every hand stands in bytes: objects all over the memory would take longer to look at than all the rest.
 */
import { categoryOf } from '../evaluators/category-of.ts';
import { CLASS_COUNT, listClasses } from '../evaluators/classes.ts';
import { type Card, RANKS } from '../kata/cards/card.ts';
import { DECK } from '../kata/cards/deck.ts';
import { tieBreakOf } from '../kata/ranking/best-five.ts';
import { type DescribedHand, describe, explainWin } from '../kata/ranking/explain.ts';
import type { Category } from '../kata/ranking/ladder.ts';
import type { Indices } from './showdown.ts';

/** Hands with the same words. */
export interface Kind {
  readonly category: Category;
  readonly description: string;
}

const FIVE = 5;
const KINDS: Kind[] = [];
/** By strength: the place of its kind in the list. */
const KIND_OF = new Uint16Array(CLASS_COUNT + 1);
/** By strength * FIVE: the ranks of the cards that count, 0 (two) to 12 (ace), in their order. */
const RANKS_THAT_COUNT = new Uint8Array((CLASS_COUNT + 1) * FIVE);
/** Why a hand beats another, in words that were made already. */
const REASONS = new Map<number, string>();

function fill(): void {
  const places = new Map<string, number>();
  for (const [place, { ranks }] of listClasses().entries()) {
    const strength = place + 1;
    RANKS_THAT_COUNT.set(ranks, strength * FIVE);
    const { category, description } = handOf(strength);
    if (!places.has(description)) places.set(description, KINDS.push({ category, description }) - 1);
    KIND_OF[strength] = places.get(description) as number;
  }
}

/** Any hand of this strength: its ranks are those of all of them, its suits stand for any. */
function handOf(strength: number): DescribedHand {
  const category = categoryOf(strength);
  const ranks = RANKS_THAT_COUNT.subarray(strength * FIVE, (strength + 1) * FIVE);
  const cards = Array.from(ranks, (rank) => DECK[rank] as Card);
  const rank = { category, cards, tieBreak: tieBreakOf(category, cards) };
  return { ...rank, description: describe(rank) };
}

export function kindOf(strength: number): Kind {
  return KINDS[kindNumber(strength)] as Kind;
}

function kindNumber(strength: number): number {
  if (KINDS.length === 0) fill();
  return KIND_OF[strength] as number;
}

/** Why a hand of one strength beats a weaker one. */
export function explainStrengths(winner: number, loser: number): string {
  const key = reasonNumber(winner, loser);
  const known = REASONS.get(key);
  if (known !== undefined) return known;
  const reason = explainWin(handOf(winner), handOf(loser));
  REASONS.set(key, reason);
  return reason;
}

/**
 * A number that is the same for all wins with the same reason: what they have in common are the two kinds or, where these are one,
 * the first ranks that differ. Each part has a factor above what follows it, so no two reasons have one number.
 */
function reasonNumber(winner: number, loser: number): number {
  const [better, worse] = [kindNumber(winner), kindNumber(loser)];
  if (better !== worse) return better * KINDS.length + worse;
  let place = 0;
  while (rankAt(winner, place) === rankAt(loser, place)) place += 1;
  const ranks = rankAt(winner, place) * RANKS.length + rankAt(loser, place);
  return KINDS.length * KINDS.length + better * RANKS.length * RANKS.length + ranks;
}

function rankAt(strength: number, place: number): number {
  return RANKS_THAT_COUNT[strength * FIVE + place] as number;
}

const five = new Array<number>(FIVE).fill(0);

/**
 * The five that count of five to seven cards whose strength is known: as the rules take them, the first given of one rank.
 *
 * @returns the same list each time
 */
export function fiveThatCount(strength: number, cards: Indices): Indices {
  const free = kindOf(strength).category.endsWith('flush') ? ofSuitWithFive(cards) : cards;
  let at = 0;
  for (let place = 0; place < FIVE; place++) {
    const rank = rankAt(strength, place);
    at = place > 0 && rank === rankAt(strength, place - 1) ? at + 1 : 0;
    while ((free[at] as number) % RANKS.length !== rank) at += 1;
    five[place] = free[at] as number;
  }
  return five;
}

/** Of seven cards only one suit can have five. */
function ofSuitWithFive(cards: Indices): Indices {
  const suitOf = (card: number) => Math.floor(card / RANKS.length);
  return cards.filter((card) => cards.filter((other) => suitOf(other) === suitOf(card)).length >= FIVE);
}
