/** All that the practice knows at a moment, and so all that the screen can show. */
import { STEPS, type Step } from '../../coach/steps.ts';
import { isDone, type KnownMistake, type StepVerdict, troublesOf } from '../../coach/verdict.ts';
import type { Scroll } from '../../terminal/screen-loop.ts';
import type { Progress } from '../session.ts';
import type { Page } from './pages.ts';

/** A sentence above the keys. It disappears with the next key and, where the next verdict makes it untrue, with that verdict. */
export interface Note {
  readonly text: string;
  readonly goesWithVerdict?: boolean;
}

/** An action that the learner has to confirm. */
export type Question = 'reset' | 'solution';

export interface View extends Scroll {
  /** Nothing is known before the first verdict. */
  readonly progress: Progress | undefined;
  /** The step that the learner went to. */
  readonly lookedAt: Step | undefined;
  /** Whether the steps that are not in sight have been judged once. */
  readonly knowsOthers: boolean;
  /** The steps that were done and are not any more. */
  readonly broken: readonly Step[];
  /** Which of the failures is shown: 0 is the first. */
  readonly failure: number;
  /** Whether the known mistake is explained that the screen asks about. */
  readonly explains: boolean;
  /** What was opened last, which the body ends with. */
  readonly opened: 'hint' | 'mistake';
  /** How many more examples of the step pass than before the last save. */
  readonly gained: number;
  /** How many passed when the examples ran last, and of which step. */
  readonly reached: { readonly step: string; readonly passed: number } | undefined;
  /** How often judging was asked for. */
  readonly asked: number;
  /** How often it was when the files of the verdict in sight were read. */
  readonly judged: number | undefined;
  /** The verdict is about to be replaced. */
  readonly isOld: boolean;
  /** The known mistakes that fit the step in sight. */
  readonly mistakes: readonly KnownMistake[];
  /** How many hints are shown, by the name of the step. */
  readonly hints: Readonly<Record<string, number>>;
  /** The page that covers the verdict. */
  readonly page: Page | undefined;
  readonly question: Question | undefined;
  readonly note: Note | undefined;
  /** The code has been running for a while. */
  readonly isSlow: boolean;
  /** How many steps passed before the first verdict that is shown. */
  readonly passing: number;
}

export const FIRST_VIEW: View = {
  progress: undefined,
  lookedAt: undefined,
  knowsOthers: false,
  broken: [],
  failure: 0,
  explains: false,
  opened: 'hint',
  gained: 0,
  reached: undefined,
  asked: 0,
  judged: undefined,
  isOld: false,
  mistakes: [],
  hints: {},
  page: undefined,
  question: undefined,
  note: undefined,
  isSlow: false,
  passing: 0,
  scrolled: 0,
  furthest: 0,
};

/** The step that is on the screen, with its verdict: the one that the learner went to, as soon as it is judged. */
export function inSight({ progress, lookedAt }: View): { step: Step; verdict: StepVerdict } | undefined {
  if (!progress) return undefined;
  const verdict = progress.verdicts.find(({ step }) => step === lookedAt?.name);
  if (lookedAt && verdict) return { step: lookedAt, verdict };
  return { step: progress.current, verdict: progress.verdict };
}

export const isAllDone = ({ done }: Progress): boolean => done.length === STEPS.length;

export function isDoneInSight(view: View): boolean {
  const verdict = inSight(view)?.verdict;
  return verdict !== undefined && isDone(verdict);
}

/** The call that fails in the failure in sight. */
export function callInSight(view: View): string | undefined {
  const verdict = inSight(view)?.verdict;
  return verdict && (troublesOf(verdict)[view.failure]?.call ?? verdict.counterExample?.call);
}
