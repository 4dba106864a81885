/** What the keys do that concern the learner's own examples. */
import type { Press } from './key.ts';
import { nextClue, survivorInSight, survivorsIn } from './own-view.ts';
import { FRESH, takesExamples } from './view.ts';

/** Shows one more clue about the wrong program in sight, if there is one. */
export const showClue: Press = (view) => {
  const clue = nextClue(view);
  return clue === undefined ? undefined : { hints: [...view.hints, clue] };
};

/** Goes to the next wrong program that gets past all examples. */
export const showNextSurvivor: Press = (view) => {
  const inSight = survivorInSight(view);
  return inSight && survivorsIn(view).length > 1 ? { failure: inSight.number } : undefined;
};

/** Shows the learner's examples; the action writes a feature, if there is none. */
export const showExamples: Press = ({ course, current }) =>
  current && takesExamples(course, current) ? { ...FRESH, side: 'examples' } : undefined;
