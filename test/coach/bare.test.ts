/** The coach runs where there is nothing of Node: what comes out is what a browser's worker would say. */
import { readdirSync, readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { build } from 'esbuild';
import { readFiles } from '../../src/load/read-files.ts';
import type { CoachInProcess } from '../../src/page/build/coach-in-process.ts';

const features = readdirSync('features').map((file) => ({
  uri: `features/${file}`,
  text: readFileSync(`features/${file}`, 'utf8'),
}));

let coach: CoachInProcess;
beforeAll(async () => {
  const { outputFiles } = await build({
    entryPoints: ['test/coach/bare-worker.ts'],
    alias: { '@cucumber/cucumber': './src/coach/run/small-cucumber.ts' },
    bundle: true,
    write: false,
    platform: 'browser',
    format: 'iife',
    ignoreAnnotations: true, // the steps are imported for their side effects
    logLevel: 'silent',
    tsconfigRaw: {},
  });
  const context = createContext({ performance }); // which browsers have, and plain JavaScript has not
  runInContext(outputFiles[0]?.text ?? '', context);
  coach = runInContext('startCoach', context)(features);
});

test('a wrong answer is told with its example, and a right one is hunted', () => {
  const right = 'export const isPair = (cards: any[]) => new Set(cards.map(({ rank }) => rank)).size < cards.length;';
  const wrong = 'export const isThreeOfAKind = () => ({ is: true });';
  const exercise = (unit: string, text: string) => ({
    exercise: unit,
    modules: [{ unit, files: readFiles(`${unit}.ts`, () => text) }],
  });
  const told = [exercise('pair', right), exercise('three-of-a-kind', wrong)].flatMap((job) => coach.work(job));
  const verdicts = told.flatMap((message) => (message.kind === 'verdict' ? message.verdict : []));
  expect(verdicts).toMatchObject([
    { exercise: 'pair', failed: [], hunted: expect.any(Number) },
    { exercise: 'pair', failed: [], hunted: expect.any(Number), counted: expect.any(Number) },
    {
      exercise: 'three-of-a-kind',
      trouble: { expected: 'true', got: 'isThreeOfAKind returned { is: true }, which is neither true nor false' },
    },
  ]);
  expect(verdicts[0]).not.toHaveProperty('counted');
});

test('what the code throws is told with its file and line, in a browser, too', () => {
  const files = readFiles('pair.ts', (path) =>
    path === 'pair.ts'
      ? "import { count } from './count';\nexport const isPair = (cards: unknown[]) => count(cards);"
      : path === 'count.ts'
        ? '\nexport function count(cards: unknown[]): boolean {\n  throw new Error("oh " + cards.length);\n}\n'
        : undefined,
  );
  const told = coach.work({ exercise: 'pair', modules: [{ unit: 'pair', files }] });
  const [verdict] = told.flatMap((message) => (message.kind === 'verdict' ? message.verdict : []));
  expect(verdict?.trouble).toMatchObject({ message: 'it threw Error: oh 2', where: { file: 'count.ts', line: 3 } });
});
