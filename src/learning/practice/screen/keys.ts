import { editorCommand } from '../../../machine/terminal/editor.ts';
import { type Exercise, hintsOn } from '../../coach/exercises.ts';
import { type ExerciseVerdict, isDone, sameMistakes, troublesOf } from '../../coach/verdict.ts';
import { FRESH, type View, verdictInSight, whereIn } from './view.ts';

/** What a key starts; `again` also judges unchanged files, because code may use chance. */
type Action = 'quit' | 'judge' | 'again' | 'ask' | 'open' | 'reset' | 'submit';

/** Returns what changes in the view; undefined if the key does nothing now. */
type Press = (view: View, verdict: ExerciseVerdict | undefined) => Partial<View> | undefined;

/** The view after a key, and what the key starts. */
type Pressed = readonly [View, (Action | undefined)?];

interface Key {
  readonly label: string;
  readonly press?: Press;
  readonly action?: Action;
  readonly question?: string;
}

/** Returns the keys that do something now, by names like `h` or `space`. */
export function keysOf(view: View): Readonly<Record<string, Key>> {
  const keys: Readonly<Record<string, Key>> = view.course.interview
    ? INTERVIEW_KEYS
    : PRACTICE_KEYS;
  const verdict = verdictInSight(view);
  const isUseful = ([name, key]: [string, Key]) => {
    if (!view.current) return name === 'q';
    return key.press === undefined || key.press(view, verdict) !== undefined;
  };
  return Object.fromEntries(Object.entries(keys).filter(isUseful));
}

/** Returns the view after a key, and what the key starts. */
export function press(before: View, name: string): Pressed {
  const view: View = { ...before, note: '', asked: undefined };
  if (name === 'ctrl+c' || name === 'ctrl+d') return [view, 'quit'];
  if (before.asked) return name === 'y' ? [view, keysOf(view)[before.asked]?.action] : [view];
  if (name === 'backspace') return [{ ...view, typed: view.typed.slice(0, -1) }];
  switch (view.page) {
    case 'cards':
      return pressOnCards(view, name);
    case 'list':
      return pressOnList(view, name);
    default:
      return pressKey(view, name === 'return' ? 'space' : name);
  }
}

/** Types a character, or asks about the typed cards. Any other key closes the page. */
function pressOnCards(view: View, name: string): Pressed {
  const character = name === 'space' ? ' ' : name;
  if (character.length === 1) return [{ ...view, typed: `${view.typed}${character}` }];
  if (name === 'return') return [{ ...view, answer: [], note: 'Asking …' }, 'ask'];
  return [{ ...view, page: undefined }];
}

/** Types a digit, or goes to the exercise with the typed number. */
function pressOnList(view: View, name: string): Pressed {
  if (/^\d$/.test(name)) return [{ ...view, typed: `${view.typed}${name}` }];
  const chosen = view.course.exercises[Number(view.typed) - 1];
  if (name === 'return' && chosen) return [{ ...view, ...FRESH, current: chosen }, 'judge'];
  return pressKey(view, name);
}

/** Does what a key of the table says. Any key closes the page. */
function pressKey(view: View, name: string): Pressed {
  const key = keysOf(view)[name];
  const withoutPage = { ...view, page: undefined };
  if (key?.question) return [{ ...withoutPage, asked: name }];
  return [{ ...withoutPage, ...key?.press?.(view, verdictInSight(view)) }, key?.action];
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
