/** What each key does. */
import type { Exercise } from '../../coach/exercises.ts';
import { inWords } from '../../coach/explain/words.ts';
import { isDone, troublesOf } from '../../coach/verdict.ts';
import { type Action, doneIn, FRESH, type Key, type View, verdictInSight } from './view.ts';

/** Returns the view after a key, and what the key asks for. */
export function press(before: View, name: string): readonly [View, Action | undefined] {
  const { asked, page, course } = before;
  const view: View = { ...before, note: '', asked: undefined };
  if (name === 'ctrl+c' || name === 'ctrl+d') return [view, 'quit'];
  if (asked) return [view, name === 'y' ? asked.action : undefined];
  if (page === 'list' && /^\d$/.test(name)) return [{ ...view, typed: `${view.typed}${name}`.slice(-2) }, undefined];
  const chosen = page === 'list' && name === 'return' && course.exercises[Number(view.typed) - 1];
  if (chosen) return goTo(view, chosen);
  const key = course.keys[name === 'return' ? 'space' : name];
  if (!key || key.isOffered?.(view) === false) return [{ ...view, page: undefined }, undefined];
  return key.question ? [{ ...view, asked: key }, undefined] : [key.press(view), key.action];
}

/** Shows another exercise, which is judged then. */
const goTo = (view: View, current: Exercise): readonly [View, Action] => [{ ...view, ...FRESH, current }, 'judge'];

/** Shows the next exercise; after the last one the first that was left out. */
function goOn(view: View): View {
  const { course, current } = view;
  const done = doneIn(view);
  const next = course.exercises[course.exercises.indexOf(current as Exercise) + 1];
  const leftOut = course.exercises.find((exercise) => !done.includes(exercise));
  const shown = next ?? leftOut;
  return shown ? goTo(view, shown)[0] : { ...view, page: 'end' };
}

function showHint(view: View): View {
  const { name = '', hints = [] } = view.current ?? {};
  const shown = view.hints[name] ?? 0;
  const note = shown === hints.length ? 'There are no more hints. Press s for the solution.' : '';
  return { ...view, note, hints: { ...view.hints, [name]: Math.min(shown + 1, hints.length) } };
}

function failuresIn(view: View): number {
  const verdict = verdictInSight(view);
  return verdict ? troublesOf(verdict).length : 0;
}

function isFailing(view: View): boolean {
  const verdict = verdictInSight(view);
  return verdict !== undefined && !isDone(verdict);
}

function asksAboutMistake(view: View): boolean {
  const verdict = verdictInSight(view);
  return verdict !== undefined && inWords(verdict, view.mistakes, view.failure).mistake !== undefined;
}

const toggle = (page: 'list' | 'solution') => (view: View) =>
  ({ ...view, typed: '', page: view.page === page ? undefined : page }) as const;

const stay = (view: View) => view;

export const PRACTICE_KEYS = {
  h: { label: 'hint', press: showHint, isOffered: isFailing },
  f: {
    label: 'next failure',
    press: (view) => ({ ...view, failure: (view.failure + 1) % failuresIn(view) }),
    isOffered: (view) => failuresIn(view) > 1,
  },
  e: {
    label: 'explain',
    press: (view) => ({ ...view, explains: true }),
    isOffered: (view) => !view.explains && asksAboutMistake(view),
  },
  n: { label: 'next exercise', press: goOn, action: 'judge' },
  l: { label: 'list', press: toggle('list') },
  s: { label: 'solution', press: toggle('solution') },
  r: {
    label: 'reset',
    press: stay,
    action: 'reset',
    question: 'Put the stub back? What you wrote is kept next to it.',
  },
  space: { label: 'run again', press: (view) => ({ ...view, page: undefined, verdicts: {} }), action: 'judge' },
  q: { label: 'quit', press: stay, action: 'quit' },
} satisfies Readonly<Record<string, Key>>;

export const INTERVIEW_KEYS: Readonly<Record<string, Key>> = {
  s: { label: 'submit', press: stay, action: 'submit', question: 'Submit now? That ends the interview.' },
  f: PRACTICE_KEYS.f,
  n: PRACTICE_KEYS.n,
  l: PRACTICE_KEYS.l,
  space: PRACTICE_KEYS.space,
  q: { ...PRACTICE_KEYS.q, label: 'quit (the clock goes on)' },
};
