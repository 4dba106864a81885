import type { Exercise } from '../../exercise.ts';

export const makeItFast: Exercise = {
  name: 'make-it-fast',
  unit: 'evaluator',
  exampleCards: 'Kd Kh 9c 9s 2d / Ad Ah 8c 8s 3d',
  lesson: 'make it right first, and then fast: a slow solution that is right checks the fast one.',
  hints: [
    'First make it right: only the category and up to five ranks decide who wins. Put them into one number: first the category, then four bits for each rank. Then the stronger hand has the larger number.',
    {
      on: ['times as fast as the rules'],
      text: 'Do without Map, sort and new arrays. The cards of a suit fit into one number, with a bit for each rank. If c, d, h and s are these numbers, c | d | h | s has every rank that occurs. With & and | you also get the ranks that occur two, three and four times.',
    },
    {
      on: ['times as fast as the rules'],
      text: 'The highest rank in such a number is 31 - Math.clz32(bits). If bit 1 is also the ace, bits & (bits >> 1) & (bits >> 2) & (bits >> 3) & (bits >> 4) has a bit for the lowest card of each straight. bits & (bits - 1) removes the lowest bit.',
    },
  ],
};
