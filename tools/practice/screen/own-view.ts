/** What the screen shows of the learner's own examples. */
import { relative } from 'node:path';
import {
  type Clues,
  counts,
  type FeatureTrouble,
  type NumberedProgram,
  type OwnExample,
  type OwnExamplesVerdict,
  survivorsOf,
} from '../../coach/own-verdict.ts';
import type { Where } from '../../coach/verdict.ts';
import { featureFile } from '../own-features.ts';
import { failureInSight, type View } from './view.ts';

/** Returns what became of the examples of the exercise in sight, if there are any. */
export function ownInSight({
  own,
  current,
}: View): OwnExamplesVerdict | FeatureTrouble | undefined {
  return current && own[current.name];
}

/**
 * Returns the wrong program that hints are about, which gets past all examples: the one in sight or,
 * once that is caught, the next one, after the last the first.
 */
export function survivorInSight(view: View): NumberedProgram | undefined {
  const survivors = survivorsIn(view);
  return survivors.find(({ number }) => number > view.failure) ?? survivors[0];
}

/** Lists the wrong programs that get past the examples of the exercise in sight. */
export function survivorsIn(view: View): readonly NumberedProgram[] {
  const own = ownInSight(view);
  if (!own || 'message' in own) return [];
  return survivorsOf(own);
}

/** The clues, in the order in which they are given. */
const CLUES = ['sort', 'maker', 'code'] as const;
type Clue = (typeof CLUES)[number];

/** Returns the clues that were asked for about a wrong program. */
export function cluesShown(view: View, numbered: NumberedProgram): Partial<Clues> {
  const { clues } = numbered.program;
  const shown = CLUES.filter((clue) => view.hints.includes(nameOfClue(view, numbered, clue)));
  return Object.fromEntries(shown.map((clue) => [clue, clues?.[clue]]));
}

/** Names the next clue about the wrong program in sight; undefined if there is no more. */
export function nextClue(view: View): string | undefined {
  const numbered = survivorInSight(view);
  if (!numbered) return undefined;
  const names = CLUES.map((clue) => nameOfClue(view, numbered, clue));
  return names.find((name) => !view.hints.includes(name));
}

/** Identifies a clue: the clues about two programs may have the same words. */
function nameOfClue({ current }: View, { number }: NumberedProgram, clue: Clue): string {
  return `${current?.name}, wrong program ${number}, ${clue}`;
}

/** Lists the examples that do not count. */
export function notCounted({ examples }: OwnExamplesVerdict): readonly OwnExample[] {
  return examples.filter((example) => !counts(example));
}

/** Returns the line of the feature to look at: where it is wrong, or its beginning. */
export function placeInFeature(view: View): Where | undefined {
  const { course, current } = view;
  const own = ownInSight(view);
  if (!current || !own) return undefined;
  const line = 'message' in own ? own.line : lineToMend(notCounted(own)[0]);
  return { file: relative('', featureFile(current, course.folder)), line };
}

/** Returns the line to open: of the failure in sight, or of the learner's examples. */
export function placeInSight(view: View): Where | undefined {
  return view.side === 'examples' ? placeInFeature(view) : failureInSight(view)?.where;
}

/** Returns the line of the sentence that cannot be read, or else of the example. */
function lineToMend(example: OwnExample | undefined): number {
  return example?.status === 'unreadable' ? example.trouble.line : lineOf(example);
}

/** Returns the line of an example. */
export function lineOf(example: OwnExample | undefined): number {
  return Number(example?.location.split(':').at(-1) ?? 1);
}
