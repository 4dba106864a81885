import type { Exercise } from '../../exercise.ts';

export const fullHouse: Exercise = {
  name: 'full-house',
  unit: 'full-house',
  lesson:
    'three cards of one rank are enough for a pair, too: only its rank must differ from that of the three of a kind.',
  hints: [
    'If there are three fours and three twos, which rank could be the pair?',
    'The pair must have another rank than the three of a kind, but there may be more than two cards of that rank.',
    'Sort the counts, largest first: the first is at least 3 and the second at least 2.',
  ],
};
