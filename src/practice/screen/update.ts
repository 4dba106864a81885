/** How each event changes the view, and which action follows. */
import type { KnownMistake, StepVerdict } from '../../coach/verdict.ts';
import type { ScreenEvent } from '../../terminal/screen-loop.ts';
import type { Progress } from '../session.ts';
import type { TypeNote } from '../type-check.ts';
import { type Action, press } from './keys.ts';
import { inSight, isAllDone, type View } from './view.ts';

/** What the actions find out. */
export type PracticeEvent =
  /** The code has been running for a while. */
  | { readonly kind: 'slow' }
  /** A verdict, and how often judging had been asked for when the files were read. */
  | { readonly kind: 'judged'; readonly progress: Progress; readonly asked?: number }
  | { readonly kind: 'explained'; readonly verdict: StepVerdict; readonly mistakes: readonly KnownMistake[] }
  | { readonly kind: 'types checked'; readonly types: readonly TypeNote[] }
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
    case 'judged':
      return [{ ...withProgress(view, event.progress), isOld: (event.asked ?? view.asked) < view.asked }];
    case 'explained':
      return [inSight(view)?.verdict === event.verdict ? { ...view, mistakes: event.mistakes } : view];
    case 'types checked':
      return [{ ...view, types: event.types }];
    case 'reset':
      return asking({ ...view, note: { text: resetText(event.kept) } }, 'judge');
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

/** The view with a new verdict. */
export function withProgress(view: View, progress: Progress): View {
  const isFirst = view.progress === undefined;
  const known = progress.verdicts.length;
  const isSameStep = inSight({ ...view, progress })?.step === inSight(view)?.step;
  return {
    ...view,
    progress,
    reached: isFirst ? known : Math.max(view.reached, known),
    page: isFirst && isAllDone(progress) ? { kind: 'end' } : view.page?.kind === 'list' ? view.page : undefined,
    question: isSameStep ? view.question : undefined,
    mistakes: [],
    types: [],
    note: isFirst || !view.note?.goesWithVerdict ? view.note : undefined,
    isSlow: false,
    failure: 0,
    explains: false,
    opened: 'hint',
    gained: gainedBy(inSight({ ...view, progress })?.verdict, view),
    scrolled: 0,
  };
}

/** How many more examples pass than in the verdict before; what is counted later belongs to the same save. */
function gainedBy(verdict: StepVerdict | undefined, view: View): number {
  const before = inSight(view)?.verdict;
  if (!verdict || before?.step !== verdict.step) return 0;
  if (before.isCounting) return view.gained;
  return verdict.examples > 0 && before.examples > 0 ? passedIn(verdict) - passedIn(before) : 0;
}

const passedIn = ({ examples, failed }: StepVerdict) => examples - failed.length;
