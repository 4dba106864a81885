/** The rarer ways to run somebody's solution, and code that does not end or ends the process. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chapter } from '../../../test/support/feature-files.ts';
import { runCucumber } from '../../../test/support/run-cucumber.ts';

const folder = mkdtempSync(join(tmpdir(), 'unfinished-'));
const file = join(folder, 'pair.ts');
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the chapter of the pair with this code as `pair.ts`. */
async function runPair(code: string) {
  writeFileSync(file, code);
  return runCucumber({ KATA_SOLUTION: folder }, chapter('pair'));
}

test('all features pass with a solution that is right', async () => {
  const run = await runCucumber({ KATA_SOLUTION: 'src/rules' });
  expect(run).toMatchObject({ status: 0, stderr: '' });
});

test('a call that ends the process is told with its line, and without frames', async () => {
  const { status, stdout } = await runPair('export const isPair = () =>\n  process.exit(0);');
  expect(stdout).toContain(`ended the process with process.exit(0) (${file}:2)`);
  expect(stdout).not.toMatch(/^ +at |After #/m);
  expect(status).toBe(1);
});

test('a solution may be named as a world parameter', async () => {
  const run = await runCucumber({}, '--world-parameters', '{"solution":"src/rules"}');
  expect(run).toMatchObject({ status: 0, stderr: '' });
});

test('a world parameter that there is not ends in one sentence', async () => {
  const run = await runCucumber({}, '--world-parameters', '{"solutoin":"my-rules"}');
  expect(run).toMatchObject({
    status: 1,
    stderr: '"solutoin" is not a world parameter: expected solution\n',
  });
});

const ABORTS = `
export const isPair = () => process.abort();
`;

const EXITS_LATER = `
setTimeout(() => process.exit(0), 1);
export const isPair = () => false;
`;

const EXITS_UNSEEN = `
setTimeout(process.exit, 1, 0);
export const isPair = () => false;
`;

const NEVER_ENDS = `
export const isPair = () => {
  for (;;);
};
`;

const CATCHES_ITS_STOP = `
export const isPair = () => {
  try { for (;;); } catch { return true; }
};
`;

test.each([
  { does: 'aborts', code: ABORTS, sentence: `(${file}:2)` },
  {
    does: 'ends the process when it is loaded',
    code: 'process.exit(0);',
    sentence: 'cannot be used: it ended the process with process.exit(0)',
  },
  { does: 'ends the process later', code: EXITS_LATER, sentence: `(${file}:2)` },
  { does: 'never ends', code: NEVER_ENDS, sentence: `is there an endless loop? (${file}:3)` },
  { does: 'catches that it is stopped', code: CATCHES_ITS_STOP, sentence: `loop? (${file}:3)` },
  {
    does: 'never ends when it is loaded',
    code: 'for (;;);',
    sentence: 'is there an endless loop?',
  },
])('code that $does is red, and told with its line', async ({ code, sentence }) => {
  const { status, stdout, stderr } = await runPair(code);
  expect(stdout + stderr).toContain(sentence);
  expect(status).not.toBe(0);
});

test('code that ends the process unseen is red', async () => {
  const { status } = await runPair(EXITS_UNSEEN);
  expect(status).not.toBe(0);
});
