/** The practice itself: every stub fails its own step and only that, every solution passes, every mistake is named. */
import { join } from 'node:path';
import { report } from '../../src/coach/report.ts';
import { STEPS, type Step } from '../../src/coach/steps.ts';
import { FAST } from '../../src/coach/stub-answers.ts';
import { isDone, type KnownMistake } from '../../src/coach/verdict.ts';
import { moduleOf } from '../../src/practice/read-mistakes.ts';
import { findMistakes, findProgress } from '../../src/practice/session.ts';
import { ASKS_ABOUT } from '../asks-about.ts';
import { newFolder, runner, solve, solveBefore } from '../practice/practising.ts';

const asWritten = (sentence: string) => sentence;

test('every solution passes its step', async () => {
  const folder = newFolder();
  solveBefore('nothing', folder);
  const verdicts = await runner.judge(STEPS, folder);
  expect(verdicts.filter((verdict) => !isDone(verdict))).toEqual([]);
  expect(verdicts.map(({ step }) => step)).toEqual(STEPS.map(({ name }) => name));
});

test('every stub fails its own step, and nothing that does not ask about it', async () => {
  const folder = newFolder();
  const stubs = STEPS.flatMap(({ name, units }) => units.map((unit) => ({ name, unit })));
  const modules = stubs.map(({ unit }) => moduleOf(unit, join(folder, `${unit}.ts`)));
  const chapters = STEPS.map(({ name }) => name).filter((name) => name !== FAST);
  const failures = await runner.failuresOf({ solutions: modules.map((module) => ({ modules: [module], chapters })) });
  const failed = failures.map((of) => [...new Set(of.failures.map(({ chapter }) => chapter))]);
  expect(stubs.filter(({ name }, index) => !failed[index]?.includes(name))).toEqual([
    { name: FAST, unit: 'evaluator' },
  ]); // see fast.test.ts
  const foreign = stubs.map(({ name, unit }, index) =>
    failed[index]?.filter((chapter) => chapter !== name && !ASKS_ABOUT[chapter]?.includes(unit)),
  );
  expect(foreign.flat()).toEqual([]);
});

describe('the known mistakes', () => {
  let found: (readonly KnownMistake[])[] = [];
  beforeAll(async () => {
    found = await runner.knownMistakes(STEPS);
  });

  test('are each exposed by an example of the rule that has to catch it, by a random hand or by a count', () => {
    const unseen = found.flat().filter(({ exposedBy, counterExample }) => !exposedBy && !counterExample);
    expect(unseen.filter(({ wrong }) => !/shuffle|leaves a card where it was/i.test(wrong))).toEqual([]);
    expect(found.map((of) => of.length > 0)).toEqual(STEPS.map(({ name }) => name !== FAST));
  });

  test('are each avoided with a hand that exposes them', () => {
    const verdict = { step: 'ranking', examples: 30, failed: [] };
    const mistakes = found[STEPS.findIndex(({ name }) => name === verdict.step)] ?? [];
    const lines = report(verdict, mistakes, asWritten);
    const classic = lines.slice(lines.findIndex((line) => line.startsWith('The classic mistakes')) + 1);
    expect(classic).toContain('  - Lets a straight beat a flush: flush Qd Td 8d 6d 2d, straight 9s 8c 7c 6c 5c');
    expect(classic.filter((line) => !/: .*[2-9TJQKA][cdhs]\b/i.test(line))).toEqual([]);
    expect(classic).toContain('  - Takes the wheel for an ace-high straight: Ah 2c 3d 4s 5h');
  });

  test('are each named, with the example, when a solution fails just as they do', () => {
    for (const mistakes of found) {
      for (const { fails, wrong, answers } of mistakes.filter((mistake) => mistake.fails.length > 0)) {
        const example = { place: fails[0] as string, rule: '', name: '', given: [], sentence: '', rows: [] };
        const trouble = { example, expected: 'a', got: 'b' };
        const verdict = { step: '', examples: 99, failed: fails, trouble, ...(answers !== undefined && { answers }) };
        const same = mistakes.filter((other) => other.answers === answers).map((other) => other.wrong);
        const lines = report(verdict, mistakes, asWritten);
        expect(same).toContain(wrong);
        for (const one of same) expect(lines.join('\n')).toContain(one);
        expect(lines).toContain(`  example   ${fails[0]}`);
      }
    }
  });
});

test('whoever compares kickers as they were dealt is told so', async () => {
  const folder = newFolder();
  solve('ladder', folder);
  solve('best-five', folder, 'src/mistakes/best-five/kickers-as-dealt.ts');
  const step = STEPS.find(({ name }) => name === 'ranking') as Step;
  const { verdict } = await findProgress(runner, folder, [step]);
  const text = report(verdict, await findMistakes(runner, step, verdict), asWritten).join('\n');
  expect(text).toContain('A known mistake fails in just this way. Compares kickers in the order');
});

test('a learner who counts exactly is told so', async () => {
  const folder = newFolder();
  solve('two-pairs', folder, 'src/mistakes/two-pairs/three-pairs-missed.ts');
  const step = STEPS.find(({ name }) => name === 'two-pairs') as Step;
  const [verdict] = await runner.judge([step], folder);
  if (!verdict) throw new Error('there is no verdict');
  const text = report(verdict, await runner.mistakesOf(step), asWritten).join('\n');
  expect(text).toContain('Finds no two pairs in seven cards that have three.');
  expect(text).toContain('Kd Kh 9c 9s 4d 4h 2c');
});
