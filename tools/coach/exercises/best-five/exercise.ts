import type { Exercise } from '../../exercise.ts';

export const bestGroups: Exercise = {
  name: 'best-groups',
  spokenName: 'best five: groups and kickers',
  chapter: 'ranking',
  rules: ['The best five cards count'],
  unit: 'best-five',
  exports: ['bestFive'],
  categories: ['four of a kind', 'full house', 'three of a kind', 'two pairs', 'pair', 'high card'],
  lesson: 'six rules become one: each category is a list of group sizes.',
  hints: [
    'Write each category as a list of group sizes: two pairs are 2, 2, 1, and a high card is 1, 1, 1, 1, 1. Straights and flushes are the next exercise.',
    'For each size, find the highest rank that you have not used yet and that has at least that many cards. Take that many of its cards.',
    'Use each rank only once: when you have taken some of its cards, its other cards do not count any more. With fewer than five cards, some groups stay empty.',
  ],
};

export const bestStraightsAndFlushes: Exercise = {
  name: 'best-straights-and-flushes',
  spokenName: 'best five: straights and flushes',
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
};

export const tieBreaks: Exercise = {
  name: 'tie-breaks',
  spokenName: 'ranks that break ties',
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
};
