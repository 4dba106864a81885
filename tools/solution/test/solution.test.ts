/** Somebody's own rules under the steps. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';
import * as poker from '../../../src/index.ts';
import { isPair, LADDER, parseCards, rankHand } from '../../../src/kata.ts';
import { showValue } from '../../../src/show-value.ts';
import { loadSolution } from '../../machine/load/load-solution.ts';
import { rulesOf } from '../rules.ts';

const NEVER = 'export const isPair = () => false;\n';

const aces = parseCards('Ah Ad');
const folder = mkdtempSync(join(tmpdir(), 'solution-'));
afterAll(() => rmSync(folder, { recursive: true }));

function folderWith(name: string, files: Readonly<Record<string, string>>): string {
  const path = join(folder, name);
  mkdirSync(path);
  for (const [file, text] of Object.entries(files)) writeFileSync(join(path, file), text);
  return path;
}

test('a folder may bring one file, and ours stand in for the others', () => {
  const solution = loadSolution(folderWith('one', { 'pair.ts': NEVER, 'notes.ts': 'export {};' }), {
    kata: poker,
  });
  expect(Object.keys(solution)).toEqual(['isPair']);
  const rules = rulesOf(solution);
  expect(rules.predicates.pair(aces)).toBe(false);
  expect(rules.rankHand(aces).category).toBe('high card');
  expect(rules.rankHand(parseCards('Ah Ad As')).category).toBe('three of a kind');
});

test('a solution may be one file in a folder of the name that it replaces', () => {
  const path = folderWith('pair', { 'never.ts': NEVER });
  expect(Object.keys(loadSolution(join(path, 'never.ts'), { kata: poker }))).toEqual(['isPair']);
});

test('without a solution the rules are ours', () => {
  const rules = rulesOf({});
  expect(rules.predicates.pair).toBe(isPair);
  expect(rules.rankHand(aces)).toEqual(rankHand(aces));
});

test("a solution's ladder asks what it names itself", () => {
  const { rankHand: rank } = rulesOf({ LADDER, isPair: () => false });
  expect(rank(aces).category).toBe('pair');
});

test("hands are compared by a solution's ladder", () => {
  const upsideDown = rulesOf({ LADDER: LADDER.toReversed() });
  const king = rankHand(parseCards('Kh'));
  expect(upsideDown.compareHandRanks(king, rankHand(aces))).toBeGreaterThan(0);
});

test('a ladder that asks another of ours for a category stays wrong', () => {
  const holdsOf = (wanted: string) =>
    LADDER.find(({ category }) => category === wanted)?.holds as typeof isPair;
  const swapped = [
    { category: 'flush', holds: holdsOf('straight') },
    { category: 'straight', holds: holdsOf('flush') },
  ] as const;
  expect(rulesOf({ LADDER: swapped }).rankHand(parseCards('Kh 9h 5h 3h 2h')).category).toBe(
    'straight',
  );
});

test('its own comparison goes before its ladder', () => {
  expect(
    rulesOf({ compareHandRanks: () => 7 }).compareHandRanks(rankHand(aces), rankHand(aces)),
  ).toBe(7);
});

test.each([
  ['a folder that is nowhere', join(folder, 'nowhere')],
  ['an empty folder', folderWith('empty', {})],
  ['a file that stands for no rule', join(folderWith('file', { 'notes.md': '' }), 'notes.md')],
])('%s is no solution', (_, path) => {
  expect(() => loadSolution(path, { kata: poker })).toThrow(
    `there is no solution at ${showValue(path)}: expected a folder with files like pair.ts`,
  );
});

test.each([
  ['lacking', '', 'best-five.ts', 'the file does not export bestFive and tieBreakOf'],
  ['failing', 'throw new Error("oh")', 'flush.ts', 'oh'],
  ['null', 'throw null', 'pair.ts', 'it threw null'],
])('a file that is %s cannot be used', (name, text, file, problem) => {
  const path = folderWith(name, { [file]: text });
  expect(() => loadSolution(path, { kata: poker })).toThrow(
    `"${path}${sep}${file}" cannot be used: ${problem}`,
  );
});

test('a helper or a folder with the name cards is not taken for a unit', () => {
  const path = folderWith('helpers', {
    'pair.ts': "import { NEVER } from './cards.ts';\nexport const isPair = NEVER;",
    'cards.ts': 'export const NEVER = () => false;',
    'cards.json': '{}',
  });
  expect(Object.keys(loadSolution(path, { kata: poker }))).toEqual(['isPair']);
});

test('a file whose name is nearly right is named, and not passed over', () => {
  const path = folderWith('nearly', {
    'pair.ts': NEVER,
    'two_pairs.ts': 'export const isTwoPairs = () => false;',
  });
  expect(() => loadSolution(path, { kata: poker })).toThrow(
    'two_pairs.ts" is not read: expected two-pairs.ts',
  );
});
