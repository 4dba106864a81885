import type { Exercise } from '../../exercise.ts';

export const flush: Exercise = {
  name: 'flush',
  unit: 'flush',
  lesson: 'the hand can be any five of the cards, so ask for at least five of a suit.',
  hints: [
    'Only the suits matter now. There may be more than five cards, and the flush may be any five of them.',
    'Count the cards of each suit, C, D, H and S. One suit must have at least five.',
  ],
};
