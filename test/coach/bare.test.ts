/** The coach runs where there is nothing of Node: what comes out is what a browser's worker would say. */
import { readdirSync, readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { build } from 'esbuild';
import type { Message } from '../../src/coach/jobs.ts';

const features = readdirSync('features').map((file) => ({
  name: file.replace(/^\d+-|\.feature$/g, ''),
  uri: `features/${file}`,
  text: readFileSync(`features/${file}`, 'utf8'),
}));

let judge: (given: { features: typeof features; files: Record<string, string> }) => Message[];
beforeAll(async () => {
  const { outputFiles } = await build({
    logLevel: 'silent',
    entryPoints: ['test/coach/bare-worker.ts'],
    alias: { '@cucumber/cucumber': './src/coach/cucumber.ts' },
    bundle: true,
    write: false,
    platform: 'browser',
    format: 'iife',
    ignoreAnnotations: true, // the steps are imported for their side effects
    tsconfigRaw: {},
  });
  const context = createContext({});
  runInContext(outputFiles[0]?.text ?? '', context);
  judge = runInContext('judge', context);
});

test('all examples of the rule book pass', () => {
  const [run] = judge({ features, files: {} }).filter(({ kind }) => kind === 'run');
  const messages = run?.kind === 'run' ? run.messages : [];
  const statuses = messages.flatMap(({ testStepFinished }) => testStepFinished?.testStepResult.status ?? []);
  expect(messages.filter(({ pickle }) => pickle).length).toBeGreaterThan(150);
  expect(new Set(statuses)).toEqual(new Set(['PASSED']));
});

test('a wrong answer is told with its example, and a right one is hunted', () => {
  const right = 'export const isPair = (cards: any[]) => new Set(cards.map(({ rank }) => rank)).size < cards.length;';
  const files = { pair: right, 'three-of-a-kind': 'export const isThreeOfAKind = () => ({ is: true });' };
  const verdicts = judge({ features, files }).flatMap((message) => (message.kind === 'verdict' ? message.verdict : []));
  expect(verdicts).toMatchObject([
    { step: 'pair', failed: [], hunted: 1500 },
    { step: 'three-of-a-kind', trouble: { expected: 'true', got: 'isThreeOfAKind returned { is: true }' } },
  ]);
});
