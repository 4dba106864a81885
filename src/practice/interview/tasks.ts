/** The tasks of the interview. Each asks for the files of some exercises. */
import { join } from 'node:path';
import { EXERCISES, type Exercise } from '../../coach/exercises.ts';
import type { FileName } from '../../coach/units.ts';
import { quote } from '../../kata/cards/quote.ts';
import { listed } from '../../load/nearest.ts';
import { COMBINATIONS, predicateName, unitOf } from '../../solution.ts';

export interface Task {
  readonly name: string;
  readonly title: string;
  readonly minutes: number;
  readonly exercises: readonly Exercise[];
  /** How many rules of each chapter are shown with examples, if not all. */
  readonly rulesShown?: number;
  /** What may be imported from `poker-hands-kata`; the rest would give the answer away. */
  readonly given: readonly string[];
  /** What neither the chapters nor the docstrings say. */
  readonly note?: string;
  /** The one file to write in place of those of the exercises. It is asked as a program is. */
  readonly file?: 'winner';
  /** A chapter whose introduction the candidate also needs. */
  readonly background?: string;
}

const exercisesOf = (...names: readonly string[]) => EXERCISES.filter(({ name }) => names.includes(name));

const CARDS = ['parseCards', 'formatCards', 'buildDeck', 'shuffle'];
const PREDICATES = COMBINATIONS.map(predicateName);
const RANKING = ['rankHand', 'compareHandRanks', 'compareHands', 'explain', 'rankOmaha'];

export const TASKS: readonly Task[] = [
  {
    name: 'predicates',
    title: 'What cards contain',
    minutes: 30,
    exercises: exercisesOf(...COMBINATIONS.map(unitOf)),
    rulesShown: 2,
    given: CARDS,
  },
  {
    name: 'ranking',
    title: 'What cards are worth, and who wins',
    minutes: 45,
    exercises: exercisesOf('ranking', 'tie-breaking'),
    given: [...CARDS, ...PREDICATES],
  },
  {
    name: 'showdown',
    title: "A showdown in Texas hold'em",
    minutes: 60,
    exercises: exercisesOf('texas-holdem', 'showdown'),
    given: [...CARDS, ...PREDICATES, ...RANKING],
    note: 'Deal the `deck` that you are given; without one, shuffle a deck with `random`.',
    background: 'omaha', // deal.ts deals Omaha, too
  },
  {
    name: 'winner',
    title: 'Win, lose or draw',
    minutes: 60,
    exercises: exercisesOf('tie-breaking'),
    given: CARDS,
    file: 'winner',
    note: 'How it is made is up to you. Only who wins is asked, not why. `winner` gets the cards as text; a program answers the question `compare`, with WIN, LOSE or DRAW if you like.',
  },
];

export const TASK_CHOICE = listed(TASKS.map(({ name }) => name));

/** Lists the files that a candidate writes. */
export const filesOf = ({ file, exercises }: Pick<Task, 'file' | 'exercises'>): readonly FileName[] =>
  file ? [file] : exercises.flatMap(({ units }) => units);

/** Finds a task by its name. @throws Error when there is none */
export function findTask(name: string): Task {
  const task = TASKS.find((known) => known.name === name);
  if (!task) throw new Error(`${quote(name)} is not a task: expected ${TASK_CHOICE}`);
  return task;
}

export const folderOf = ({ name }: Task): string => join('practice', `interview-${name}`);
