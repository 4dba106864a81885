/** What is blamed is what is wrong: never a function that is right. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { STEPS } from '../../src/coach/steps.ts';
import { openInterview } from '../../src/interview/candidate-folder.ts';
import { submit } from '../../src/interview/submit.ts';
import { findTask } from '../../src/interview/tasks.ts';
import { findProgress } from '../../src/practice/session.ts';
import { home, newFolder, runner, solve, solveBefore } from '../practice/practising.ts';

const RANKING = STEPS.filter(({ name }) => name === 'ranking');

const SHOWDOWN = STEPS.filter(({ name }) => name === 'showdown');

const LADDER = `import { LADDER as ours, isTwoPairs, type Rung } from 'poker-hands-kata';

export const LADDER: readonly Rung[] = [
  ...ours.slice(0, 7),
  { category: 'two pair', holds: isTwoPairs },
  ...ours.slice(8),
];
`;

async function troubleIn(folder: string) {
  return (await findProgress(runner, folder, RANKING)).verdict.trouble;
}

test('a category that does not exist is told with the line of its row', async () => {
  const folder = newFolder();
  solve('best-five', folder);
  writeFileSync(join(folder, 'ladder.ts'), LADDER);
  expect(await troubleIn(folder)).toEqual({
    message: '"two pair" is no category; did you mean "two pairs"?',
    where: { file: join(folder, 'ladder.ts'), line: 5 },
    frame: [expect.anything(), "> 5 |   { category: 'two pair', holds: isTwoPairs },", expect.anything()],
  });
});

test('a category that does not exist is told with its line in a helper, too', async () => {
  const folder = newFolder();
  solve('best-five', folder);
  writeFileSync(join(folder, 'rungs.ts'), LADDER);
  writeFileSync(join(folder, 'ladder.ts'), "export { LADDER } from './rungs.ts';\n");
  expect((await troubleIn(folder))?.where).toEqual({ file: join(folder, 'rungs.ts'), line: 5 });
});

test('the interview tells it in the same way', async () => {
  const interview = openInterview(findTask('ranking'), 30, join(newFolder(), 'interview'), home, Date.now());
  solve('best-five', interview.folder);
  writeFileSync(
    join(interview.folder, 'ladder.ts'),
    `export const LADDER = [
  { category: 'two pair', holds: () => true },
];
`,
  );
  const { chapters } = (await submit(runner, interview, home.root, Date.now(), 20)).score;
  expect(chapters[0]?.message).toBe('"two pair" is no category; did you mean "two pairs"? (ladder.ts:2)');
});

test('best fives that are nothing are not blamed on the tie-break that gets them', async () => {
  const folder = newFolder();
  solve('ladder', folder);
  writeFileSync(
    join(folder, 'best-five.ts'),
    `export function bestFive() {}\nexport function tieBreakOf(category, five) {
  const ranks = five.map(({ rank }) => rank);
  return category.startsWith('straight') && ranks[0] === 5 ? [5, 4, 3, 2, 1] : ranks;\n}\n`,
  );
  const trouble = await troubleIn(folder);
  expect(trouble).toMatchObject({ asked: 'bestFive', where: { line: 1 } });
  expect(trouble?.message).toContain('bestFive returned undefined');
});

test.each([
  ['on its own', '', ''],
  ['beside a helper that the deal takes from it, too', 'export const nothing = 0;\n', ', nothing'],
])('a deal that asks a wrong showdown %s is not blamed', async (_, helper, imported) => {
  const folder = newFolder();
  const games = resolve('src/kata/games');
  const deal = readFileSync(join(games, 'deal.ts'), 'utf8')
    .replaceAll(/from '(?!\.\/showdown)([^']*)'/g, (_, path: string) => `from '${join(games, path)}'`)
    .replace(', showdown }', `, showdown${imported} }`);
  writeFileSync(join(folder, 'deal.ts'), deal);
  writeFileSync(
    join(folder, 'showdown.ts'),
    `${helper}export const showdown = (players: object[]) => players.map((player) => ({ ...player, place: 1 }));\n`,
  );
  const { trouble, others = [] } = (await findProgress(runner, folder, SHOWDOWN)).verdict;
  expect([trouble, ...others].map((found) => found?.asked)).toEqual(
    Array.from({ length: others.length + 1 }, () => 'showdown'),
  );
});

/** The verdict on a step of which one file is this. */
async function verdictOn(name: string, file: string, text: string) {
  const folder = newFolder();
  writeFileSync(join(folder, file), text);
  const steps = STEPS.filter((step) => step.name === name);
  return (await findProgress(runner, folder, steps)).verdict;
}

test('what only a memory answers wrongly is not told with the call of another hand', async () => {
  const { counterExample } = await verdictOn(
    'pair',
    'pair.ts',
    `const memo = new Map<string, boolean>();
export function isPair(cards: { rank: number }[]): boolean {
  const key = cards.map(({ rank }) => rank % 10).join();
  const known = memo.get(key);
  if (known !== undefined) return known;
  const answer = new Set(cards.map(({ rank }) => rank)).size < cards.length;
  memo.set(key, answer);
  return answer;
}
`,
  );
  expect(counterExample?.got).toContain('though asked alone it is right');
  expect(counterExample?.call).toBeUndefined();
});

test('of two comparisons that do not fit both are told', async () => {
  const { trouble, others = [] } = await verdictOn(
    'tie-breaking',
    'tie-breaking.ts',
    `import { LADDER } from 'poker-hands-kata';
const height = (one) => LADDER.findIndex(({ category }) => category === one.category);
export const compareHandRanks = (a, b) => {
  if (height(a) !== height(b)) return height(b) - height(a);
  for (let i = 0; i < a.tieBreak.length; i++) if (a.tieBreak[i] !== b.tieBreak[i]) return a.tieBreak[i] - b.tieBreak[i];
  return 0;
};
`,
  );
  const messages = [trouble, ...others].map((found) => found?.message ?? '');
  expect(messages.find((message) => message.includes('NaN'))).toMatch(/^\w+ against \w+ gives \S+, and \w+ against/);
  expect(messages.filter((message) => message.includes('not what was asked for'))).toEqual([]);
});

test('an error in a file of a step that is done is placed where that was asked', async () => {
  const folder = newFolder();
  solveBefore('showdown', folder);
  solve('showdown', folder);
  const deal = `import { buildDeck, shuffle } from 'poker-hands-kata';
import { rankOmaha } from './omaha.ts';
import { showdown } from './showdown.ts';
import { rankTexasHoldem } from './texas-holdem.ts';

function deal({ players, random, deck = shuffle(buildDeck(), random) }: any, size: number, rank: any) {
  if (!(players >= 1 && players * size + 8 <= 52)) throw new Error('players');
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const holes = seats.map((seat) => Array.from({ length: size }, (_, round) => deck[seat + round * players]));
  const board = [1, 2, 3, 5, 7].map((place) => deck[players * size + place]);
  return { board, players: showdown(holes.map((hole, seat) => ({ name: \`Player \${seat + 1}\`, hole, rank: rank(hole, board) }))) };
}

export const dealTexasHoldem = (options: any) => deal(options, 2, rankTexasHoldem);
export const dealOmaha = (options: any) => deal(options, 4, rankOmaha);
`;
  writeFileSync(join(folder, 'deal.ts'), deal);
  writeFileSync(
    join(folder, 'texas-holdem.ts'),
    `import { rankHand } from 'poker-hands-kata';
export function rankTexasHoldem(hole: readonly any[], board: readonly any[]) {
  const cards = [...hole, ...board];
  if (new Set(cards.map((card) => card.suit + card.rank)).size < cards.length) throw new Error('twice');
  if (hole.length !== 2 || board.length < 3 || board.length > 5) throw new Error('count');
  return rankHand(cards);
}
`,
  );
  const done = STEPS.slice(0, -2);
  const { verdict } = await findProgress(runner, folder, [...done, ...SHOWDOWN]);
  expect(verdict.trouble?.got).toContain('TypeError');
  expect(verdict.trouble?.where?.file).toBe(join(folder, 'deal.ts'));
});

test('ours stands in for a later step that nobody has begun', async () => {
  const verdict = await verdictOn(
    'two-pairs',
    'two-pairs.ts',
    `import { isFullHouse } from './full-house.ts';
export const isTwoPairs = (cards: { rank: number }[]) => {
  const counts = cards.map(({ rank }) => cards.filter((card) => card.rank === rank).length);
  return isFullHouse(cards as never) || cards.filter((_, at) => counts[at] === 2).length >= 4
    || counts.filter((count) => count === 4).length > 4 || (counts.includes(4) && counts.some((count) => count > 1 && count < 4));
};
`,
  );
  expect(verdict.standIns).toEqual(['full-house']);
  expect(verdict.trouble ?? verdict.counterExample).toBeUndefined();
});

test.each([
  [
    'a default',
    'export default function isPair() {\n  return true;\n}\n',
    'the file exports isPair as its default: write export function isPair',
  ],
  ['a class', 'export class isPair {}\n', 'isPair is a class, expected a function'],
  [
    'a name that is not there',
    "import { buildDek } from 'poker-hands-kata';\nexport const isPair = () => buildDek().length > 1;\n",
    '"poker-hands-kata" does not export buildDek; did you mean buildDeck?',
  ],
  ['nearly its name', 'export const isPairs = () => true;\n', 'the file exports isPairs, expected isPair'],
  [
    'a name of another step',
    'export const isPair = (cards) => isTwoPairs(cards) || cards.length > 1;\n',
    "it threw ReferenceError: isTwoPairs is not defined: write import { isTwoPairs } from './two-pairs.ts' at the top of the file",
  ],
  [
    'a name of the package',
    'export const isPair = () => buildDeck().length > 1;\n',
    "it threw ReferenceError: buildDeck is not defined: write import { buildDeck } from 'poker-hands-kata' at the top of the file",
  ],
])('%s is told in a sentence', async (_, text, sentence) => {
  expect((await verdictOn('pair', 'pair.ts', text)).trouble?.message).toBe(sentence);
});

test.each([
  ['a number', 'return 1;', 'isPair returned 1, which is neither true nor false'],
  ['nothing', '', 'isPair returned undefined, which is neither true nor false'],
  ['a text', "return 'true';", 'isPair returned "true", which is neither true nor false'],
])('%s for a yes or no is told to be neither', async (_, body, got) => {
  const { trouble } = await verdictOn('pair', 'pair.ts', `export function isPair(cards) { ${body} }\n`);
  expect(trouble).toMatchObject({ expected: 'true', got });
});

test('a number for a yes or no that only random hands show is told to be neither', async () => {
  const { counterExample } = await verdictOn(
    'pair',
    'pair.ts',
    'export const isPair = (cards) => cards.length < 9 ? new Set(cards.map(({ rank }) => rank)).size < cards.length : 1;\n',
  );
  expect(counterExample?.got).toBe('isPair returned 1, which is neither true nor false');
});

test('what an earlier run has printed is not told again', async () => {
  const folder = newFolder();
  const steps = STEPS.slice(0, 1);
  writeFileSync(join(folder, 'pair.ts'), 'export const isPair = () => { console.log("noise"); return false; };\n');
  await findProgress(runner, folder, steps);
  writeFileSync(join(folder, 'pair.ts'), 'export default function isPair() {}\n');
  expect((await findProgress(runner, folder, steps)).verdict.trouble).not.toHaveProperty('printed');
});
