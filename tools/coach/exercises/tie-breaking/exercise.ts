import type { Exercise } from '../../exercise.ts';

export const tieBreaking: Exercise = {
  name: 'tie-breaking',
  spokenName: 'tie-breaking',
  unit: 'tie-breaking',
  exampleCards: 'Kd Kh 9c 9s 2d / Ad Ah 8c 8s 3d',
  lesson: 'rank each hand once and compare the results: first the categories, then rank by rank.',
  hints: [
    'A HandRank has all you need: category and tieBreak. You need not look at the cards again.',
    'Compare the categories first: LADDER from poker-hands-kata lists them, the highest first, so the lower index wins. If they are the same, the first difference between the tie-breaks decides.',
    'Return (a.tieBreak[i] ?? 0) - (b.tieBreak[i] ?? 0) for the first i where they differ, or 0 if there is none.',
  ],
};
