/** How each event changes the view, and which action follows. */
import { STEPS, type Step } from '../../coach/steps.ts';
import type { KnownMistake, StepVerdict } from '../../coach/verdict.ts';
import type { ScreenEvent } from '../../terminal/screen-loop.ts';
import { type Progress, withVerdicts } from '../session.ts';
import type { TypeNote } from '../type-check.ts';
import { type Action, press } from './keys.ts';
import { inSight, isAllDone, isDoneInSight, type View } from './view.ts';

/** What the actions find out. */
export type PracticeEvent =
  /** The code has been running for a while. */
  | { readonly kind: 'slow' }
  | { readonly kind: 'judged'; readonly progress: Progress }
  /** Verdicts on steps that are not in sight. */
  | { readonly kind: 'others judged'; readonly verdicts: readonly StepVerdict[] }
  | { readonly kind: 'explained'; readonly verdict: StepVerdict; readonly mistakes: readonly KnownMistake[] }
  | { readonly kind: 'types checked'; readonly types: readonly TypeNote[] }
  /** The stubs of a step are back; these are the old files. */
  | { readonly kind: 'reset'; readonly kept: readonly string[] };

export function update(view: View, event: ScreenEvent | PracticeEvent): readonly [View, Action?] {
  switch (event.kind) {
    case 'key':
      return press(view, event.key);
    case 'open':
    case 'save':
      return [view, 'judge'];
    case 'slow':
      return [{ ...view, isSlow: true }];
    case 'judged':
      return [withProgress(view, event.progress)];
    case 'others judged':
      return [withOthers(view, event.verdicts)];
    case 'explained':
      return [inSight(view)?.verdict === event.verdict ? { ...view, mistakes: event.mistakes } : view];
    case 'types checked':
      return [{ ...view, types: event.types }];
    case 'reset':
      return [{ ...asUndone(view), note: { text: resetText(event.kept) } }, 'judge'];
    case 'error':
      return [{ ...view, note: { text: event.sentence }, isSlow: false }];
    case 'signal':
      return [view, 'quit'];
    default:
      return [view];
  }
}

const resetText = (kept: readonly string[]) =>
  kept.length > 0 ? `Your old work is in ${kept.join(' and ')}.` : 'The stub is back.';

/** The view with a new verdict. */
export function withProgress(view: View, progress: Progress): View {
  const isFirst = view.progress === undefined;
  const isSameStep = inSight({ ...view, progress })?.step === inSight(view)?.step;
  return {
    ...view,
    progress,
    broken: brokenIn(view, progress),
    page: isFirst && isAllDone(progress) ? { kind: 'end' } : view.page?.kind === 'list' ? view.page : undefined,
    question: isSameStep ? view.question : undefined,
    mistakes: [],
    types: [],
    note: isFirst || !view.note?.goesWithVerdict ? view.note : undefined,
    isSlow: false,
    scrolled: isSameStep && isDoneInSight({ ...view, progress }) === isDoneInSight(view) ? view.scrolled : 0,
  };
}

function withOthers(view: View, verdicts: readonly StepVerdict[]): View {
  if (!view.progress) return view;
  const progress = withVerdicts(view.progress, verdicts);
  return { ...view, progress, broken: brokenIn(view, progress) };
}

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
