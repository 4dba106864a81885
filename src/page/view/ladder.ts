/** The ladder as the first screen shows it: every hand with its rule, an example, and how often it comes. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Step, Table } from '../../coach/chapter.ts';
import { type Category, LADDER } from '../../kata/ranking/ladder.ts';
import { COMBINATIONS, unitOf } from '../../solution.ts';
import type { Book } from './book.ts';

/** What each hand is, in a sentence. */
export type HandSentences = Readonly<Record<Category, string>>;

export interface LadderRung {
  readonly category: Category;
  /** The chapter about it: `two-pairs`. */
  readonly slug: string;
  /** As features write them. */
  readonly cards: string;
  /** Of all hands of five cards and of seven, what share is worth it, from 0 to 1. */
  readonly shares: readonly number[];
}

/** The chapter that has the whole ladder, where the high card belongs, which has no chapter of its own. */
const RANKING = 'ranking';

/** The rungs, highest first, by the tables of the chapter about the ladder; none in a book without it. */
export function ladderOf({ chapters }: Book): LadderRung[] {
  const ranking = chapters.find(({ slug }) => slug === RANKING);
  const steps = ranking?.examples.flatMap((example) => example.steps) ?? [];
  const [hands, worth] = [tableUnder(steps, 'hand,cards'), tableUnder(steps, 'worth,of 5 cards,of 7 cards')];
  if (!hands || !worth) return [];
  const totals = [1, 2].map((column) => sum(worth.map((row) => countIn(row, column))));
  return LADDER.map(({ category }) => {
    const row = worth.find(([name]) => name === category) ?? [];
    const shares = totals.map((total, at) => countIn(row, at + 1) / total);
    return { category, slug: chapterOf(category), cards: hands.find(([name]) => name === category)?.[1] ?? '', shares };
  });
}

function chapterOf(category: Category): string {
  const combination = COMBINATIONS.find((name) => name === category);
  return combination ? unitOf(combination) : RANKING;
}

/** The rows of the first table with this head. */
function tableUnder(steps: readonly Step[], head: string): Table | undefined {
  return steps.find(({ table }) => table[0]?.join() === head)?.table.slice(1);
}

function countIn(row: readonly string[], column: number): number {
  return Number(row[column]?.replaceAll(',', ''));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/**
 * Takes the sentences from the docstrings of the rules, so that they are written once.
 *
 * @param root - the folder of the project, or of the installed package
 * @throws Error when a rule has none
 */
export function readHandSentences(root: string): HandSentences {
  const sentences = COMBINATIONS.map((name) => [name, sentenceIn(root, `src/kata/rules/${unitOf(name)}.ts`)]);
  return { ...Object.fromEntries(sentences), 'high card': 'None of these: the highest card counts.' };
}

function sentenceIn(root: string, file: string): string {
  const [, sentence] = readFileSync(join(root, file), 'utf8').match(/\/\*\* (.+) \*\/\nexport function/) ?? [];
  if (sentence === undefined) throw new Error(`there is no sentence before the rule in ${file}`);
  return sentence.replace(/;.*/, '.'); // what comes after a semicolon belongs to the chapter
}
