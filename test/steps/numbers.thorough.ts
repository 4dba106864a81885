/**
 * The numbers that the rule book counts of hands, worked out in another way: by formulas, and by
 * the fast evaluators.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { categoryOf } from '../../src/fast/evaluators/category-of.ts';
import { CLASS_COUNT, listClasses } from '../../src/fast/evaluators/classes.ts';
import { evaluate } from '../../src/fast/evaluators/evaluate.ts';
import { inFull } from '../../src/kata/cards/quote.ts';
import { cardIndex, parseCards } from '../../src/kata/kata.ts';
import type { Table } from '../../src/learning/coach/chapter.ts';
import { readChapter } from '../../src/learning/coach/chapters/read-chapter.ts';
import { COMBINATIONS, type Combination, unitOf } from '../../src/solution/combinations.ts';
import { withArticle } from '../../steps/words.ts';
import {
  choose,
  handsWithFlush,
  handsWithFour,
  handsWithFullHouse,
  handsWithPair,
  handsWithStraight,
  handsWithThree,
  handsWithTwoPairs,
} from './how-many-contain.ts';

/** How many hands of five cards, and of seven, have each strength; nothing has strength 0. */
let ofFive: readonly number[];
let ofSeven: readonly number[];

beforeAll(() => {
  // Where no Jest is around it, it is a hundred times as fast.
  const script = join(__dirname, 'strengths-of-all-hands.ts');
  const { stdout } = spawnSync(process.execPath, ['--import', 'tsx', script], {
    encoding: 'utf8',
    maxBuffer: 2 ** 20,
  });
  ({ ofFive, ofSeven } = JSON.parse(stdout));
});

const sum = (numbers: readonly number[]) => numbers.reduce((soFar, number) => soFar + number, 0);

/** Counts the hands of five or seven cards that are worth a combination or more. */
const handsWorthAtLeast = (combination: Combination) => (size: number) => {
  const counts = size === 5 ? ofFive : ofSeven;
  return sum(counts.slice(weakestStrength(combination)));
};

function weakestStrength(combination: Combination): number {
  for (let strength = 1; strength <= CLASS_COUNT; strength += 1) {
    if (categoryOf(strength) === combination) return strength;
  }
  throw new Error(`no strength is ${withArticle(combination)}`);
}

const HANDS_THAT_CONTAIN: Readonly<Record<Combination, (size: number) => number>> = {
  pair: handsWithPair,
  'two pairs': handsWithTwoPairs,
  'three of a kind': handsWithThree,
  'four of a kind': handsWithFour,
  'full house': handsWithFullHouse,
  straight: handsWithStraight,
  flush: handsWithFlush,
  'straight flush': handsWorthAtLeast('straight flush'),
  'royal flush': handsWorthAtLeast('royal flush'),
};

test.each(COMBINATIONS)(
  'the rule book counts rightly how often hands contain %s',
  (combination) => {
    const sentence = `so many contain ${withArticle(combination)}:`;
    const [table = []] = tablesBelow(unitOf(combination), sentence);
    const rows = table.slice(1);
    expect(rows.length).toBeGreaterThan(1);
    for (const [cards, contain, all] of rows) {
      const size = Number(cards);
      const handsThatContain = HANDS_THAT_CONTAIN[combination](size);
      expect([cards, contain, all]).toEqual([
        cards,
        inFull(handsThatContain),
        inFull(choose(52, size)),
      ]);
    }
  },
);

test('the rule book counts rightly how often hands are worth what they are', () => {
  expectTables('so many are worth:', (counts, worth) => {
    const hands = counts.filter((_, strength) => strength > 0 && categoryOf(strength) === worth);
    return inFull(sum(hands));
  });
});

test('the rule book counts rightly how many strengths each category has', () => {
  expectTables('so many of them differ in strength:', (counts, worth) => {
    const strengths = counts.filter((hands, strength) => {
      return hands > 0 && (worth === 'all' || categoryOf(strength) === worth);
    });
    return inFull(strengths.length);
  });
});

test('the rule book counts rightly how many strengths there are of so many cards', () => {
  const [table = []] = tablesBelow('ranking', 'they have so many strengths:');
  const upToFour = [1, 2, 3, 4].map((size) => [String(size), inFull(listRanks(size).length)]);
  const strengthsIn = (counts: readonly number[]) => inFull(counts.filter(Boolean).length);
  expect(table.slice(1)).toEqual([
    ...upToFour,
    ['5', strengthsIn(ofFive)],
    ['7', strengthsIn(ofSeven)],
  ]);
});

/**
 * Lists the ranks of all hands of so many cards, the lowest first. Up to four cards make neither a
 * straight nor a flush, so their ranks are their strength: any with up to four of each.
 */
function listRanks(size: number, lowest = 2): number[][] {
  if (size === 0) return [[]];
  const hands: number[][] = [];
  for (let rank = lowest; rank <= 14; rank += 1) {
    for (const rest of listRanks(size - 1, rank)) hands.push([rank, ...rest]);
  }
  return hands;
}

test('the rule book counts rightly how high the best five are on average', () => {
  const ranksOfStrengths = listClasses().map(({ ranks }) => ranks.map((rank) => rank + 2));
  expectTables('the ranks of their best five are on average:', (counts, _name, position) => {
    const ranks = ranksOfStrengths.map((five, below) => {
      const hands = counts[below + 1] as number;
      return hands * rankThatCounts(five, position);
    });
    return (sum(ranks) / sum(counts)).toFixed(2);
  });
});

/** Returns what the card at a position counts as: the ace of the wheel, its last card, as 1. */
function rankThatCounts(five: readonly number[], position: number): number {
  const isWheel = five.join() === '5,4,3,2,14';
  return isWheel && position === 4 ? 1 : (five[position] as number);
}

test('the rule book counts rightly at which places hands stand among all', () => {
  const [table = []] = tablesBelow('tie-breaking', 'these hands stand at:');
  const rows = table.slice(1);
  expect(rows.length).toBeGreaterThan(20);
  for (const [place, cards = ''] of rows) {
    const strength = evaluate(parseCards(cards).map(cardIndex));
    expect([cards, place]).toEqual([cards, inFull(CLASS_COUNT + 1 - strength)]);
  }
});

/** Returns the tables below a sentence in the counts of a chapter; their first row is the head. */
function tablesBelow(chapter: string, sentence: string): Table[] {
  const steps = readChapter(chapter, '.').counts.flatMap((count) => count.steps);
  return steps.filter(({ text }) => text === sentence).map(({ table }) => table);
}

/** Works out a number of a table. */
type WorkOut = (counts: readonly number[], row: string, rowIndex: number) => string;

/** Expects the numbers of all tables on ranking below a sentence, for five and seven cards. */
function expectTables(sentence: string, workOut: WorkOut): void {
  const tables = tablesBelow('ranking', sentence);
  expect(tables).not.toEqual([]);
  for (const [[, ...columns] = [], ...rows] of tables) {
    rows.forEach(([name = '', ...numbers], rowIndex) => {
      const expected = columns.map((column) => {
        const counts = column === 'of 5 cards' ? ofFive : ofSeven;
        return workOut(counts, name, rowIndex);
      });
      expect([name, ...numbers]).toEqual([name, ...expected]);
    });
  }
}
