/** How each event changes the view, and which action follows. */
import { isDeepStrictEqual } from 'node:util';
import { listed } from '../../coach/report.ts';
import { STEPS, type Step, spokenName } from '../../coach/steps.ts';
import type { KnownMistake, StepVerdict } from '../../coach/verdict.ts';
import type { ScreenEvent } from '../../terminal/screen-loop.ts';
import { type Progress, withVerdicts } from '../session.ts';
import { type Action, press } from './keys.ts';
import { inSight, isAllDone, type View } from './view.ts';

/** What the actions find out. */
export type PracticeEvent =
  /** The code has been running for a while. */
  | { readonly kind: 'slow' }
  /** So many steps pass, and others are still to be judged. */
  | { readonly kind: 'passes'; readonly count: number }
  /** A verdict, and how often judging had been asked for when the files were read. */
  | { readonly kind: 'judged'; readonly progress: Progress; readonly asked?: number }
  /** Verdicts on steps that are not in sight. */
  | { readonly kind: 'others judged'; readonly verdicts: readonly StepVerdict[] }
  | { readonly kind: 'explained'; readonly verdict: StepVerdict; readonly mistakes: readonly KnownMistake[] }
  /** The stubs of a step are back; these are the old files. */
  | { readonly kind: 'reset'; readonly kept: readonly string[] };

export function update(view: View, event: ScreenEvent | PracticeEvent): readonly [View, Action?] {
  switch (event.kind) {
    case 'key':
      return asking(...press(view, event.key));
    case 'open':
    case 'save':
      return asking(view, 'judge');
    case 'slow':
      return [{ ...view, isSlow: true }];
    case 'passes':
      return [{ ...view, passing: event.count }];
    case 'judged':
      return [withJudged(view, event.progress, event.asked)];
    case 'others judged':
      return [withOthers(view, event.verdicts)];
    case 'explained':
      return [inSight(view)?.verdict === event.verdict ? { ...view, mistakes: event.mistakes } : view];
    case 'reset':
      return asking({ ...asUndone(view), note: { text: resetText(event.kept) } }, 'judge');
    case 'error':
      return [{ ...view, note: { text: event.sentence }, isSlow: false }];
    case 'signal':
      return [view, 'quit'];
    default:
      return [view];
  }
}

/** What is on the screen is old as soon as judging is asked for. */
function asking(view: View, action?: Action): readonly [View, Action?] {
  if (action !== 'judge' && action !== 'again') return action ? [view, action] : [view];
  return [{ ...view, asked: view.asked + 1, isOld: view.progress !== undefined }, action];
}

const resetText = (kept: readonly string[]) =>
  kept.length > 0 ? `Your old work is in ${kept.join(' and ')}.` : 'The stub is back.';

/** The view with a verdict: a new one, or the one in sight with its counts. */
function withJudged(view: View, progress: Progress, asked: number | undefined): View {
  const isOld = (asked ?? view.asked) < view.asked;
  const [before, after] = [inSight(view)?.verdict, inSight({ ...view, progress })?.verdict];
  const isOfSameSave = asked !== undefined && asked === view.judged;
  if (isOfSameSave && isDeepStrictEqual(before, after)) return { ...view, isSlow: false, isOld };
  const { gained, ...next } = withProgress(view, progress);
  return { ...next, gained: isOfSameSave ? view.gained : gained, judged: asked, isOld };
}

/** The view with a new verdict. */
export function withProgress(view: View, progress: Progress): View {
  const isFirst = view.progress === undefined;
  const { step, verdict } = inSight({ ...view, progress }) ?? {};
  const isSameStep = step === inSight(view)?.step;
  return {
    ...view,
    progress,
    broken: brokenIn(view, progress),
    page: isFirst && isAllDone(progress) ? { kind: 'end' } : staysOpen(view.page) ? view.page : undefined,
    question: isSameStep ? view.question : undefined,
    mistakes: [],
    note: isFirst || !view.note?.goesWithVerdict ? view.note : undefined,
    isSlow: false,
    failure: 0,
    explains: false,
    opened: 'hint',
    gained: gainedBy(verdict, view),
    reached: verdict && verdict.examples > 0 ? { step: verdict.step, passed: passedIn(verdict) } : view.reached,
    scrolled: 0,
  };
}

/** A verdict does not close what somebody reads to find another step. */
const staysOpen = (page: View['page']) => page?.kind === 'list' || page?.kind === 'rule';

function withOthers(view: View, verdicts: readonly StepVerdict[]): View {
  if (!view.progress) return view;
  const progress = withVerdicts(view.progress, verdicts);
  const { done } = view.progress;
  const names = progress.done.filter((step) => !done.includes(step)).map(spokenName);
  const note = view.knowsOthers && names.length > 0 ? { note: { text: doneText(names) } } : {};
  return { ...view, progress, broken: brokenIn(view, progress), knowsOthers: true, ...note };
}

const doneText = (names: readonly string[]) => `${listed(names)} ${names.length > 1 ? 'are' : 'is'} done now.`;

/** Those that were done, now or earlier, and are not done any more. */
function brokenIn({ broken, progress }: View, now: Progress): readonly Step[] {
  return STEPS.filter((step) => [...broken, ...(progress?.done ?? [])].includes(step) && !now.done.includes(step));
}

/** Whoever resets a step knows that it is not done any more. */
function asUndone(view: View): View {
  const { progress } = view;
  const isOther = (step: Step) => step !== inSight(view)?.step;
  if (!progress) return view;
  return {
    ...view,
    broken: view.broken.filter(isOther),
    progress: { ...progress, done: progress.done.filter(isOther) },
  };
}

/** How many more examples pass than in the verdict before. */
function gainedBy(verdict: StepVerdict | undefined, view: View): number {
  const { reached } = view;
  if (!verdict || reached?.step !== verdict.step || verdict.examples === 0) return 0;
  return passedIn(verdict) - reached.passed;
}

const passedIn = ({ examples, failed }: StepVerdict) => examples - failed.length;
