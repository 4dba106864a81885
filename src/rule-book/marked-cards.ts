/**
 * Which cards of a hand make what it is, by the kata's own rules: the best five for a combination, and of these the fewest for
 * which its rule holds. Cards without the combination are asked which card more would make it.
 */
import type { Card, Cards, Rank, Suit } from '../kata/cards/card.ts';
import { DECK } from '../kata/cards/deck.ts';
import { combinations } from '../kata/games/combinations.ts';
import { bestFive } from '../kata/ranking/best-five.ts';
import type { HandRank } from '../kata/ranking/hand-rank.ts';
import { type Category, LADDER, type Predicate } from '../kata/ranking/ladder.ts';
import { firstDifference } from '../kata/ranking/tie-breaking.ts';
import type { Combination } from '../kata/solution.ts';

/** Cards of a hand, in the order given. */
export interface Marked {
  readonly cards: readonly MarkedCard[];
  /** What would make the combination; nothing when they contain it, or lack more than two cards for it. */
  readonly missing: readonly Missing[];
}

export interface MarkedCard {
  readonly card: Card;
  /**
   * It `makes` the combination, or `counts` beside it as a kicker; it `has` a part in a combination that is not made, for a card is
   * missing; or it `rests`. Without a mark there is nothing to tell.
   */
  readonly mark?: 'makes' | 'counts' | 'has' | 'rests';
  /** Whether it decides who wins. */
  readonly decides?: boolean;
}

/** A card that is not there. Its rank or its suit is left out if another would do as well. */
export interface Missing {
  readonly rank?: Rank;
  readonly suit?: Suit;
}

/** The most cards that may be missing: whoever lacks more is not near enough to show it. */
const MOST_MISSING = 2;

/** The highest first, so that of several cards that would do the highest is missing. */
const HIGHEST_FIRST: Cards = DECK.toSorted((a, b) => b.rank - a.rank);

/** Marks which cards make a combination, or what there is of it. */
export function markContained(combination: Combination, cards: Cards): Marked {
  const holds = ruleOf(combination);
  if (holds(cards)) return markBy(cards, madeOf(combination, bestFive(combination, cards)), 'makes');
  const more = fewestMore(holds, cards);
  if (more.length === 0) return { cards: cards.map((card) => ({ card })), missing: [] };
  const all = [...cards, ...more];
  const missing = more.map((card) => whatMatters(card, all, holds));
  return { ...markBy(cards, madeWith(more, all, combination), 'has'), missing };
}

/**
 * Marks which cards make the worth of a hand, and which count beside them.
 *
 * @param cards - of the hand, or some of them: those in the hole or on the board
 * @param deciding - those that decide who wins
 */
export function markRanked({ category, cards: five }: HandRank, cards: Cards, deciding: Cards = []): Marked {
  const made = madeOf(category, five);
  const markOf = (card: Card) => (made.includes(card) ? 'makes' : five.includes(card) ? 'counts' : 'rests');
  const marked = cards.map((card) => ({ card, mark: markOf(card), decides: deciding.includes(card) }) as const);
  return { cards: marked, missing: [] };
}

/** The cards of a hand that decide against another: none when it is the rung of the ladder that differs, or nothing does. */
export function deciders(hand: HandRank, other: HandRank): Cards {
  if (hand.category !== other.category) return [];
  const decider = hand.cards[firstDifference(hand.tieBreak, other.tieBreak)];
  return hand.cards.filter(({ rank }) => rank === decider?.rank);
}

/** Of the best five those that make the combination: the fewest from the first on for which its rule holds. */
function madeOf(category: Category, five: Cards): Cards {
  const holds = ruleOf(category);
  const last = five.findIndex((_, at) => holds(five.slice(0, at + 1)));
  return five.slice(0, last + 1);
}

/** The cards of all combinations in which these are. */
function madeWith(some: Cards, cards: Cards, combination: Combination): Cards {
  const { length } = madeOf(combination, bestFive(combination, cards));
  const sets = combinations(cards, length).filter((set) => some.every((card) => set.includes(card)));
  return sets.filter(ruleOf(combination)).flat();
}

function ruleOf(wanted: Category): Predicate {
  return LADDER.find(({ category }) => category === wanted)?.holds as Predicate;
}

function markBy(cards: Cards, marked: Cards, mark: 'makes' | 'has'): Marked {
  return { cards: cards.map((card) => ({ card, mark: marked.includes(card) ? mark : 'rests' })), missing: [] };
}

/** The fewest cards that would have to come; none when they are too many. */
function fewestMore(holds: Predicate, cards: Cards): Cards {
  const rest = HIGHEST_FIRST.filter((card) => !cards.includes(card));
  for (let size = 1; size <= MOST_MISSING; size += 1) {
    const more = combinations(rest, size).find((some) => holds([...cards, ...some]));
    if (more) return more;
  }
  return [];
}

/** Leaves the rank out if any other of its suit would do, and the suit if any other of its rank would. */
function whatMatters(card: Card, cards: Cards, holds: Predicate): Missing {
  const others = cards.filter((other) => other !== card);
  const fails = DECK.filter((other) => !cards.includes(other) && !holds([...others, other]));
  return {
    ...(fails.some(({ suit }) => suit === card.suit) && { rank: card.rank }),
    ...(fails.some(({ rank }) => rank === card.rank) && { suit: card.suit }),
  };
}
