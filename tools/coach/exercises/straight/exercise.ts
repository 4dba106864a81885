import type { Exercise } from '../../exercise.ts';

export const straight: Exercise = {
  name: 'straight',
  unit: 'straight',
  lesson: 'each rank counts once, and the ace is at either end of a row, never in the middle.',
  hints: [
    'Any of the cards may belong to the row. Go from 2 to 14 and count how many ranks in a row you have. When the count is five, there is a straight. A missing rank sets the count back to 0.',
    {
      on: ['the ten is between nine and jack'],
      text: 'Do you sort the ranks? sort() compares numbers as text, so it puts 10 before 2. Write sort((a, b) => a - b) to compare them as numbers.',
    },
    {
      on: ['The ace is high or low', 'does not go round the corner'],
      text: 'The ace can be at either end of a row. Go through the fourteen places A 2 3 4 … Q K A. Then no row can go round the corner, from the king through the ace to the two.',
    },
    {
      on: ['A pair among the cards'],
      text: 'Only the ranks matter, each of them once. A second seven must not end the row.',
    },
  ],
};
