import type { Exercise } from '../../exercise.ts';

export const straightFlush: Exercise = {
  name: 'straight-flush',
  unit: 'straight-flush',
  lesson:
    'two rules can be true of different cards, so choose the cards first, and then ask both rules about them.',
  hints: [
    'A straight and a flush are not enough: five cards may be in a row, and five other cards may have one suit. And which suit do you look at?',
    'Look only at the cards of one suit. What must be true of them? You have already written a function that tells you.',
    "Take the suits C, D, H and S one after the other. There is a straight flush if the cards of one suit contain a straight. Use import { isStraight } from './straight.ts' to find out.",
  ],
};
