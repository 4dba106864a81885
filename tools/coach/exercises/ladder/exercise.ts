import type { Exercise } from '../../exercise.ts';

export const ladder: Exercise = {
  name: 'ladder',
  chapter: 'ranking',
  rules: [
    'The ladder has ten rungs, from the royal flush down to the high card',
    'Cards are worth the highest combination they contain',
    'It works for any number of cards',
    'The rarer a hand of five, the higher it ranks',
  ],
  unit: 'ladder',
  lesson: 'write an order as a list: a list of rules, the highest first, replaces nested ifs.',
  hints: [
    'Write each rung on a line of its own, the highest first. The comment at the top of the file lists the categories in that order.',
    "Import the functions of the rules from your files, as in import { isPair } from './pair.ts', or from poker-hands-kata. A rung looks like this: { category: 'royal flush', holds: isRoyalFlush }.",
  ],
};
