/** The exercises on the cards and on what cards contain, with their hints. */
import type { Exercise } from './exercise.ts';
import { CARDS } from './units.ts';

/** The exercises in the order of practice, up to the royal flush. */
export const RULE_EXERCISES: readonly Exercise[] = [
  {
    name: CARDS,
    unit: 'cards',
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
  },
  {
    name: 'pair',
    unit: 'pair',
    lesson:
      'ask for at least two of a rank, never for exactly two, so that more cards make no difference.',
    hints: [
      'How would you find it with cards on a table? You would put cards of the same rank together.',
      'Count the cards of each rank. A Map from rank to count will do.',
      'There is a pair when some count is at least 2. At least, not exactly: three kings are two kings and one more.',
    ],
  },
  {
    name: 'three-of-a-kind',
    unit: 'three-of-a-kind',
    lesson:
      'pairs, threes and fours ask the same question: how many cards of a rank are there? Only the number changes.',
    hints: [
      'How did you find the pair? If you counted the cards of each rank, let both rules use one function for that.',
      'Only the number changes: the largest count must be at least 3.',
    ],
  },
  {
    name: 'four-of-a-kind',
    unit: 'four-of-a-kind',
    lesson:
      'only the largest count matters. If your three rules differ in one number, let all three call one function, like hasGroupOf(cards, 4).',
    hints: [
      'The deck has four cards of each rank. Look at the counts again.',
      'Do not add counts: two pairs are four cards, but of two ranks. The largest count must be 4.',
    ],
  },
  {
    name: 'two-pairs',
    unit: 'two-pairs',
    lesson: 'count the counts: two pairs are at least two ranks that have at least two cards each.',
    hints: [
      'Which counts do you need? Think of seven cards, too: K K 9 9 4 4 2.',
      'Two different ranks, each with at least two cards. A third such rank makes no difference, nor does a third card.',
      'Keep the counts that are at least 2. There are two pairs if you keep at least 2 counts.',
    ],
  },
  {
    name: 'full-house',
    unit: 'full-house',
    lesson:
      'three cards of one rank are enough for a pair, too: only its rank must differ from that of the three of a kind.',
    hints: [
      'If there are three fours and three twos, which rank could be the pair?',
      'The pair must have another rank than the three of a kind, but there may be more than two cards of that rank.',
      'Sort the counts, largest first: the first is at least 3 and the second at least 2.',
    ],
  },
  {
    name: 'flush',
    unit: 'flush',
    lesson: 'the hand can be any five of the cards, so ask for at least five of a suit.',
    hints: [
      'Only the suits matter now. There may be more than five cards, and the flush may be any five of them.',
      'Count the cards of each suit, C, D, H and S. One suit must have at least five.',
    ],
  },
  {
    name: 'straight',
    unit: 'straight',
    lesson: 'each rank counts once, and the ace is at either end of a row, never in the middle.',
    hints: [
      'Any of the cards may belong to the row. Go from 2 to 14 and count how many ranks in a row you have. When the count is five, there is a straight. A missing rank sets the count back to 0.',
      {
        on: ['the ten is between nine and jack'],
        text: 'Do you sort the ranks? sort() compares numbers as text, so it puts 10 before 2. Write sort((a, b) => a - b) to compare them as numbers.',
      },
      {
        on: ['The ace is high or low', 'does not go round the corner'],
        text: 'The ace can be at either end of a row. Go through the fourteen places A 2 3 4 … Q K A. Then no row can go round the corner, from the king through the ace to the two.',
      },
      {
        on: ['A pair among the cards'],
        text: 'Only the ranks matter, each of them once. A second seven must not end the row.',
      },
    ],
  },
  {
    name: 'straight-flush',
    unit: 'straight-flush',
    lesson:
      'two rules can be true of different cards, so choose the cards first, and then ask both rules about them.',
    hints: [
      'A straight and a flush are not enough: five cards may be in a row, and five other cards may have one suit. And which suit do you look at?',
      'Look only at the cards of one suit. What must be true of them? You have already written a function that tells you.',
      "Take the suits C, D, H and S one after the other. There is a straight flush if the cards of one suit contain a straight. Use import { isStraight } from './straight.ts' to find out.",
    ],
  },
  {
    name: 'royal-flush',
    unit: 'royal-flush',
    lesson: 'if a rule names its cards, look for exactly those cards.',
    hints: [
      'Which five cards are they? An ace and a straight flush are not enough: think of A 2 3 4 5.',
      'One suit must have each of the ranks 14, 13, 12, 11 and 10.',
    ],
  },
];
