/**
 * Every number that the rule book counts, worked out in another way: by formulas, and by the fast
 * evaluators.
 */

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { categoryOf } from '../../src/fast/evaluators/category-of.ts';
import { listClasses } from '../../src/fast/evaluators/classes.ts';
import { evaluate } from '../../src/fast/evaluators/evaluate.ts';
import { inFull } from '../../src/kata/cards/quote.ts';
import { combinations } from '../../src/kata/games/combinations.ts';
import { cardIndex, LADDER, parseCards } from '../../src/kata/kata.ts';
import type { Table } from '../../src/learning/coach/chapter.ts';
import { readChapter } from '../../src/learning/coach/read-package.ts';
import { COMBINATIONS, type Combination, unitOf } from '../../src/solution/combinations.ts';
import { withArticle } from '../../steps/words.ts';

/** The tables below a sentence in the counts of a chapter. */
function tablesBelow(chapter: string, sentence: string): Table[] {
  const steps = readChapter(chapter, '.').counts.flatMap((count) => count.steps);
  return steps.filter(({ text }) => text === sentence).map(({ table }) => table);
}

const choose = (all: number, taken: number): number =>
  taken === 0 ? 1 : (choose(all - 1, taken - 1) * all) / taken;

/**
 * The hands of so many cards by how many ranks have one, two, three and four cards: the ways to
 * take rank after rank.
 */
function handsByGroups(size: number): Map<string, number> {
  let ways = new Map([['', 1]]);
  for (let rank = 0; rank < 13; rank += 1) {
    const next = new Map<string, number>();
    for (const [groups, hands] of ways)
      for (let count = 0; count <= 4; count += 1) {
        const key = count === 0 ? groups : [...groups, count].sort().join('');
        const cards = [...key].reduce((sum, digit) => sum + Number(digit), 0);
        if (cards <= size) next.set(key, (next.get(key) ?? 0) + hands * choose(4, count));
      }
    ways = next;
  }
  return new Map(
    [...ways].filter(([key]) => [...key].reduce((sum, digit) => sum + Number(digit), 0) === size),
  );
}

const byGroups = (contains: RegExp) => (size: number) =>
  [...handsByGroups(size)].reduce(
    (sum, [groups, hands]) => (contains.test(groups) ? sum + hands : sum),
    0,
  );

/**
 * All hands without those that have no five ranks in a row, told rank by rank: how long the row is
 * that ends here.
 */
function straights(size: number): number {
  let without = 0;
  for (let aces = 0; aces <= 4; aces += 1) {
    let ways = new Map([[`${aces > 0 ? 1 : 0} ${size - aces}`, choose(4, aces)]]);
    for (let rank = 2; rank <= 13; rank += 1) {
      const next = new Map<string, number>();
      for (const [state, hands] of ways) {
        const [row = 0, left = 0] = state.split(' ').map(Number);
        for (let count = 0; count <= Math.min(4, left); count += 1) {
          const key = `${count > 0 ? row + 1 : 0} ${left - count}`;
          if (count === 0 || row < 4)
            next.set(key, (next.get(key) ?? 0) + hands * choose(4, count));
        }
      }
      ways = next;
    }
    for (const [state, hands] of ways)
      if (state.endsWith(' 0') && (aces === 0 || !state.startsWith('4'))) without += hands;
  }
  return choose(52, size) - without;
}

/** All hands without those of which every suit has four cards at most. */
function flushes(size: number): number {
  const upToFour = [0, 1, 2, 3, 4].flatMap((count) => ({ count, ways: choose(13, count) }));
  const without = (suits: number, left: number): number =>
    suits === 0
      ? Number(left === 0)
      : upToFour.reduce(
          (sum, { count, ways }) =>
            count > left ? sum : sum + ways * without(suits - 1, left - count),
          0,
        );
  return choose(52, size) - without(4, size);
}

/** How many hands of seven cards have each strength, and of five. */
let ofSeven: readonly number[];
let ofFive: readonly number[];
beforeAll(() => {
  // Where no Jest is around it, it is a hundred times as fast.
  const script = join(__dirname, 'strengths-of-all-hands.ts');
  const { stdout } = spawnSync(process.execPath, ['--import', 'tsx', script], {
    encoding: 'utf8',
    maxBuffer: 2 ** 20,
  });
  ({ ofFive, ofSeven } = JSON.parse(stdout));
});

const worthAtLeast = (combination: Combination) => (size: number) => {
  const counts = size === 5 ? ofFive : ofSeven;
  const lowest = counts.findIndex(
    (_, strength) => strength > 0 && categoryOf(strength) === combination,
  );
  return counts.slice(lowest).reduce((sum, hands) => sum + hands, 0);
};

const HOW_OFTEN: Readonly<Record<Combination, (size: number) => number>> = {
  pair: byGroups(/[234]/),
  'two pairs': byGroups(/[234][234]/),
  'three of a kind': byGroups(/[34]/),
  'four of a kind': byGroups(/4/),
  'full house': byGroups(/[234][34]/),
  straight: straights,
  flush: flushes,
  'straight flush': worthAtLeast('straight flush'),
  'royal flush': worthAtLeast('royal flush'),
};

test.each(COMBINATIONS)('how often hands contain %s', (combination) => {
  const [[, ...rows] = []] = tablesBelow(
    unitOf(combination),
    `so many contain ${withArticle(combination)}:`,
  );
  expect(rows.length).toBeGreaterThan(1);
  for (const [cards, contain, all] of rows)
    expect([contain, all]).toEqual([
      inFull(HOW_OFTEN[combination](Number(cards))),
      inFull(choose(52, Number(cards))),
    ]);
});

/**
 * What a number is, for each row of a table below a sentence, and for hands of five and of seven.
 */
function expectTables(
  sentence: string,
  count: (hands: readonly number[], row: string, place: number) => string,
): void {
  const tables = tablesBelow('ranking', sentence);
  expect(tables).not.toEqual([]);
  for (const [[, ...columns] = [], ...rows] of tables)
    rows.forEach(([name = '', ...numbers], place) => {
      const found = columns.map((column) =>
        count(column === 'of 5 cards' ? ofFive : ofSeven, name, place),
      );
      expect([name, ...numbers]).toEqual([name, ...found]);
    });
}

test('how often hands are worth what they are', () => {
  expectTables('so many are worth:', (hands, worth) => {
    const those = hands.filter((times, strength) => times > 0 && categoryOf(strength) === worth);
    return inFull(those.reduce((sum, times) => sum + times, 0));
  });
});

test('how many strengths there are', () => {
  expectTables('so many of them differ in strength:', (hands, worth) => {
    return inFull(
      hands.filter(
        (times, strength) => times > 0 && (worth === 'all' || categoryOf(strength) === worth),
      ).length,
    );
  });
  const [[, ...rows] = []] = tablesBelow('ranking', 'they have so many strengths:');
  const few = [1, 2, 3, 4].map((size) => [String(size), inFull([...handsOfRanks(size)].length)]);
  const many = [ofFive, ofSeven].map((hands) => inFull(hands.filter(Boolean).length));
  expect(rows).toEqual([...few, ['5', many[0]], ['7', many[1]]]);
});

/**
 * Up to four cards make neither a straight nor a flush, so their ranks are their strength: any with
 * up to four of each.
 */
function* handsOfRanks(size: number, from = 2): Generator<number[]> {
  if (size === 0) yield [];
  else
    for (let rank = from; rank <= 14; rank += 1)
      for (const rest of handsOfRanks(size - 1, rank)) yield [rank, ...rest];
}

test('how high the best five are on average', () => {
  const ranks = listClasses().map(({ ranks }) => ranks.map((rank) => rank + 2));
  const isWheel = (five: readonly number[]) => five.join() === '5,4,3,2,14';
  expectTables('the ranks of their best five are on average:', (hands, _, place) => {
    const sum = ranks.reduce((sum, five, below) => {
      const rank = isWheel(five) && place === 4 ? 1 : (five[place] ?? 0);
      return sum + rank * (hands[below + 1] ?? 0);
    }, 0);
    return (sum / hands.reduce((all, times) => all + times, 0)).toFixed(2);
  });
});

const indices = (text: string) => parseCards(text).map(cardIndex);

test('the places of hands among all', () => {
  const [[, ...rows] = []] = tablesBelow('tie-breaking', 'these hands stand at:');
  expect(rows.length).toBeGreaterThan(20);
  for (const [place, cards = ''] of rows)
    expect([cards, place]).toEqual([cards, inFull(7463 - evaluate(indices(cards)))]);
});

/**
 * The strength of a hand in Texas hold'em, and in Omaha the best of all fives of two of the hole
 * and three of the board.
 */
const STRENGTHS: Readonly<
  Record<string, (hole: readonly number[], board: readonly number[]) => number>
> = {
  'texas-holdem': (hole, board) => evaluate([...hole, ...board]),
  omaha(hole, board) {
    const twos = combinations(hole, 2);
    return Math.max(
      ...combinations(board, 3).flatMap((three) => twos.map((two) => evaluate([...two, ...three]))),
    );
  },
};

const ALL = Array.from({ length: 52 }, (_, index) => index);

test.each(Object.keys(STRENGTHS))('how often a hand wins, and its outs: %s', (chapter) => {
  const strength = STRENGTHS[chapter] as (typeof STRENGTHS)[string];
  const sentences = readChapter(chapter, '.').counts.map(({ steps }) => {
    const given = (words: string) =>
      steps.find((step) => step.text.startsWith(words))?.text.slice(words.length);
    const cards = (words: string) =>
      indices(given(words) ?? 'AS').filter(() => given(words) !== undefined);
    const [board, black, white] = ['the board ', 'Black holds ', 'White holds '].map(cards) as [
      number[],
      number[],
      number[],
    ];
    const free = ALL.filter((card) => ![...board, ...black, ...white].includes(card));
    let more = 5 - board.length;
    if (given("all of White's") !== undefined) more = 0;
    if (given('all cards that may come next') !== undefined) more = 1;
    const boards = combinations(free, more).map((rest) => [...board, ...rest]);
    const holes = more === 0 ? combinations(free, 2) : [white];
    const signs = boards.flatMap((seen) =>
      holes.map((hole) =>
        Math.sign(strength(black, seen) - (hole.length > 0 ? strength(hole, seen) : 0)),
      ),
    );
    const [wins, ties, losses] = [1, 0, -1].map((sign) =>
      inFull(signs.filter((one) => one === sign).length),
    );
    const text = steps.at(-1)?.text ?? '';
    const [, worth = ''] = /give Black (?:a )?(.*) or better$/.exec(text) ?? [];
    const least = LADDER.findIndex(({ category }) => category === worth);
    const enough = boards.filter(
      (seen) =>
        LADDER.findIndex(({ category }) => category === categoryOf(strength(black, seen))) <= least,
    );
    let expected = `of these Black wins ${wins}, ties ${ties} and loses ${losses}`;
    if (text.startsWith('White'))
      expected = `White is ahead after ${losses} of the ${boards.length} cards, and ties after ${ties}`;
    if (worth)
      expected = `${enough.length} of ${inFull(boards.length)} give Black ${withArticle(worth as Combination)} or better`;
    return { text, expected };
  });
  expect(sentences.length).toBeGreaterThan(2);
  expect(sentences.map(({ text }) => text)).toEqual(sentences.map(({ expected }) => expected));
});
