/** How each key changes the view, and which action follows. */
import { STEPS, type Step } from '../../coach/steps.ts';
import { troublesOf } from '../../coach/verdict.ts';
import { isBreak, scrolledBy } from '../../terminal/screen-loop.ts';
import type { Page } from './pages.ts';
import { callInSight, inSight, isDoneInSight, type Note, type View } from './view.ts';

const NOT_DONE: Note = { text: 'This step is not done yet: h gives a hint, l any other step.', goesWithVerdict: true };

/** `again` judges finished steps, too, because code that uses chance may fail the next time; `copy` copies the call that fails. */
export type Action = 'quit' | 'judge' | 'again' | 'reset' | 'copy';

type Pressed = readonly [View, Action?];

/** @param key - its name: `h`, `up`, `return`, `ctrl+c` */
export function press(before: View, key: string): Pressed {
  const { question } = before;
  if ((key === 'q' && !question) || isBreak(key)) return [before, 'quit'];
  const view: View = { ...before, note: undefined, question: undefined };
  if (question === 'reset') return key === 'y' ? [view, 'reset'] : [view];
  if (question === 'solution') return key === 'y' ? showSolution(view) : [view];
  if (view.page?.kind === 'list') return onList(view, view.page, key) ?? onAnyPage(view, key) ?? [view];
  if (view.page?.kind === 'rule' && key === 'return') return goTo(view, view.page.step);
  if (view.page?.kind === 'rule') return onAnyPage(view, key) ?? [view];
  if (view.page?.kind === 'keys') return onAnyPage(view, key) ?? [view];
  if (view.page?.kind === 'end') return onAnyPage(view, key) ?? runAgain(view, key) ?? [view];
  return onAnyPage(view, key) ?? runAgain(view, key) ?? aboutStep(view, key);
}

/** The keys that do not depend on the step in sight. */
function onAnyPage(view: View, key: string): Pressed | undefined {
  const scrolled = scrolledBy(key, view);
  if (scrolled !== undefined) return [{ ...view, scrolled }];
  if (key === 'l') return [view.page?.kind === 'list' ? withPage(view, undefined) : showList(view)];
  if (key === '?') return [withPage(view, view.page?.kind === 'keys' ? undefined : { kind: 'keys' })];
  if (key === 'escape') return [view.page?.kind === 'rule' ? showList(view) : withPage(view, undefined)];
  return undefined;
}

function runAgain(view: View, key: string): Pressed | undefined {
  return key === 'space' || key === 'return' ? [withPage(view, undefined), 'again'] : undefined;
}

/** The keys that need a verdict. */
function aboutStep(view: View, key: string): Pressed {
  const { step } = inSight(view) ?? {};
  if (!'hnsrfec'.includes(key) || key === '') return [view];
  if (!step) return [{ ...view, note: { text: 'One moment, your files are still being read.' } }];
  if (key === 'h') return [showHint(view, step)];
  if (key === 'f') return [nextFailure(view)];
  if (key === 'e')
    return [{ ...withPage(view, undefined), explains: true, opened: 'mistake', scrolled: DOWN_TO_THE_END }];
  if (key === 'c') return copyCall(view);
  if (key === 'n') return goOn(view);
  if (key === 'r') return [{ ...view, question: 'reset' }];
  if (view.page?.kind === 'solution') return [withPage(view, undefined)];
  return isDoneInSight(view) ? showSolution(view) : [{ ...view, question: 'solution' }];
}

function onList(view: View, page: Page & { kind: 'list' }, key: string): Pressed | undefined {
  const choose = (chosen: number, typed = ''): Pressed => [
    { ...view, page: { ...page, chosen: Math.min(Math.max(chosen, 0), STEPS.length - 1), typed } },
  ];
  if (key === 'up' || key === 'k') return choose(page.chosen - 1);
  if (key === 'down' || key === 'j') return choose(page.chosen + 1);
  if (/^\d$/.test(key)) {
    const typed = Number(page.typed + key) <= STEPS.length ? page.typed + key : key;
    return choose(Number(typed) - 1, typed);
  }
  const step = STEPS[page.chosen];
  return key === 'return' && step ? [withPage(view, { kind: 'rule', step })] : undefined;
}

/** Any step can be done at any time. */
function goTo(view: View, step: Step): Pressed {
  const fresh = { failure: 0, explains: false, opened: 'hint', gained: 0, mistakes: [] } as const;
  return [{ ...withPage(view, undefined), ...fresh, lookedAt: step }, 'judge'];
}

/** The next step; behind the last one the first that was left out. */
function goOn(view: View): Pressed {
  if (!isDoneInSight(view)) return [{ ...view, note: NOT_DONE }];
  const next = STEPS[STEPS.indexOf(inSight(view)?.step as Step) + 1];
  const leftOut = STEPS.find((step) => !view.progress?.done.includes(step));
  const step = next ?? leftOut;
  return step ? goTo(view, step) : [withPage(view, { kind: 'end' })];
}

function showHint(view: View, { name, hints }: Step): View {
  if (isDoneInSight(view)) return { ...view, note: { text: 'This step is done: it needs no hint.' } };
  const shown = view.hints[name] ?? 0;
  const note =
    shown === hints.length
      ? { text: 'There are no more hints. Press s for the solution.', goesWithVerdict: true }
      : undefined;
  const counts = { ...view.hints, [name]: Math.min(shown + 1, hints.length) };
  return { ...withPage(view, undefined), note, hints: counts, opened: 'hint', scrolled: DOWN_TO_THE_END };
}

/** To what was opened. */
const DOWN_TO_THE_END = Number.POSITIVE_INFINITY;

function nextFailure(view: View): View {
  const verdict = inSight(view)?.verdict;
  const count = verdict ? troublesOf(verdict).length : 0;
  const text = verdict?.counterExample
    ? 'Of the hands that come out wrong this is the smallest.'
    : 'There is no other failure.';
  if (count < 2) return { ...view, note: { text, goesWithVerdict: true } };
  return { ...withPage(view, undefined), failure: (view.failure + 1) % count };
}

function copyCall(view: View): Pressed {
  const call = callInSight(view);
  if (call === undefined) return [{ ...view, note: { text: 'There is no call to copy.', goesWithVerdict: true } }];
  return [
    { ...view, note: { text: `Copied, where the terminal allows that: ${call}`, goesWithVerdict: true } },
    'copy',
  ];
}

function showList(view: View): View {
  const step = view.page?.kind === 'rule' ? view.page.step : inSight(view)?.step;
  return withPage(view, { kind: 'list', chosen: step ? STEPS.indexOf(step) : 0, typed: '' });
}

function showSolution(view: View): Pressed {
  const { step } = inSight(view) ?? {};
  return [step ? withPage(view, { kind: 'solution', step }) : view];
}

const withPage = (view: View, page: Page | undefined): View => ({ ...view, page, scrolled: 0 });
