import { type Exercise, hintsOn } from '../../coach/exercises.ts';
import { troublesOf } from '../../coach/verdict.ts';
import { doneIn, FRESH, type View, verdictInSight } from './view.ts';

/** What a key asks for; `again` judges everything, because code that uses chance may fail the next time. */
type Action = 'quit' | 'judge' | 'again' | 'reset' | 'submit';

interface Key {
  readonly label: string;
  /** Returns what changes in the view. */
  readonly press?: (view: View) => Partial<View>;
  readonly action?: Action;
  readonly question?: string;
}

/** Finds the keys by their names, like `h` or `space`. */
export const keysOf = ({ course }: View): Readonly<Record<string, Key>> =>
  course.interview ? INTERVIEW_KEYS : course.program ? PROGRAM_KEYS : PRACTICE_KEYS;

/** Returns the view after a key, and what the key asks for. */
export function press(before: View, name: string): readonly [View, (Action | undefined)?] {
  const { asked, page, typed, course } = before;
  const view: View = { ...before, note: '', asked: undefined };
  const keys = keysOf(view);
  if (name === 'ctrl+c' || name === 'ctrl+d') return [view, 'quit'];
  if (asked) return name === 'y' ? [view, keys[asked]?.action] : [view];
  if (page === 'list' && /^\d$/.test(name)) return [{ ...view, typed: `${typed}${name}`.slice(-2) }];
  const chosen = page === 'list' && name === 'return' && course.exercises[Number(typed) - 1];
  if (chosen) return [{ ...view, ...FRESH, current: chosen }, 'judge'];
  const key = keys[name === 'return' ? 'space' : name];
  if (!key) return [{ ...view, page: undefined }];
  return key.question ? [{ ...view, asked: name }] : [{ ...view, ...key.press?.(view) }, key.action];
}

/** Shows the next exercise; after the last one the first that was left out. */
function goOn(view: View): Partial<View> {
  const { course, current } = view;
  const done = doneIn(view);
  const next = course.exercises[course.exercises.indexOf(current as Exercise) + 1];
  const leftOut = course.exercises.find((exercise) => !done.includes(exercise));
  return { ...FRESH, current: next ?? leftOut ?? course.exercises[0] };
}

function showHint(view: View): Partial<View> {
  const { current, hints: shown } = view;
  const name = current?.name ?? '';
  const hints = current ? hintsOn(current, verdictInSight(view)) : [];
  const count = shown[name] ?? 0;
  const note = count >= hints.length ? 'There are no more hints. Press s for the solution.' : '';
  return { note, hints: { ...shown, [name]: Math.min(count + 1, hints.length) } };
}

function showNextFailure(view: View): Partial<View> {
  const verdict = verdictInSight(view);
  return { failure: (view.failure + 1) % Math.max(verdict ? troublesOf(verdict).length : 0, 1) };
}

const toggle =
  (page: 'list' | 'solution') =>
  (view: View): Partial<View> => ({ typed: '', page: view.page === page ? undefined : page });

const PRACTICE_KEYS = {
  h: { label: 'hint', press: showHint },
  f: { label: 'next failure', press: showNextFailure },
  e: { label: 'explain', press: () => ({ explains: true }) },
  n: { label: 'next exercise', press: goOn, action: 'judge' },
  l: { label: 'list', press: toggle('list') },
  s: { label: 'solution', press: toggle('solution') },
  r: { label: 'reset', action: 'reset', question: 'Put the stub back? What you wrote is kept next to it.' },
  space: { label: 'run again', press: () => ({ page: undefined }), action: 'again' },
  q: { label: 'quit', action: 'quit' },
} satisfies Readonly<Record<string, Key>>;

const { r: _, ...PROGRAM_KEYS } = PRACTICE_KEYS;
const { f, n, l, space } = PRACTICE_KEYS;
const INTERVIEW_KEYS = {
  s: { label: 'submit', action: 'submit', question: 'Submit now? That ends the interview.' },
  ...{ f, n, l, space },
  q: { label: 'quit (the clock goes on)', action: 'quit' },
} satisfies Readonly<Record<string, Key>>;
