/** The keys of the practice as data. Pressing one makes a new view, and may start an action. */
import { mistakeIn } from '../../coach/answers.ts';
import { type Exercise, hintsOn } from '../../coach/exercise.ts';
import { helperFiles } from '../../coach/read-package.ts';
import { isDone } from '../../coach/verdict.ts';
import { home } from '../../machine/package/package-files.ts';
import { editorCommand } from '../../machine/terminal/editor.ts';
import { listed } from '../../machine/words/nearest.ts';
import { showClue, showExamples, showNextSurvivor } from './example-keys.ts';
import type { Action, Key, Press, Question } from './key.ts';
import { placeInSight } from './own-view.ts';
import {
  exercisesDone,
  FRESH,
  failureInSight,
  takesExamples,
  type View,
  verdictInSight,
} from './view.ts';

/** The view after a key, and what the key starts. */
export interface Pressed {
  readonly view: View;
  readonly action?: Action;
}

/** Returns the keys that do something now, by names like `h` or `space`. */
export function keysOf(view: View): Readonly<Record<string, Key>> {
  const keys = tableOf(view);
  const verdict = verdictInSight(view);
  const isUseful = ([name, key]: [string, Key]) => {
    if (!view.current) return name === 'q';
    return key.press === undefined || key.press(view, verdict) !== undefined;
  };
  return Object.fromEntries(Object.entries(keys).filter(isUseful));
}

function tableOf({ course, side }: View): Readonly<Record<string, Key>> {
  if (course.interview) return INTERVIEW_KEYS;
  return side === 'examples' ? EXAMPLE_KEYS : PRACTICE_KEYS;
}

/** Returns the view after a key, and what the key starts. @param name - like `h` or `return` */
export function press(before: View, typed: string): Pressed {
  // A capital letter is only typed, not pressed.
  const name = before.page === 'cards' ? typed : typed.toLowerCase();
  const view: View = { ...before, note: '', waitingKey: undefined };
  if (name === 'ctrl+c' || name === 'ctrl+d') return { view, action: 'quit' };
  if (before.waitingKey) {
    const confirmed = name === 'y' ? keysOf(view)[before.waitingKey] : undefined;
    return doWhatItSays(confirmed, view);
  }
  if (name === 'backspace') return { view: { ...view, typed: view.typed.slice(0, -1) } };
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
  if (character.length === 1) return { view: { ...view, typed: `${view.typed}${character}` } };
  if (name === 'return') return { view: { ...view, answer: [], note: 'Asking …' }, action: 'ask' };
  return { view: { ...view, page: undefined } };
}

/** Types a digit, or goes to the exercise with the typed number, or to the examples of it. */
function pressOnList(view: View, name: string): Pressed {
  if (/^\d$/.test(name)) return { view: { ...view, typed: `${view.typed}${name}` } };
  const chosen = view.course.exercises[Number(view.typed) - 1];
  if (name === 'return' && chosen) {
    return { view: { ...view, ...FRESH, current: chosen }, action: 'judge' };
  }
  if (name === 'x' && chosen && takesExamples(view.course, chosen)) {
    return showExamplesOf(chosen, view);
  }
  return pressKey(view, name);
}

/** Shows the learner's examples of an exercise, and writes a feature if there is none. */
function showExamplesOf(exercise: Exercise, view: View): Pressed {
  return {
    view: { ...view, ...FRESH, current: exercise, side: 'examples' },
    action: 'examples',
  };
}

/** Does what a key of the table says. Any key closes the page. */
function pressKey(view: View, name: string): Pressed {
  const key = keysOf(view)[name];
  const asks = key?.question && (key.asks?.(view, verdictInSight(view)) ?? true);
  if (asks) return { view: { ...view, page: undefined, waitingKey: name } };
  return doWhatItSays(key, view);
}

/** Changes the view as the key says, and starts its action. */
function doWhatItSays(key: Key | undefined, view: View): Pressed {
  const changed = key?.press?.(view, verdictInSight(view));
  return { view: { ...view, page: undefined, ...changed }, action: key?.action };
}

/**
 * Goes to the next exercise that is not done, after the last one from the first on. If all others
 * are done, or in an interview, whose hidden examples may fail, it is the next one.
 */
const goOn: Press = (view) => {
  const { course, current } = view;
  if (!current) return undefined;
  const { exercises, interview } = course;
  const index = exercises.indexOf(current);
  const others = [...exercises.slice(index + 1), ...exercises.slice(0, index)];
  const done = interview ? [] : exercisesDone(view);
  const next = others.find((exercise) => !done.includes(exercise)) ?? others[0];
  return { ...FRESH, current: next ?? current };
};

/** Shows one more hint, if there is one. */
const showHint: Press = (view, verdict) => {
  const { current, hints } = view;
  if (!current || !verdict || isDone(verdict)) return undefined;
  const next = hintsOn(current, failureInSight(view)).find(({ text }) => !hints.includes(text));
  return next && { explains: false, hints: [...hints, next.text] };
};

/** Shows the next failure, or after the last one the first. */
const showNextFailure: Press = ({ failure }, verdict) => {
  const count = verdict ? verdict.troubles.length : 0;
  return count > 1 ? { failure: (failure + 1) % count } : undefined;
};

/** Explains the known mistake that gives the same answers, or those avoided, or stops that. */
const explain: Press = ({ mistakes, explains }, verdict) => {
  const isFailing = verdict && !isDone(verdict);
  const hasExplanation = isFailing ? mistakeIn(verdict, mistakes) : mistakes.length > 0;
  return hasExplanation ? { explains: !explains } : undefined;
};

/** Changes nothing in the view: the action opens the line, if there is an editor and a line. */
const open: Press = (view) => (editorCommand() && placeInSight(view) ? {} : undefined);

/** Changes nothing in the view: the action puts stubs back, which a program does not have. */
const reset: Press = ({ course }) => (course.program ? undefined : {});

/** Shows our solution, then the helpers that it imports, if any, and then neither. */
const showSolution: Press = ({ page, current }) => {
  if (page === 'helpers') return { page: undefined };
  if (page !== 'solution') return { page: 'solution' };
  const hasHelpers = current && helperFiles(current.unit, home.root).length > 0;
  return { page: hasHelpers ? 'helpers' : undefined };
};

/** Asks before the solution gives away an exercise that is not done, or another of its file. */
const asksForSolution: Key['asks'] = (view) => {
  if (view.page === 'solution' || view.page === 'helpers') return false;
  const done = exercisesDone(view);
  return ofSameFile(view).some((exercise) => !done.includes(exercise));
};

/** Lists the exercises that have the same file as the one in sight. */
function ofSameFile({ course, current }: View): readonly Exercise[] {
  return course.exercises.filter(({ unit }) => unit === current?.unit);
}

/** Opens a page, or closes it. */
function toggle(page: View['page']): Press {
  return (view) => ({ typed: '', page: view.page === page ? undefined : page });
}

const askForSolution: Question = (view) => {
  const isOnly = ofSameFile(view).length === 1;
  const what = isOnly
    ? 'This exercise is not done yet.'
    : 'Not all exercises in this file are done.';
  return `Show our solution? ${what}`;
};

const askForReset: Question = (view) => {
  const { course, current } = view;
  const others = ofSameFile(view).filter((exercise) => exercise !== current);
  const numbers = others.map((exercise) => `${course.exercises.indexOf(exercise) + 1}`);
  const are = others.length > 1 ? 'Exercises' : 'Exercise';
  const verb = others.length > 1 ? 'are' : 'is';
  const also = others.length > 0 ? ` ${are} ${listed(numbers, 'and')} ${verb} in it, too.` : '';
  return `Start this file again?${also} Your old code is kept.`;
};

const PRACTICE_KEYS = {
  h: { label: 'hint', press: showHint },
  f: { label: 'next failure', press: showNextFailure },
  e: { label: 'explain', press: explain },
  o: { label: 'open', press: open, action: 'open' },
  c: { label: 'cards', press: toggle('cards') },
  x: { label: 'examples', press: showExamples, action: 'examples' },
  n: { label: 'next', press: goOn, action: 'judge' },
  l: { label: 'list', press: toggle('list') },
  s: { label: 'solution', press: showSolution, question: askForSolution, asks: asksForSolution },
  r: { label: 'reset', press: reset, action: 'reset', question: askForReset },
  space: { label: 'run again', action: 'again' },
  q: { label: 'quit', action: 'quit' },
} satisfies Readonly<Record<string, Key>>;

const EXAMPLE_KEYS = {
  h: { label: 'hint', press: showClue },
  f: { label: 'another wrong program', press: showNextSurvivor },
  o: PRACTICE_KEYS.o,
  x: { label: 'code', press: () => FRESH, action: 'judge' },
  n: PRACTICE_KEYS.n,
  l: PRACTICE_KEYS.l,
  q: PRACTICE_KEYS.q,
} satisfies Readonly<Record<string, Key>>;

const INTERVIEW_KEYS = {
  s: { label: 'submit', action: 'submit', question: () => 'Submit now? That ends the interview.' },
  f: PRACTICE_KEYS.f,
  c: PRACTICE_KEYS.c,
  n: PRACTICE_KEYS.n,
  l: PRACTICE_KEYS.l,
  space: PRACTICE_KEYS.space,
  q: { label: 'quit (the clock goes on)', action: 'quit' },
} satisfies Readonly<Record<string, Key>>;
