/** What is blamed is what is wrong: never a function that is right. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { STEPS } from '../../src/coach/steps.ts';
import { openInterview } from '../../src/interview/candidate-folder.ts';
import { submit } from '../../src/interview/submit.ts';
import { findTask } from '../../src/interview/tasks.ts';
import { findProgress } from '../../src/practice/session.ts';
import { home, newFolder, runner, solve } from '../practice/practising.ts';

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
