import type { Exercise } from '../../exercise.ts';

export const cards: Exercise = {
  name: 'cards',
  unit: 'cards',
  exampleCards: 'Kd 10h',
  lesson: 'check text when you read it, so that no other code has to check the cards again.',
  hints: [
    'In each card the last character is the suit, and the rank stands before it. Only the rank 10 has two characters. So do not cut the text at spaces, or after every second character. At each place, read a rank and then a suit. A Map turns t and 10 into 10, a into 14, and ♠ into S.',
    {
      on: ['Anything that is not a card is refused'],
      text: 'Throw an Error, and do not skip what is not a card. text.matchAll(/\\s*(10|[2-9TJQKA])([CDHS♣♦♥♠])/giy) stops at the first text that is not a card. Did it stop at the end of the text? And did it find any card?',
    },
    {
      on: ['A deck has each card only once'],
      text: 'To find a card that is given twice, compare the rank and the suit. For === two objects are never equal, even if both have the same rank and suit. And Th and 10♥ are two ways to write one card.',
    },
  ],
};
