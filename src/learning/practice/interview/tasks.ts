import { join } from 'node:path';
import { quote } from '../../../kata/cards/quote.ts';
import { listed } from '../../../machine/words/nearest.ts';
import { COMBINATIONS, predicateName, unitOf } from '../../../solution/combinations.ts';
import { EXERCISES, type Exercise } from '../../coach/exercises.ts';
import type { FileName } from '../../coach/units.ts';

export interface Task {
  readonly name: string;
  readonly title: string;
  readonly minutes: number;
  readonly exercises: readonly Exercise[];
  /** How many rules of each chapter are shown with examples (default: all). */
  readonly rulesShown?: number;
  /** The names that may be imported from `poker-hands-kata` without giving the answer away. */
  readonly given: readonly string[];
  /** Adds what the chapters and docstrings do not say. */
  readonly note?: string;
  /** The only file to write instead of those of the exercises; it is run as a program. */
  readonly file?: 'winner';
  /** Another chapter, whose introduction the candidate needs. */
  readonly background?: string;
}

const exercisesOf = (...names: readonly string[]) =>
  EXERCISES.filter(({ name }) => names.includes(name));

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
    background: 'omaha', // deal.ts also deals Omaha
  },
  {
    name: 'winner',
    title: 'Win, lose or draw',
    minutes: 60,
    exercises: exercisesOf('tie-breaking'),
    given: CARDS,
    file: 'winner',
    note: 'Structure it as you like. Only the winner counts, not the reason. `winner` gets the cards as text; a program answers the question `compare`, with WIN, LOSE or DRAW if you like.',
  },
];

export const TASK_CHOICE = listed(TASKS.map(({ name }) => name));

export const filesOf = ({
  file,
  exercises,
}: Pick<Task, 'file' | 'exercises'>): readonly FileName[] =>
  file ? [file] : exercises.flatMap(({ units }) => units);

export function findTask(name: string): Task {
  const task = TASKS.find((known) => known.name === name);
  if (!task) throw new Error(`${quote(name)} is not a task: expected ${TASK_CHOICE}`);
  return task;
}

export const folderOf = ({ name }: Task): string => join('practice', `interview-${name}`);
