/**
 * The numbers that the rule book counts of hands, worked out in another way: by formulas, and by
 * the fast evaluators.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { inFull } from '../../src/cards/quote.ts';
import { categoryOf } from '../../src/evaluators/category-of.ts';
import { type Category, LADDER } from '../../src/kata.ts';
import { COMBINATIONS, type Combination } from '../../src/ranking/categories.ts';
import { claimsIn, countsIn } from '../support/counts-in.ts';
import {
  choose,
  handsWithFlush,
  handsWithFour,
  handsWithFullHouse,
  handsWithPair,
  handsWithRoyalFlush,
  handsWithStraight,
  handsWithStraightFlush,
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

const HANDS_THAT_CONTAIN: Readonly<Record<Combination, (size: number) => number>> = {
  pair: handsWithPair,
  'two pairs': handsWithTwoPairs,
  'three of a kind': handsWithThree,
  'four of a kind': handsWithFour,
  'full house': handsWithFullHouse,
  straight: handsWithStraight,
  flush: handsWithFlush,
  'straight flush': handsWithStraightFlush,
  'royal flush': handsWithRoyalFlush,
};

test.each(COMBINATIONS)('the rule book counts rightly how often %s occurs', (combination) => {
  const counts = claimsIn(combination.replaceAll(' ', '-'));
  expect(counts.length).toBeGreaterThan(3);
  for (const { size, containing, all } of counts) {
    const rightAll = all === undefined ? undefined : inFull(choose(52, size));
    const rightContaining = inFull(HANDS_THAT_CONTAIN[combination](size));
    expect([size, containing, all]).toEqual([size, rightContaining, rightAll]);
  }
});

test('the rule book counts rightly how often hands are worth what they are', () => {
  const rows = rowsBelow('this many hands of five and of seven are worth:');
  expect(rows).toHaveLength(LADDER.length);
  const handsWorth = (category: Category, counts: readonly number[]) =>
    inFull(sum(counts.filter((_, strength) => worthOf(strength) === category)));
  for (const [worth, ...numbers] of rows) {
    const category = worth as Category;
    expect([worth, ...numbers]).toEqual([
      worth,
      handsWorth(category, ofFive),
      handsWorth(category, ofSeven),
    ]);
  }
});

test('the rule book counts rightly how many strengths each rung has', () => {
  const rows = rowsBelow('hands of five on the same rung have this many strengths:');
  expect(rows).toHaveLength(LADDER.length);
  for (const [worth, strengths] of rows) {
    const ofWorth = ofFive.filter((hands, strength) => hands > 0 && worthOf(strength) === worth);
    expect([worth, strengths]).toEqual([worth, inFull(ofWorth.length)]);
  }
});

/** Returns what a strength is worth; nothing has strength 0. */
const worthOf = (strength: number) => (strength === 0 ? undefined : categoryOf(strength));

test('the rule book counts rightly how many strengths there are of each size', () => {
  const upToFour = [1, 2, 3, 4].map((size) => [String(size), inFull(listRanks(size).length)]);
  const strengthsIn = (counts: readonly number[]) => inFull(counts.filter(Boolean).length);
  expect(rowsBelow('all hands of a size have this many strengths:')).toEqual([
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

/** Returns the rows of the table below a sentence of the chapter on ranking, without the head. */
function rowsBelow(sentence: string): readonly (readonly string[])[] {
  const steps = countsIn('ranking').flat();
  return steps.find(({ text }) => text === sentence)?.rows ?? [];
}
