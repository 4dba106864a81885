/** The coach runs where there is nothing of Node: what comes out is what a browser's worker would say. */
import { readdirSync, readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { build } from 'esbuild';
import type { ExerciseVerdict } from '../../src/coach/verdict.ts';
import { readFiles } from '../../src/load/read-files.ts';
import type { CoachInProcess } from '../../src/page/build/coach-in-process.ts';

const features = readdirSync('features').map((file) => ({
  uri: `features/${file}`,
  text: readFileSync(`features/${file}`, 'utf8'),
}));

let coach: CoachInProcess;
beforeAll(async () => {
  const { outputFiles } = await build({
    entryPoints: ['src/page/build/coach-in-process.ts'],
    alias: { '@cucumber/cucumber': './src/coach/run/small-cucumber.ts' },
    bundle: true,
    write: false,
    platform: 'browser',
    format: 'iife',
    globalName: 'bare',
    ignoreAnnotations: true, // the steps are imported for their side effects
    logLevel: 'silent',
    tsconfigRaw: {},
  });
  const context = createContext({ performance }); // which browsers have, and plain JavaScript has not
  runInContext(outputFiles[0]?.text ?? '', context);
  coach = runInContext('bare.startCoach', context)(features);
});

function verdictsOn(unit: string, texts: Readonly<Record<string, string>>): ExerciseVerdict[] {
  const modules = [{ unit, files: readFiles(`${unit}.ts`, (path) => texts[path]) }];
  return coach.work({ exercise: unit, modules }).flatMap((told) => (told.kind === 'verdict' ? told.verdict : []));
}

test('a right answer is hunted and then counted', () => {
  const right = 'export const isPair = (cards: any[]) => new Set(cards.map(({ rank }) => rank)).size < cards.length;';
  const [hunted, counted] = verdictsOn('pair', { 'pair.ts': right });
  expect(counted).toMatchObject({ ...hunted, failed: [], hunted: expect.any(Number), counted: expect.any(Number) });
  expect(hunted).not.toHaveProperty('counted');
});

test('what the code throws is told with its file and line', () => {
  const count = '\nexport function count(cards: unknown[]): boolean {\n  throw new Error("oh " + cards.length);\n}\n';
  const pair = "import { count } from './count';\nexport const isPair = (cards: unknown[]) => count(cards);";
  const [thrown] = verdictsOn('pair', { 'pair.ts': pair, 'count.ts': count });
  expect(thrown?.trouble).toMatchObject({ message: 'it threw Error: oh 2', where: { file: 'count.ts', line: 3 } });
});
