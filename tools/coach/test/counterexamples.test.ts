/** Random hands, counts, known mistakes and the last exercise. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { painted } from '../../practice/test/painted.ts';
import { folderWith, pairOf, runner, verdictOn } from '../../practice/test/practising.ts';
import { FAST, solutionPath, type Unit } from '../units.ts';
import { counterExampleIn, isDone, type VerdictAt } from '../verdict.ts';
import { firstTrouble } from './support/first-trouble.ts';

/** The path of a file, as it stands in an import. */
const from = (path: string) => JSON.stringify(resolve(path));

/** Judges one file of the exercise of that name. */
const judge = (unit: Unit, text: string) => verdictOn(unit, folderWith({ [unit]: text }));

test('random hands find the smallest wrong hand', async () => {
  // An even number of cards hides the fives, so that with one card less the answer is right again.
  const hidesFives = pairOf(`
    const some = cards.length % 2 ? cards : cards.filter(({ rank }) => rank !== 5);
    return new Set(some.map(({ rank }) => rank)).size < some.length;
  `);
  expect(counterExampleIn(await judge('pair', hidesFives))).toMatchObject({
    hand: expect.stringMatching(/^5[CDHS] 5[CDHS]$/),
    expected: 'true',
    intro: 'isPair returned',
    got: 'false',
  });
});

test.each<{ what: string; unit: Unit; name: string; hand: string }>([
  { what: 'a single hand of two', unit: 'pair', name: 'isPair', hand: '2C 3D' },
  { what: 'a flush of clubs', unit: 'royal-flush', name: 'isRoyalFlush', hand: '2C 3C 4C 5C 7C' },
])('counts find a rule that is wrong for $what', async ({ unit, name, hand }) => {
  const text = `import { ${name} as ours } from ${from(solutionPath(unit))};
export const ${name} = (cards) => {
  const hand = cards.map(({ rank, suit }) => rank + suit).sort().join(' ');
  return hand === '${hand}' || ours(cards);
};
`;
  const verdict = await judge(unit, text);
  expect(isDone(verdict)).toBe(false);
  expect(firstTrouble(verdict)?.blamed).toBe(name);
});

/** Judges the code of a file as that of a unit, and paints the verdict with known mistakes. */
async function paintedVerdictOn(unit: Unit, path: string): Promise<string> {
  const verdict = await judge(unit, `export * from ${from(path)};\n`);
  return painted(verdict, { mistakes: await runner.mistakesFor(verdict) }).all;
}

test.each<{ by: string; unit: Unit; mistake: string }>([
  { by: 'examples', unit: 'two-pairs', mistake: 'counted-exactly' },
  { by: 'random hands', unit: 'flush', mistake: 'three-bits-for-each-suit' },
])('a known mistake that $by find is named', async ({ unit, mistake }) => {
  const path = `tools/coach/exercises/${unit}/mistakes/${mistake}.ts`;
  const [, wrong = 'no head comment'] =
    readFileSync(path, 'utf8').match(/\/\*\*\n \* ([^\n]*)/) ?? [];
  const text = await paintedVerdictOn(unit, path);
  expect(text).toContain('known mistake');
  expect(text).toContain(`It ${wrong.charAt(0).toLowerCase()}${wrong.slice(1)}`);
});

test('a done exercise lists classic mistakes, each with a hand that exposes it', async () => {
  expect(await paintedVerdictOn('two-pairs', solutionPath('two-pairs'))).toContain(
    '  Finds no two pairs when seven cards have three pairs: KD KH 9C 9S 4D 4H 2C',
  );
});

describe('the last exercise', () => {
  const judgeEvaluator = (text: string) => verdictOn(FAST, folderWith({ evaluator: text }));

  test('shows two hands that the stub ties', async () => {
    const stub = 'tools/coach/exercises/evaluator/stub.ts';
    const verdict = await judgeEvaluator(`export * from ${from(stub)};`);
    expect(counterExampleIn(verdict)).toMatchObject({
      expected: 'Black wins (both are seven high: the six beats the five)',
      got: 'a tie',
    });
    expect(painted(verdict).sight[0]).toBe(
      '✗ Your evaluator puts these two hands in the wrong order:',
    );
  });

  // Whether it is fast enough is no part of it, because the machine may be busy.
  test('agrees with our solution, and lists its speed with our evaluators', async () => {
    const solution = 'tools/coach/exercises/evaluator/solution.ts';
    const verdict = await judgeEvaluator(`export * from ${from(solution)};`);
    expect(verdict.stage).toBe('race');
    expect(counterExampleIn(verdict)).toBeUndefined();
    const { tried, speeds } = verdict as VerdictAt<'race'>;
    expect(tried).toBeGreaterThan(1000);
    const names = speeds.map(({ name }) => name);
    expect(names).toEqual(['yours', 'the rules', 'neighbours', 'bit-board', 'rank-sum']);
  });

  test.each([
    {
      evaluator: '() => undefined',
      message: /^evaluator returned undefined, expected a finite number, for \w\w( \w\w){4}$/,
    },
    {
      evaluator: '(cards) => cards[9].rank',
      message: /^it threw TypeError: .*, for \w\w( \w\w){4}$/,
    },
    {
      evaluator: '(cards) => strengthOf(cards)',
      message: /^"poker-hands-kata" does not export strengthOf$/,
    },
    {
      evaluator: '(cards) => cards.sort().length',
      message: /^it changes what it was given/,
    },
  ])('says what is wrong with $evaluator', async ({ evaluator, message }) => {
    const text = `import { strengthOf } from 'poker-hands-kata';
export const evaluator = ${evaluator};`;
    const trouble = firstTrouble(await judgeEvaluator(text));
    expect(trouble?.message).toMatch(message);
  });
});
