import type { Exercise } from '../../exercise.ts';

export const threeOfAKind: Exercise = {
  name: 'three-of-a-kind',
  unit: 'three-of-a-kind',
  lesson:
    'pairs, threes and fours ask the same question: how many cards of a rank are there? Only the number changes.',
  hints: [
    'How did you find the pair? If you counted the cards of each rank, let both rules use one function for that.',
    'Only the number changes: the largest count must be at least 3.',
  ],
};
