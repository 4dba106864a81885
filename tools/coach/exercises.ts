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
    lesson: 'write an order as a list: a list of rules, the highest first, replaces nested ifs.',
    hints: [
      'Write each rung on a line of its own, the highest first. The comment at the top of the file lists the categories in that order.',
      "Import the functions of the rules from your files, as in import { isPair } from './pair.ts', or from poker-hands-kata. A rung looks like this: { category: 'royal flush', holds: isRoyalFlush }.",
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
    lesson: 'six rules become one: each category is a list of group sizes.',
    hints: [
      'Write each category as a list of group sizes: two pairs are 2, 2, 1, and a high card is 1, 1, 1, 1, 1. Straights and flushes are the next exercise.',
      'For each size, find the highest rank that you have not used yet and that has at least that many cards. Take that many of its cards.',
      'Use each rank only once: when you have taken some of its cards, its other cards do not count any more. With fewer than five cards, some groups stay empty.',
    ],
  },
  {
    name: 'best-straights-and-flushes',
    chapter: 'ranking',
    rules: ['The highest straight counts, and the highest five of a flush'],
    unit: 'best-five',
    exports: ['bestFive'],
    categories: ['royal flush', 'straight flush', 'flush', 'straight'],
    lesson:
      'find the best cards of each suit, then compare them: two flushes then need no code of their own.',
    hints: [
      'For a straight, try the rows from the highest to the lowest: first ace to ten, then king to nine, and at last 5 4 3 2 A. Take one card of each rank. For a flush and a straight flush, look at each suit on its own, as if its cards were all there are.',
      {
        on: ['Two suits'],
        text: 'If two suits have five cards each, you have two hands. Compare them rank by rank, and keep the higher one.',
      },
    ],
  },
  {
    name: 'tie-breaks',
    chapter: 'ranking',
    rules: ['The ace of a wheel counts as a one', 'Hands on the same rung need not tie'],
    unit: 'best-five',
    exports: ['tieBreakOf'],
    lesson:
      'handle the exception where you make the ranks: then the code that compares them needs no exception.',
    hints: [
      'A wheel must lose to 6 5 4 3 2. Where is the ace in 5 4 3 2 A, and what must it count as?',
      'Only a straight and a straight flush have this exception. If the last of their five cards is an ace, it counts as 1.',
    ],
  },
  {
    name: 'tie-breaking',
    unit: 'tie-breaking',
    lesson: 'rank each hand once and compare the results: first the categories, then rank by rank.',
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
      {
        on: ['A flush beats a full house', 'Three of a kind stays below a straight'],
        text: 'The order of the rungs is data. Write a second list, with the rungs of your ladder in another order. To rank cards, find the first rung of that list whose holds(cards) is true, and let your bestFive and tieBreakOf do the rest.',
      },
      {
        on: ['The lowest straight is ace'],
        text: 'Which ranks are in a row is data: in short deck, A 6 7 8 9 T J Q K A. Let your isStraight take the row, then your isStraightFlush, which calls isStraight(ofSuit, row), and your bestFive. Write the rung of the straight with holds: (cards) => isStraight(cards, SHORT_ROW), and that of the straight flush in the same way. The ace of 9 8 7 6 A is the last card, so your tieBreakOf already counts it as 1.',
      },
      {
        on: ['The deck has 36 cards'],
        text: 'Throw an Error, with any message, in four cases: there are not exactly two hole cards, there are not three to five cards on the board, a card comes twice, or a card is below the six.',
      },
      'Only data differs between the two games: the order of the rungs, and which ranks are in a row. Pass it to your functions as a second parameter, with the data of 52 cards as its default. Then every call without it gives the same answer as before.',
    ],
  },
  {
    name: 'texas-holdem',
    unit: 'texas-holdem',
    lesson:
      'a game says which cards count, and the ranking stays the same. Check the cards as soon as you get them.',
    hints: [
      'rankHand from poker-hands-kata takes any number of cards and finds the best five. What must you give it?',
      'Give rankHand all the cards together, in one list.',
      {
        on: ['Refused:'],
        text: 'Throw an Error, with any message, in three cases: there are not exactly two hole cards, there are not three to five cards on the board, or a card comes twice.',
      },
    ],
  },
  {
    name: 'omaha',
    unit: 'omaha',
    lesson:
      'two hole cards and three cards of the board make only sixty hands, so trying them all is simple, and right.',
    hints: [
      'A hand is made of exactly two of the four hole cards and exactly three cards of the board. How many such hands are there?',
      'There are six ways to take two of four cards, and ten ways to take three of five: sixty hands. Rank them all and keep the best.',
      'Write one function that lists all ways to take n of some cards, and use it for the hole cards and for the board. compareHandRanks says which hand is better.',
      {
        on: ['Refused:'],
        text: 'Throw an Error, with any message, in three cases: there are not exactly four hole cards, there are not three to five cards on the board, or a card comes twice.',
      },
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
      'Sort the players, the best first, and keep everything else about a player: { ...player, place }.',
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
    lesson:
      'the caller passes the source of random numbers, so that a deal can be repeated and tested.',
    hints: [
      'If you are given a deck, deal it as it is. Cards go round the table: with n players, the first gets the cards 0 and n of the deck, the second 1 and n + 1, and so on. In Omaha this goes on to 2n and 3n.',
      'After the hole cards, burn a card and deal three as the flop, burn one and deal the turn, burn one and deal the river. Rank each player with rankTexasHoldem or rankOmaha, and get the places from your own showdown.',
      {
        on: ['Refused:'],
        text: 'Throw an Error, with any message, if there are no players, or more than the deck has cards for.',
      },
      {
        on: ['Each deal is from a freshly shuffled deck'],
        text: 'If you are given no deck, deal shuffle(buildDeck(), random) from poker-hands-kata. Shuffle a deck for each deal.',
      },
    ],
  },
  {
    name: FAST,
    unit: 'evaluator',
    lesson:
      'make it right first, and then fast: a slow solution that is right checks the fast one.',
    hints: [
      'First make it right: only the category and up to five ranks decide who wins. Put them into one number: first the category, then four bits for each rank. Then the stronger hand has the larger number.',
      {
        on: ['times as fast as the rules'],
        text: 'Do without Map, sort and new arrays. The cards of a suit fit into one number, with a bit for each rank. If c, d, h and s are these numbers, c | d | h | s has every rank that occurs. With & and | you also get the ranks that occur two, three and four times.',
      },
      {
        on: ['times as fast as the rules'],
        text: 'The highest rank in such a number is 31 - Math.clz32(bits). If bit 1 is also the ace, bits & (bits >> 1) & (bits >> 2) & (bits >> 3) & (bits >> 4) has a bit for the lowest card of each straight. bits & (bits - 1) removes the lowest bit.',
      },
    ],
  },
];

/** Returns the exercise of a name. @throws Error if there is none */
export function exerciseNamed(name: string): Exercise {
  const exercise = EXERCISES.find((candidate) => candidate.name === name);
  if (!exercise) throw new Error(`there is no exercise "${name}"`);
  return exercise;
}
