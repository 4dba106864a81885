/** The ladder as the first screen shows it: every hand with its rule, an example, and how often it comes. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Category, LADDER } from '../../kata/ranking/ladder.ts';
import { FIVE_CARD_FREQUENCIES, SEVEN_CARD_FREQUENCIES } from '../../proof/frequencies.ts';
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

/** How many hands of five cards and of seven are worth what. */
const COUNTS = [FIVE_CARD_FREQUENCIES, SEVEN_CARD_FREQUENCIES];

/** Lists the rungs, highest first, with the hands of the first table in the chapter about the ladder; none in a book without it. */
export function ladderOf({ chapters }: Book): LadderRung[] {
  const ranking = chapters.find(({ slug }) => slug === RANKING);
  if (!ranking) return [];
  const hands = new Map(ranking.examples[0]?.steps[0]?.table as [string, string][]);
  return LADDER.map(({ category }) => ({
    category,
    slug: category === 'high card' ? RANKING : unitOf(category),
    cards: hands.get(category) ?? '',
    shares: COUNTS.map((counts) => counts[category] / sum(Object.values(counts))),
  }));
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

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
