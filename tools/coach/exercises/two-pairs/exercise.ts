import type { Exercise } from '../../exercise.ts';

export const twoPairs: Exercise = {
  name: 'two-pairs',
  unit: 'two-pairs',
  lesson: 'count the counts: two pairs are at least two ranks that have at least two cards each.',
  hints: [
    'Which counts do you need? Think of seven cards, too: K K 9 9 4 4 2.',
    'Two different ranks, each with at least two cards. A third such rank makes no difference, nor does a third card.',
    'Keep the counts that are at least 2. There are two pairs if you keep at least 2 counts.',
  ],
};
