/** The rarer ways to run somebody's solution, and those that take long: an endless loop has 10 s of work, a count has 30. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCucumber } from './run-cucumber.ts';

const folder = mkdtempSync(join(tmpdir(), 'unfinished-'));
const file = join(folder, 'pair.ts');
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the chapter of the pair with this code as `pair.ts`. */
async function run(code: string) {
  writeFileSync(file, code);
  return runCucumber({ KATA_SOLUTION: folder }, 'features/02-pair.feature');
}

test('all features pass with a solution that is right', async () => {
  const right = { status: 0, stderr: '' };
  expect(await runCucumber({ KATA_SOLUTION: 'src/kata/rules' })).toMatchObject(right);
  expect(await runCucumber({}, '--world-parameters', '{"solution":"src/kata/rules"}')).toMatchObject(right);
});

test.each([
  ['{"solutoin":"my-rules"}', '"solutoin" is no world parameter: expected solution'],
  ['{"solution":null}', 'there is no solution at null: expected a folder with files such as pair.ts'],
])('%s ends in one sentence', async (parameters, sentence) => {
  expect(await runCucumber({}, '--world-parameters', parameters)).toMatchObject({ status: 1, stderr: `${sentence}\n` });
});

test.each([
  ['aborts', 'export const isPair = () => process.abort();', `(${file}:1)`],
  ['ends the process when it is loaded', 'process.exit(0);', `during loading "${file}" (${file}:1)`],
  ['ends it later', 'setTimeout(() => process.exit(0), 1);\nexport const isPair = () => false;', `(${file}:1)`],
  ['never ends', 'export const isPair = () => {\n  for (;;);\n};', `is there an endless loop? (${file}:2)`],
  ['never ends when it is loaded', 'for (;;);', `did not end within 10 s of work: is it too slow, or is there`],
])('code that %s is told with its line', async (_, code, sentence) => {
  const { status, stderr } = await run(code);
  expect(stderr).toContain('the run did not finish: ');
  expect(stderr).toContain(sentence);
  expect(status).not.toBe(0);
});

/** Tries all sets of cards, as if there were 26. */
const SLOW = '  for (let set = 0; set < 2 ** 26; set += 1) cards.filter((_: unknown, at: number) => (set >> at) & 1);';

test.each([
  [
    '03-three-of-a-kind',
    `export function isThreeOfAKind(cards: any) {
  const ranks = cards.map(({ rank }: any) => rank);
  if (cards.length > 20)
${SLOW}
  return ranks.some((rank: any) => ranks.filter((other: any) => other === rank).length >= 3);
}`,
    'All the hearts and all the spades are thirteen pairs',
    10,
  ],
  [
    '02-pair',
    `export function isPair(cards: any) {
  if (cards.length === 12)
${SLOW}
  return new Set(cards.map(({ rank }: any) => rank)).size < cards.length;
}`,
    'Pairs among all hands of two, five and seven cards',
    30,
  ],
])('in %s a rule that is too slow is told', async (chapter, code, scenario, seconds) => {
  const solution = mkdtempSync(join(folder, 'slow-'));
  writeFileSync(join(solution, `${chapter.slice(3)}.ts`), code);
  const { stderr } = await runCucumber({ KATA_SOLUTION: solution }, `features/${chapter}.feature`);
  expect(stderr).toContain(`"${scenario}"`);
  expect(stderr).toContain(`did not end within ${seconds} s of work: is it too slow, or is there an endless loop?`);
});
