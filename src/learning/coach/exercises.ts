/** The exercises in order, each with hints from a nudge to nearly the answer. */
import type { Exercise } from './exercise.ts';
import { RULE_EXERCISES } from './rule-exercises.ts';
import { FAST } from './units.ts';

/** The exercises in the order of practice. */
export const EXERCISES: readonly Exercise[] = [
  ...RULE_EXERCISES,
  {
    name: 'ladder',
    chapter: 'ranking',
    rules: [
      'The ladder has ten rungs, from the royal flush down to the high card',
      'Cards are worth the highest combination they contain',
      'It works for any number of cards',
      'The rarer a hand of five, the higher it ranks',
    ],
    unit: 'ladder',
    lesson: 'order is data: a list of rules, highest first, replaces nested ifs.',
    hints: [
      'Write the rungs as data, one line for each, the highest first. The list in the comment has their order.',
      'The predicates are in your files, or in poker-hands-kata: a rung is { category: "royal flush", holds: isRoyalFlush }.',
    ],
  },
  {
    name: 'best-groups',
    chapter: 'ranking',
    rules: ['The best five cards count'],
    unit: 'best-five',
    exports: ['bestFive'],
    categories: [
      'four of a kind',
      'full house',
      'three of a kind',
      'two pairs',
      'pair',
      'high card',
    ],
    lesson: 'seven rules are one: a category is a list of group sizes.',
    hints: [
      'Give each category a shape: two pairs are groups of 2, 2 and 1 cards, a high card is 1, 1, 1, 1, 1. Straights and flushes are the next exercise.',
      'For each size take the highest rank that is still free and has at least that many cards. Take that many of them.',
      'A rank is free until some of its cards are taken: then its other cards do not count any more. With fewer than five cards, some groups stay empty.',
    ],
  },
  {
    name: 'best-straights-and-flushes',
    chapter: 'ranking',
    rules: ['The highest straight counts, and the highest five of a flush'],
    unit: 'best-five',
    exports: ['bestFive'],
    categories: ['royal flush', 'straight flush', 'flush', 'straight'],
    lesson: 'choose in each suit alone, then compare: no case for two flushes is needed.',
    hints: [
      'A straight is the highest row of five: try ace to ten first, then king to nine, down to 5 4 3 2 A. Take one card of each rank.',
      'For a flush and a straight flush, look at each suit on its own, as if its cards were all there are.',
      'If two suits have five cards, you have two fives: keep the one that is higher, rank by rank.',
    ],
  },
  {
    name: 'tie-breaks',
    chapter: 'ranking',
    rules: ['The ace of a wheel counts as a one', 'Hands on the same rung need not tie'],
    unit: 'best-five',
    exports: ['tieBreakOf'],
    lesson: 'put the exception where the data are made, and who compares them needs none.',
    hints: [
      'Four cards of a wheel are lower than the ace. Which place does the ace have in 5 4 3 2 A?',
      'Only in a straight and in a straight flush: if the last of the five is an ace, it counts as 1.',
    ],
  },
  {
    name: 'tie-breaking',
    unit: 'tie-breaking',
    lesson: 'rank once and compare the results: first the category, then rank by rank.',
    hints: [
      'A HandRank has all you need: category and tieBreak. You need not look at the cards again.',
      'Compare the categories first: LADDER from poker-hands-kata lists them, the highest first, so the lower index wins. If they are the same, the first difference between the tie-breaks decides.',
      'Return (a.tieBreak[i] ?? 0) - (b.tieBreak[i] ?? 0) for the first i where they differ, or 0 if there is none.',
    ],
  },
  {
    name: 'short-deck',
    rules: [
      'A flush beats a full house',
      'Three of a kind stays below a straight',
      'The lowest straight is ace, six, seven, eight, nine',
      'The deck has 36 cards',
      'The higher a hand ranks, the rarer it is, but a high card is rarer than a pair',
      'How often a hand wins',
    ],
    unit: 'short-deck',
    buildsOn: [
      'straight',
      'straight-flush',
      'royal-flush',
      'ladder',
      'best-groups',
      'best-straights-and-flushes',
      'tie-breaks',
      'tie-breaking',
    ],
    lesson:
      'only data changed, the row of ranks and the order of the rungs; the rules stayed as they were.',
    hints: [
      'The lowest straight: which ranks are in a row is data. Make the row a second parameter of your straight, with the row of 52 cards as its default: then all who ask as before get the same answers.',
      'The lowest straight: pass the row A 6 7 8 9 T J Q K A on. Your straight flush asks isStraight(ofSuit, row), two rungs are now like holds: (cards) => isStraight(cards, SHORT_ROW), and your bestFive takes the row, too. The ace of 9 8 7 6 A is last, so your tieBreakOf already counts it as 1.',
      'A flush beats: the order of the rungs is data. Write them in a new list, each taken from your ladder. To rank cards, find the first rung of that list that holds for all of them, and let your bestFive and tieBreakOf do the rest.',
      'The deck: if there are not two hole cards, or not three to five cards on the board, or a card is there twice or is below the six, throw an Error with any message.',
    ],
  },
  {
    name: 'texas-holdem',
    unit: 'texas-holdem',
    lesson:
      'a game says which cards count, and the ranking stays the same; check input as soon as you get it.',
    hints: [
      'The best five: rankHand from poker-hands-kata takes any number of cards and finds the best five. What must you give it?',
      'The best five: give it all cards together, as one list.',
      'A hand has two hole cards: if there are more or fewer, or not three to five cards on the board, or a card is there twice, throw an Error with any message.',
    ],
  },
  {
    name: 'omaha',
    unit: 'omaha',
    lesson: 'exactly two and exactly three: trying all sixty hands is simple, and right.',
    hints: [
      'Exactly two of the four hole cards and exactly three of the board: how many hands of five are there?',
      'There are six ways to take two of four, and ten to take three of five. Rank every hand and keep the best.',
      'One function that lists all combinations of n items does both. compareHandRanks says which hand is better.',
    ],
  },
  {
    name: 'showdown',
    chapter: 'showdown',
    rules: [
      'The best hand takes first place, the next best second place, and so on',
      'Players who tie share a place, and the next places are skipped',
    ],
    unit: 'showdown',
    lesson: 'a place is one more than the number of better hands, so players who tie share it.',
    hints: [
      'The place of a player is 1 + the number of players with a better hand. compareHandRanks says which hand is better.',
      'Sort the best first, and keep everything else about a player: { ...player, place }.',
    ],
  },
  {
    name: 'deal',
    chapter: 'showdown',
    rules: [
      'Cards are dealt one at a time round the table, and one is burned before flop, turn and river',
      'A table has at least one player, and never more than the deck has cards for',
      'Each deal is from a freshly shuffled deck',
    ],
    unit: 'deal',
    lesson: 'chance comes from outside, so that a deal can be repeated and tested.',
    hints: [
      'Cards are dealt: deal the given deck, or shuffle(buildDeck(), random) from poker-hands-kata. With n players the first gets cards 0 and n, the second 1 and n + 1, and so on round the table.',
      'Cards are dealt: after the hole cards, burn a card and deal three as the flop, burn one and deal the turn, burn one and deal the river. Rank each player with rankTexasHoldem or rankOmaha, and get the places from your own showdown.',
      'A table: if there are no players, or more than the deck has cards for, throw an Error with any message.',
    ],
  },
  {
    name: FAST,
    unit: 'evaluator',
    lesson: 'first right, then fast: the slow, right solution checks the fast one.',
    hints: [
      'First be right: the category and up to five ranks decide. Put them into one number, the category in front and four bits for each rank, so that comparing hands is comparing numbers.',
      'Then be fast: no Map, no sort, no new arrays. A suit fits into one number with a bit for each rank. For suits c, d, h and s, c | d | h | s has every rank; with & and | you also get the ranks that occur two, three and four times.',
      'The highest rank in such a number is 31 - Math.clz32(bits). If bit 1 is also the ace, bits & (bits >> 1) & (bits >> 2) & (bits >> 3) & (bits >> 4) has a bit for the lowest card of each straight. bits & (bits - 1) removes the lowest bit.',
    ],
  },
];

/** Returns the exercise of a name. @throws Error if there is none */
export function exerciseNamed(name: string): Exercise {
  const exercise = EXERCISES.find((candidate) => candidate.name === name);
  if (!exercise) throw new Error(`there is no exercise "${name}"`);
  return exercise;
}
