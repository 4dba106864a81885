/** A run of somebody's solution that does not finish is never green, and a sentence says what happened and where. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCucumber } from './run-cucumber.ts';

const folder = mkdtempSync(join(tmpdir(), 'unfinished-'));
afterAll(() => rmSync(folder, { recursive: true }));

const SCENARIO = 'a step of the scenario "A pair: two kings are enough" of features/02-pair.feature'.replace(
  '/',
  join('/'),
);

/** Runs the chapter of the pair with this code as `pair.ts`. */
async function run(name: string, code: string) {
  const solution = join(folder, name.replaceAll(' ', '-'));
  const file = join(solution, 'pair.ts');
  mkdirSync(solution);
  writeFileSync(file, code);
  return { file, ...(await runCucumber({ solution }, 'features/02-pair.feature')) };
}

test.each([
  ['ends the process', 'export const isPair = () =>\n  process.exit(0);', 2],
  ['ends it by an import', 'import { exit } from "node:process";\nexport const isPair = () => exit();', 2],
  ['aborts it', 'export const isPair = () => process.abort();', 1],
  ['kills it', 'export const isPair = () => process.kill(process.pid, "SIGKILL");', 1],
])('a call that %s', async (name, code, line) => {
  const { file, status, stderr } = await run(name, code);
  expect(stderr).toBe(`the run did not finish: the process was ended during ${SCENARIO} (${file}:${line})\n`);
  expect(status).toBe(1);
});

test.each([
  ['ends it past everybody', 'export const isPair = () => (process as any).reallyExit(0);'],
  ['ends it unheard', 'export const isPair = () => {\n  process.removeAllListeners("exit");\n  process.exit(0);\n};'],
  ['turns the status', 'process.on("exit", () => {\n  process.exitCode = 0;\n});\nexport const isPair = () => false;'],
])('a call that %s', async (name, code) => {
  expect(await run(name, code)).toMatchObject({ status: 1 });
});

test('a file that ends the process when it is loaded', async () => {
  const { file, status, stderr } = await run('load', 'process.exit(0);');
  expect(stderr).toBe(`the run did not finish: the process was ended during loading "${file}" (${file}:1)\n`);
  expect(status).toBe(1);
});

test('a file that ends the process later', async () => {
  const code = 'setTimeout(() => process.exit(0), 1);\nexport const isPair = () => false;';
  const { file, status, stderr } = await run('later', code);
  expect(stderr).toMatch(/^the run did not finish: the process was ended during /);
  expect(stderr).toContain(` (${file}:1)\n`);
  expect(status).toBe(1);
});

test('a timer that goes on for ever keeps no run from ending, and its status stays', async () => {
  const wrong = 'setInterval(() => {}, 1);\nexport const isPair = () => false;';
  expect(await run('timer', wrong)).toMatchObject({ status: 1, stderr: '' });
  const right = wrong.replace(
    '() => false',
    '(cards: any) => new Set(cards.map((c: any) => c.rank)).size < cards.length',
  );
  expect(await run('right timer', right)).toMatchObject({ status: 0, stderr: '' });
});

test('an endless loop is ended', async () => {
  const { file, status, stderr } = await run('loop', 'export const isPair = () => {\n  for (;;);\n};');
  const reason = `${SCENARIO} did not end within 10 s of work: is there an endless loop?`;
  expect(stderr).toBe(`the run did not finish: ${reason} (${file}:2)\n`);
  expect(status).not.toBe(0);
});
