import type { Exercise } from '../../exercise.ts';

export const omaha: Exercise = {
  name: 'omaha',
  spokenName: 'Omaha',
  unit: 'omaha',
  exampleCards: 'Ah Kh 9c 9s / Qh Jh Th 2c 3d',
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
};
