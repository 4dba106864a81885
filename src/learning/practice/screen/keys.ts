import { editorCommand } from '../../../machine/terminal/editor.ts';
import { type Exercise, hintsOn } from '../../coach/exercises.ts';
import { type ExerciseVerdict, isDone, sameMistakes, troublesOf } from '../../coach/verdict.ts';
import { FRESH, type View, verdictInSight, whereIn } from './view.ts';

/** What a key starts; `again` also judges unchanged files, because code may use chance. */
type Action = 'quit' | 'judge' | 'again' | 'ask' | 'open' | 'reset' | 'submit';

/** Returns what changes in the view; undefined if the key does nothing now. */
type Press = (view: View, verdict: ExerciseVerdict | undefined) => Partial<View> | undefined;

interface Key {
  readonly label: string;
  readonly press?: Press;
  readonly action?: Action;
  readonly question?: string;
}

/** Returns the keys that do something now, by names like `h` or `space`. */
export function keysOf(view: View): Readonly<Record<string, Key>> {
  const keys: [string, Key][] = Object.entries(
    view.course.interview ? INTERVIEW_KEYS : PRACTICE_KEYS,
  );
  const verdict = verdictInSight(view);
  return Object.fromEntries(
    keys.filter(([name, { press }]) =>
      view.current ? !press || press(view, verdict) : name === 'q',
    ),
  );
}

/** Returns the view after a key, and what the key starts. */
export function press(before: View, name: string): readonly [View, (Action | undefined)?] {
  const { asked, page, typed, course } = before;
  const view: View = { ...before, note: '', asked: undefined };
  const keys = keysOf(view);
  if (name === 'ctrl+c' || name === 'ctrl+d') return [view, 'quit'];
  if (asked) return name === 'y' ? [view, keys[asked]?.action] : [view];
  const character = name === 'space' ? ' ' : name;
  if (page === 'cards' ? character.length === 1 : page === 'list' && /^\d$/.test(name))
    return [{ ...view, typed: `${typed}${character}` }];
  if (name === 'backspace') return [{ ...view, typed: typed.slice(0, -1) }];
  if (page === 'cards')
    return name === 'return'
      ? [{ ...view, answer: [], note: 'Asking …' }, 'ask']
      : [{ ...view, page: undefined }];
  const chosen = page === 'list' && name === 'return' && course.exercises[Number(typed) - 1];
  if (chosen) return [{ ...view, ...FRESH, current: chosen }, 'judge'];
  const key = keys[name === 'return' && page !== 'list' ? 'space' : name];
  const seen = { ...view, page: undefined };
  if (key?.question) return [{ ...seen, asked: name }];
  return [{ ...seen, ...key?.press?.(view, verdictInSight(view)) }, key?.action];
}

const goOn: Press = ({ course, current }) => {
  const next = course.exercises[course.exercises.indexOf(current as Exercise) + 1];
  return { ...FRESH, current: next ?? course.exercises[0] };
};

const showHint: Press = ({ current, hints }, verdict) => {
  const count = hints[current?.name ?? ''] ?? 0;
  if (!current || !verdict || isDone(verdict) || count >= hintsOn(current, verdict).length)
    return undefined;
  return { explains: false, hints: { ...hints, [current.name]: count + 1 } };
};

const showNextFailure: Press = ({ failure }, verdict) => {
  const { length } = verdict ? troublesOf(verdict) : [];
  return length > 1 ? { failure: (failure + 1) % length } : undefined;
};

/** Explains the known mistakes that fail in the same way or were avoided. */
const explain: Press = ({ mistakes, explains }, verdict) => {
  const [first] = !verdict || isDone(verdict) ? mistakes : sameMistakes(verdict, mistakes);
  return first && { explains: !explains };
};

const toggle =
  (page: View['page']): Press =>
  (view) => ({ typed: '', page: view.page === page ? undefined : page });

const RESET = 'Put the stub back? Your file is kept next to it.';

const PRACTICE_KEYS = {
  h: { label: 'hint', press: showHint },
  f: { label: 'next failure', press: showNextFailure },
  e: { label: 'explain', press: explain },
  o: {
    label: 'open',
    press: (view) => (editorCommand() && whereIn(view) ? {} : undefined),
    action: 'open',
  },
  c: { label: 'cards', press: toggle('cards') },
  n: { label: 'next exercise', press: goOn, action: 'judge' },
  l: { label: 'list', press: toggle('list') },
  s: { label: 'solution', press: toggle('solution') },
  r: {
    label: 'reset',
    press: ({ course }) => (course.program ? undefined : {}),
    action: 'reset',
    question: RESET,
  },
  space: { label: 'run again', action: 'again' },
  q: { label: 'quit', action: 'quit' },
} satisfies Readonly<Record<string, Key>>;

const { f, n, l, space } = PRACTICE_KEYS;
const INTERVIEW_KEYS = {
  s: { label: 'submit', action: 'submit', question: 'Submit now? That ends the interview.' },
  ...{ f, n, l, space },
  q: { label: 'quit (the clock goes on)', action: 'quit' },
} satisfies Readonly<Record<string, Key>>;
