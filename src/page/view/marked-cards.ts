/**
 * Which cards of a hand make what it is, by the kata's own rules: the best five for a combination, and of these the fewest for
 * which its rule holds. Cards without the combination are asked which card more would make it.
 */
import type { Card, Cards, Rank, Suit } from '../../kata/cards/card.ts';
import { DECK } from '../../kata/cards/deck.ts';
import { combinations } from '../../kata/games/combinations.ts';
import { bestFive } from '../../kata/ranking/best-five.ts';
import type { HandRank } from '../../kata/ranking/hand-rank.ts';
import { type Category, LADDER, type Predicate } from '../../kata/ranking/ladder.ts';
import { firstDifference } from '../../kata/ranking/tie-breaking.ts';
import type { Combination } from '../../solution.ts';

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

/** A card that is not there. */
export interface Missing {
  /** Any of these would do, the highest first; left out if every rank would. */
  readonly ranks?: readonly Rank[];
  /** Left out if another would do as well. */
  readonly suit?: Suit;
}

/** The most cards that may be missing: whoever lacks more is not near enough to show it. */
const MOST_MISSING = 2;
/** Among more cards no missing card is shown: finding one takes seconds. */
const MOST_CARDS = 10;

/** The highest first, so that of several cards that would do the highest is missing. */
const HIGHEST_FIRST: Cards = DECK.toSorted((a, b) => b.rank - a.rank);

/** Marks which cards make a combination, or what there is of it. */
export function markContained(combination: Combination, cards: Cards): Marked {
  const holds = ruleOf(combination);
  if (holds(cards)) return markBy(cards, madeOf(combination, bestFive(combination, cards)), 'makes');
  const more = cards.length > MOST_CARDS ? [] : fewestMore(holds, cards);
  const [card] = more;
  if (card === undefined) return { cards: cards.map((card) => ({ card })), missing: [] };
  const ways = more.length === 1 ? othersFor(card, cards, holds).map((other) => [other]) : [more];
  const missing = more.map((card) => whatMatters(card, [...cards, ...more], holds));
  const had = ways.flatMap((way) => madeWith(way, [...cards, ...way], combination));
  return { ...markBy(cards, had, 'has'), missing };
}

/**
 * Marks which cards make the worth of a hand, and which count beside them.
 *
 * @param cards - of the hand, or some of them: those in the hole or on the board
 * @param deciding - those that decide who wins
 */
export function markRanked({ category, cards: five }: HandRank, cards: Cards, deciding: Cards = []): Marked {
  return markAs(cards, madeOf(category, five), five, deciding);
}

/** Marks a board as all hands use it: a card that counts for anybody does not rest. */
export function markBoard(hands: readonly HandRank[], board: Cards, deciding: Cards = []): Marked {
  const made = hands.flatMap(({ category, cards }) => madeOf(category, cards));
  const counted = hands.flatMap(({ cards }) => cards);
  return markAs(board, made, counted, deciding);
}

/** The cards of two hands that decide between them. */
export function decidersOf(hand: HandRank, other: HandRank): Cards {
  return [...deciders(hand, other), ...deciders(other, hand)];
}

/** The cards of a hand that decide against another: none when it is the rung of the ladder that differs, or nothing does. */
export function deciders(hand: HandRank, other: HandRank): Cards {
  if (hand.category !== other.category) return [];
  const decider = hand.cards[firstDifference(hand.tieBreak, other.tieBreak)];
  return hand.cards.filter(({ rank }) => rank === decider?.rank);
}

function markAs(cards: Cards, made: Cards, counted: Cards, deciding: Cards): Marked {
  const markOf = (card: Card) => (made.includes(card) ? 'makes' : counted.includes(card) ? 'counts' : 'rests');
  const marked = cards.map((card) => ({ card, mark: markOf(card), decides: deciding.includes(card) }) as const);
  return { cards: marked, missing: [] };
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

/** Which ranks would do as well, unless every rank of the suit does, and the suit, unless every suit of the rank does. */
function whatMatters(card: Card, cards: Cards, holds: Predicate): Missing {
  const others = cards.filter((other) => other !== card);
  const fails = DECK.filter((other) => !cards.includes(other) && !holds([...others, other]));
  const doing = HIGHEST_FIRST.filter((other) => other === card || !(cards.includes(other) || fails.includes(other)));
  const isSuit = fails.some(({ rank }) => rank === card.rank);
  const ranks = doing.filter(({ suit }) => !isSuit || suit === card.suit).map(({ rank }) => rank);
  return {
    ...(fails.some(({ suit }) => suit === card.suit) && { ranks: [...new Set(ranks)] }),
    ...(isSuit && { suit: card.suit }),
  };
}

/** The cards that would do where this one is missing, itself among them. */
function othersFor(card: Card, cards: Cards, holds: Predicate): Cards {
  return DECK.filter((other) => other === card || (!cards.includes(other) && holds([...cards, other])));
}
