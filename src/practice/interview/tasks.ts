/** The tasks of the interview. Each asks for the files of some steps of the practice. */

import { STEPS, type Step } from '../../coach/steps.ts';
import { quote } from '../../kata/cards/quote.ts';
import { COMBINATIONS, predicateName, unitOf } from '../../solution.ts';
import { eitherOf } from '../../terminal/parse-game.ts';

export interface Task {
  readonly name: TaskName;
  readonly title: string;
  readonly minutes: number;
  readonly parts: readonly Part[];
  /** What the candidate may import from `poker-hands-kata`; the rest would give the answer away. */
  readonly given: readonly string[];
  /** A note on what neither the chapters nor the docstrings say. */
  readonly note?: string;
  /** Chapters whose introduction the candidate also needs. */
  readonly background?: readonly string[];
}

/** A chapter of a task. */
export interface Part {
  readonly step: Step;
  /** How many of its rules are shown, with examples; all other examples are hidden. */
  readonly rulesShown: number;
}

export const TASK_NAMES = ['predicates', 'ranking', 'showdown'] as const;

/** The names of the tasks, as a choice in words. */
export const TASK_CHOICE = eitherOf(TASK_NAMES);
export type TaskName = (typeof TASK_NAMES)[number];

const ALL = Number.POSITIVE_INFINITY;

const CARDS = ['parseCards', 'formatCards', 'buildDeck', 'shuffle'];
const PREDICATES = COMBINATIONS.map(predicateName);
const COMBINATION_UNITS: readonly string[] = COMBINATIONS.map(unitOf);
const RANKING = ['rankHand', 'compareHandRanks', 'compareHands', 'explain', 'rankOmaha'];

export const TASKS: readonly Task[] = [
  {
    name: 'predicates',
    title: 'What cards contain',
    minutes: 30,
    parts: STEPS.filter(({ name }) => COMBINATION_UNITS.includes(name)).map(({ name }) => part(name, 2)),
    given: CARDS,
  },
  {
    name: 'ranking',
    title: 'What cards are worth, and who wins',
    minutes: 45,
    parts: [part('ranking', ALL), part('tie-breaking', ALL)],
    given: [...CARDS, ...PREDICATES],
  },
  {
    name: 'showdown',
    title: "A showdown in Texas hold'em",
    minutes: 60,
    parts: [part('texas-holdem', ALL), part('showdown', ALL)],
    given: [...CARDS, ...PREDICATES, ...RANKING],
    note: 'Deal the `deck` that you are given; without one, shuffle a deck with `random`.',
    background: ['omaha'], // deal.ts deals Omaha, too
  },
];

function part(name: string, rulesShown: number): Part {
  const step = STEPS.find((known) => known.name === name);
  if (!step) throw new Error(`there is no step "${name}"`);
  return { step, rulesShown };
}

/** @throws Error when there is no such task */
export function findTask(name: string): Task {
  const task = TASKS.find((known) => known.name === name);
  if (!task) throw new Error(`${quote(name)} is not a task: expected ${TASK_CHOICE}`);
  return task;
}
