/** The rarer ways to run somebody's solution, and code that does not end or ends the process. */
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
  expect(
    await runCucumber({}, '--world-parameters', '{"solution":"src/kata/rules"}'),
  ).toMatchObject(right);
});

test('a world parameter that there is not ends in one sentence', async () => {
  const stderr = '"solutoin" is not a world parameter: expected solution\n';
  const run = runCucumber({}, '--world-parameters', '{"solutoin":"my-rules"}');
  expect(await run).toMatchObject({ status: 1, stderr });
});

test.each([
  ['aborts', 'export const isPair = () => process.abort();', `(${file}:1)`],
  [
    'ends the process when it is loaded',
    'process.exit(0);',
    `cannot be used: it ended the process with process.exit(0)`,
  ],
  [
    'ends it later',
    'setTimeout(() => process.exit(0), 1);\nexport const isPair = () => false;',
    `(${file}:1)`,
  ],
  ['ends it unseen', 'setTimeout(process.exit, 1, 0);\nexport const isPair = () => false;', ''],
  [
    'never ends',
    'export const isPair = () => {\n  for (;;);\n};',
    `is there an endless loop? (${file}:2)`,
  ],
  [
    'catches it',
    'export const isPair = () => {\n  try { for (;;); } catch { return true; }\n};',
    `loop? (${file}:2)`,
  ],
  ['never ends when it is loaded', 'for (;;);', 'is there an endless loop?'],
])('code that %s is red, and told with its line', async (_, code, sentence) => {
  const { status, stdout, stderr } = await run(code);
  expect(stdout + stderr).toContain(sentence);
  expect(status).not.toBe(0);
});
