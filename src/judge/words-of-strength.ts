/**
 * What hands of one strength have in common: their category, their words, the ranks of their five cards. All of it follows from
 * the strength alone, so it is worked out once for each of the 7,462, when it is first asked for.
 */
import { categoryOf } from '../evaluators/category-of.ts';
import { CLASS_COUNT, type HandClass, listClasses } from '../evaluators/classes.ts';
import { type Card, type Cards, SUITS } from '../kata/cards/card.ts';
import { DECK } from '../kata/cards/deck.ts';
import { tieBreakOf } from '../kata/ranking/best-five.ts';
import { type DescribedHand, describe } from '../kata/ranking/explain.ts';
import type { HandRank } from '../kata/ranking/hand-rank.ts';
import { ofSuit } from '../kata/rules/groups.ts';

/** A hand of a strength in words. Its ranks are those of all of them; its suits stand for any. */
export interface Words extends DescribedHand {
  /** Whether all five have to be of one suit. */
  readonly isSuited: boolean;
}

const WORDS = new Array<Words | undefined>(CLASS_COUNT + 1).fill(undefined);
let classes: readonly HandClass[] | undefined;

export function wordsOf(strength: number): Words {
  const known = WORDS[strength];
  if (known !== undefined) return known;
  const words = findWords(strength);
  WORDS[strength] = words;
  return words;
}

function findWords(strength: number): Words {
  classes ??= listClasses();
  const { ranks, suited } = classes[strength - 1] as HandClass;
  const category = categoryOf(strength);
  const cards = ranks.map((rank) => DECK[rank] as Card);
  const rank = { category, cards, tieBreak: tieBreakOf(category, cards) };
  return { ...rank, description: describe(rank), isSuited: suited };
}

/** What `rankHand` says of five to seven cards whose strength is known: only which five count is still open. */
export function rankByStrength(strength: number, cards: Cards): HandRank {
  const { category, cards: five, tieBreak, isSuited } = wordsOf(strength);
  return { category, cards: takeRanks(five, isSuited ? ofSuitWithFive(cards) : cards), tieBreak };
}

/** The cards of the same ranks as others, in their order; among cards of one rank the first given are taken. */
function takeRanks(others: Cards, cards: Cards): Card[] {
  const taken: Card[] = [];
  let at = 0;
  let last = 0;
  for (const { rank } of others) {
    at = rank === last ? at + 1 : 0;
    while ((cards[at] as Card).rank !== rank) at += 1;
    taken.push(cards[at] as Card);
    last = rank;
  }
  return taken;
}

/** Of seven cards only one suit can have five. */
function ofSuitWithFive(cards: Cards): Card[] {
  return SUITS.map((suit) => ofSuit(cards, suit)).find(({ length }) => length >= 5) as Card[];
}
