/** The tasks of an interview. */
import { join, relative, resolve } from 'node:path';
import { quote } from '../../src/cards/quote.ts';
import { predicateName } from '../../steps/rules-under-test.ts';
import type { Exercise } from '../coach/exercise.ts';
import { EXERCISES } from '../coach/exercises.ts';
import { type FileName, WINNER } from '../coach/units.ts';
import { listed } from '../machine/words/nearest.ts';
import { USUAL_COMBINATIONS, unitOf } from '../solution/combinations.ts';
import { FOLLOW_UPS, type FollowUps } from './follow-ups.ts';

/** What an interview asks for. */
export interface Task {
  readonly name: string;
  readonly title: string;
  /** The usual time limit. */
  readonly minutes: number;
  readonly exercises: readonly Exercise[];
  /** How many rules of each chapter are shown with examples (default: all). */
  readonly rulesShown?: number;
  /** What `poker-hands-kata` exports to the candidate: nothing that gives the answer away. */
  readonly allowedImports: readonly string[];
  /** What to ask after the score card. */
  readonly followUps: FollowUps;
  /** A sentence on what the chapters and docstrings do not say. */
  readonly note?: string;
  /** A sentence for those who write a program only. */
  readonly programNote?: string;
  /** The only file to write instead of those of the exercises. */
  readonly onlyFile?: typeof WINNER;
  /** Another chapter, whose introduction the candidate needs. */
  readonly background?: string;
  /** A text in `texts/`, on what the chapters take for granted. */
  readonly preface?: string;
  /** How many cards the hands have, if not any number. Other examples do not belong to the task. */
  readonly handSizes?: readonly number[];
  /** The task after which it comes, with the files that the candidate has written there. */
  readonly secondPartOf?: string;
}

const exercisesOf = (...names: readonly string[]) =>
  EXERCISES.filter(({ name }) => names.includes(name));

const CARD_FUNCTIONS = ['parseCards', 'formatCards', 'buildDeck', 'shuffle'];
const PREDICATES = USUAL_COMBINATIONS.map(predicateName);
const CARDS_AND_PREDICATES = [...CARD_FUNCTIONS, ...PREDICATES];
const RANKING = ['rankHand', 'compareHandRanks', 'compareHands', 'explain', 'rankOmaha'];

const OF_RANKING = exercisesOf(
  'ladder',
  'best-groups',
  'best-straights-and-flushes',
  'tie-breaks',
  'tie-breaking',
);

/** All tasks, in the order in which they are listed. */
export const TASKS: readonly Task[] = [
  {
    name: 'predicates',
    title: 'What cards contain',
    minutes: 30,
    exercises: exercisesOf(...USUAL_COMBINATIONS.map(unitOf)),
    rulesShown: 2,
    allowedImports: CARD_FUNCTIONS,
    followUps: FOLLOW_UPS.predicates,
  },
  {
    name: 'ranking',
    title: 'What cards are worth, and who wins',
    minutes: 45,
    exercises: OF_RANKING,
    allowedImports: CARDS_AND_PREDICATES,
    followUps: FOLLOW_UPS.ranking,
  },
  {
    name: 'ranking-second-part',
    title: 'The rules change',
    minutes: 30,
    exercises: [...exercisesOf('short-deck'), ...OF_RANKING],
    allowedImports: CARDS_AND_PREDICATES,
    followUps: FOLLOW_UPS['ranking-second-part'],
    preface: 'TASK-second-part.md',
    secondPartOf: 'ranking',
  },
  {
    name: 'showdown',
    title: "A showdown in Texas hold'em",
    minutes: 60,
    exercises: exercisesOf('texas-holdem', 'showdown', 'deal'),
    allowedImports: [...CARDS_AND_PREDICATES, ...RANKING],
    followUps: FOLLOW_UPS.showdown,
    note: 'If you are given a `deck`, deal it as it is. If not, shuffle a deck with `random`.',
    // The candidate's deal.ts deals Omaha, too.
    background: 'omaha',
  },
  {
    name: 'winner',
    title: 'Win, lose or draw',
    minutes: 60,
    exercises: exercisesOf('tie-breaking'),
    allowedImports: CARD_FUNCTIONS,
    followUps: FOLLOW_UPS.winner,
    onlyFile: WINNER,
    preface: 'TASK-ladder.md',
    handSizes: [5, 6, 7],
    note: 'Structure your code as you like.',
    programNote: 'Your program answers the question `compare`. It may say WIN, LOSE or DRAW.',
  },
];

/** Lists the names of the tasks: `predicates, ranking, showdown or winner`. */
export const TASK_CHOICE = listed(
  TASKS.filter(({ secondPartOf }) => !secondPartOf).map(({ name }) => name),
);

/** Lists the files that a candidate writes. */
export function filesOf({ onlyFile, exercises }: Pick<Task, 'onlyFile' | 'exercises'>): FileName[] {
  return onlyFile ? [onlyFile] : [...new Set(exercises.map(({ unit }) => unit))];
}

/** Finds a task by its name. @throws Error if there is none */
export function findTask(name: string): Task {
  const task = TASKS.find((candidate) => candidate.name === name);
  if (!task) throw new Error(`${quote(name)} is not a task: expected ${TASK_CHOICE}`);
  return task;
}

/** Finds the second part of a task by the name of that. @throws Error if it has none */
export function findSecondPart(name: string): Task {
  const secondPart = TASKS.find(({ secondPartOf }) => secondPartOf === findTask(name).name);
  if (secondPart) return secondPart;
  const names = TASKS.flatMap(({ secondPartOf }) => secondPartOf ?? []);
  throw new Error(`${name} has no second part: only ${listed(names, 'and')} has one`);
}

/** Returns the words that name a task in a command: `ranking`, `ranking --second-part`. */
export function wordsFor({ name, secondPartOf }: Task): string[] {
  return secondPartOf ? [secondPartOf, '--second-part'] : [name];
}

const SECOND_PART = '-second-part';

/**
 * Returns the folder of a task. A second part is next to the first.
 * @param dir - the folder of the task or, for a second part, of the first one, if it was given
 */
export function folderOf({ name, secondPartOf }: Task, dir?: string): string {
  const folder = dir ?? join('practice', `interview-${secondPartOf ?? name}`);
  return secondPartOf ? relative('', `${resolve(folder)}${SECOND_PART}`) : folder;
}

/** Returns the folder by which a candidate names that of a task, as `folderOf` takes it. */
export function namedFolder({ secondPartOf }: Task, folder: string): string {
  return secondPartOf ? folder.replace(new RegExp(`${SECOND_PART}$`), '') : folder;
}
