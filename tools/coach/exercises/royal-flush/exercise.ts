import type { Exercise } from '../../exercise.ts';

export const royalFlush: Exercise = {
  name: 'royal-flush',
  unit: 'royal-flush',
  lesson: 'if a rule names its cards, look for exactly those cards.',
  hints: [
    'Which five cards are they? An ace and a straight flush are not enough: think of A 2 3 4 5.',
    'One suit must have each of the ranks 14, 13, 12, 11 and 10.',
  ],
};
