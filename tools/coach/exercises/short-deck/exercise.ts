import type { Exercise } from '../../exercise.ts';

export const shortDeck: Exercise = {
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
  exampleCards: 'Ah 9h / 6h 7h 8h Kc Qd',
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
};
