import type { Exercise } from '../../exercise.ts';

export const fourOfAKind: Exercise = {
  name: 'four-of-a-kind',
  unit: 'four-of-a-kind',
  lesson:
    'only the largest count matters. If your three rules differ in one number, let all three call one function, like hasGroupOf(cards, 4).',
  hints: [
    'The deck has four cards of each rank. Look at the counts again.',
    'Do not add counts: two pairs are four cards, but of two ranks. The largest count must be 4.',
  ],
};
