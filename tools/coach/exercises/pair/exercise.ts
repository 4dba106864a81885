import type { Exercise } from '../../exercise.ts';

export const pair: Exercise = {
  name: 'pair',
  unit: 'pair',
  lesson:
    'ask for at least two of a rank, never for exactly two, so that more cards make no difference.',
  hints: [
    'How would you find it with cards on a table? You would put cards of the same rank together.',
    'Count the cards of each rank. A Map from rank to count will do.',
    'There is a pair when some count is at least 2. At least, not exactly: three kings are two kings and one more.',
  ],
};
