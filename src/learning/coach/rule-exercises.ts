/** The exercises on the cards and on what cards contain, with their hints. */
import type { Exercise } from './exercise.ts';
import { CARDS } from './units.ts';

/** The exercises in the order of practice, up to the royal flush. */
export const RULE_EXERCISES: readonly Exercise[] = [
  {
    name: CARDS,
    unit: 'cards',
    lesson: 'check text where it comes in: whoever gets the cards need not ask again.',
    hints: [
      'Its rank and then its suit: the last character is the suit, and what stands before that is the rank. Only 10 has two characters. So do not cut the text at spaces or into twos: at each place read a rank and then a suit. A Map turns t and 10 into 10, a into 14, and ♠ into S.',
      'Not a card: throw an Error, and do not skip it. text.matchAll(/\\s*(10|[2-9TJQKA])([CDHS♣♦♥♠])/giy) stops at the first that is no card. Is that the end of the text? And is there a card at all?',
      'Each card only once: compare rank and suit. Two objects are never the same, and Th and 10♥ are two spellings of one card.',
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
    lesson: 'count the counts: at least two ranks that have at least two cards each.',
    hints: [
      'Which counts do you need? Think of seven cards, too: K K 9 9 4 4 2.',
      'Two different ranks, each with at least two cards. A third such rank makes no difference, nor does a third card.',
      'Keep the counts that are at least 2. There are two pairs if you keep at least 2 counts.',
    ],
  },
  {
    name: 'full-house',
    unit: 'full-house',
    lesson: 'three cards can serve as a pair, as long as the ranks differ.',
    hints: [
      'If there are three fours and three twos, which rank could be the pair?',
      'The pair needs another rank than the three, but that rank may have more than two cards.',
      'Sort the counts, largest first: the first is at least 3 and the second at least 2.',
    ],
  },
  {
    name: 'flush',
    unit: 'flush',
    lesson: 'the hand can be any five of the cards, so ask for at least five of a suit.',
    hints: [
      'Only the suits matter now. There may be more than five cards, and any of them may be the flush.',
      'Count the cards of each suit, C, D, H and S. One suit must have at least five.',
    ],
  },
  {
    name: 'straight',
    unit: 'straight',
    lesson: 'each rank counts once, and the ace is at either end of a row, never in the middle.',
    hints: [
      'The ten: sort() compares numbers as text, so 10 comes before 2; sort((a, b) => a - b) compares them as numbers.',
      'Five ranks in a row: they may be any of the cards. Go from 2 to 14 and count how many in a row you have. At five there is a straight; a missing rank resets the count.',
      'A pair among the cards: only the ranks matter, each of them once. A second seven must not break the row.',
      'The ace: it is at both ends. Go through A 2 3 4 … Q K A, fourteen places. Then no row can wrap around.',
    ],
  },
  {
    name: 'straight-flush',
    unit: 'straight-flush',
    lesson: 'two rules can hold for different cards: first choose the cards, then ask about them.',
    hints: [
      'A straight and a flush are not enough: five cards may be in a row, and another five of one suit. And which suit do you look at?',
      'Look only at the cards of one suit. What must you ask about them? You have already written it.',
      "For some suit of C, D, H and S, the cards of that suit contain a straight: import { isStraight } from './straight.ts' and ask it.",
    ],
  },
  {
    name: 'royal-flush',
    unit: 'royal-flush',
    lesson: 'if a rule names its cards, look for exactly these, all of one suit.',
    hints: [
      'Which five cards are they? An ace and a straight flush are not enough: think of A 2 3 4 5.',
      'One suit must have each of the ranks 14, 13, 12, 11 and 10.',
    ],
  },
];
