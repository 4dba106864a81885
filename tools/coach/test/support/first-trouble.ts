import type { Breakdown, ExerciseVerdict, WrongAnswer } from '../../verdict.ts';

/** Returns the first trouble of a verdict, be it a wrong answer or something else. */
export function firstTrouble({ troubles }: ExerciseVerdict) {
  return troubles[0] as (Partial<WrongAnswer> & Partial<Breakdown>) | undefined;
}
