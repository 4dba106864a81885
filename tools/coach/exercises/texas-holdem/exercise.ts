import type { Exercise } from '../../exercise.ts';

export const texasHoldem: Exercise = {
  name: 'texas-holdem',
  spokenName: "Texas hold'em",
  unit: 'texas-holdem',
  exampleCards: 'Ah Kh / Qh Jh Th 2c 3d',
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
};
