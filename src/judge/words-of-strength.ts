/**
 * What hands of one strength have in common: their category, their words, the ranks of their five cards. All of it follows from
 * the strength alone. Words are made once for each of the 7,462, when they are first asked for; category and ranks, which JSON
 * needs of every hand, stand in bytes, because objects all over the memory would take longer to look at than all the rest.
 */
import { categoryOf } from '../evaluators/category-of.ts';
import { CLASS_COUNT, listClasses } from '../evaluators/classes.ts';
import { type Card, type Cards, RANKS, SUITS } from '../kata/cards/card.ts';
import { DECK } from '../kata/cards/deck.ts';
import { tieBreakOf } from '../kata/ranking/best-five.ts';
import { type DescribedHand, describe } from '../kata/ranking/explain.ts';
import { type Category, LADDER } from '../kata/ranking/ladder.ts';
import { ofSuit } from '../kata/rules/groups.ts';

const FIVE = 5;
/** By strength * FIVE: the ranks of the cards that count, in their order. */
const RANKS_THAT_COUNT = new Uint8Array((CLASS_COUNT + 1) * FIVE);
/** By strength: the rung of the ladder. */
const RUNGS = new Uint8Array(CLASS_COUNT + 1);
let isFilled = false;

function fill(): void {
  const categories: readonly Category[] = LADDER.map(({ category }) => category);
  for (const [place, { ranks }] of listClasses().entries()) {
    const strength = place + 1;
    RUNGS[strength] = categories.indexOf(categoryOf(strength));
    RANKS_THAT_COUNT.set(
      ranks.map((rank) => RANKS[rank] as number),
      strength * FIVE,
    );
  }
  isFilled = true;
}

export function categoryOfStrength(strength: number): Category {
  if (!isFilled) fill();
  return (LADDER[RUNGS[strength] as number] as (typeof LADDER)[number]).category;
}

const WORDS = new Array<DescribedHand | undefined>(CLASS_COUNT + 1).fill(undefined);

/** A hand of this strength in words. Its ranks are those of all of them; its suits stand for any. */
export function wordsOf(strength: number): DescribedHand {
  const known = WORDS[strength];
  if (known !== undefined) return known;
  const category = categoryOfStrength(strength);
  const cards = takeRanks(strength, DECK);
  const rank = { category, cards, tieBreak: tieBreakOf(category, cards) };
  const words = { ...rank, description: describe(rank) };
  WORDS[strength] = words;
  return words;
}

/** The five that count of five to seven cards whose strength is known: as the rules take them, the first given of one rank. */
export function fiveThatCount(strength: number, cards: Cards): Card[] {
  const isSuited = categoryOfStrength(strength).endsWith('flush');
  return takeRanks(strength, isSuited ? ofSuitWithFive(cards) : cards);
}

function takeRanks(strength: number, cards: Cards): Card[] {
  const five: Card[] = [];
  let at = 0;
  let last = 0;
  for (let place = strength * FIVE; five.length < FIVE; place++) {
    const rank = RANKS_THAT_COUNT[place] as number;
    at = rank === last ? at + 1 : 0;
    while ((cards[at] as Card).rank !== rank) at += 1;
    five.push(cards[at] as Card);
    last = rank;
  }
  return five;
}

/** Of seven cards only one suit can have five. */
function ofSuitWithFive(cards: Cards): Cards {
  return SUITS.map((suit) => ofSuit(cards, suit)).find(({ length }) => length >= FIVE) as Cards;
}
