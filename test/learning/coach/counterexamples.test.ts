/** Random hands, counts, known mistakes and the last exercise. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { solutionPath, type Unit } from '../../../src/learning/coach/units.ts';
import { isDone } from '../../../src/learning/coach/verdict.ts';
import { painted } from '../practice/painted.ts';
import { folderWith, pairOf, runner, verdictOn } from '../practice/practising.ts';

const from = (path: string) => JSON.stringify(resolve(path));
const judge = (unit: Unit, text: string) => verdictOn(unit, folderWith({ [unit]: text }));

test('random hands find the smallest wrong hand', async () => {
  // So one card less is right again.
  const some = 'cards.length % 2 ? cards : cards.filter(({ rank }) => rank !== 5)';
  const body = `const some = ${some};\nreturn new Set(some.map(({ rank }) => rank)).size`;
  expect((await judge('pair', pairOf(`${body} < some.length;`))).counterExample).toMatchObject({
    hand: expect.stringMatching(/^5[CDHS] 5[CDHS]$/),
    expected: 'true',
    got: 'isPair returned false',
  });
});

test.each<[string, Unit, string, string]>([
  ['a single hand of two', 'pair', 'isPair', '2C 3D'],
  ['a flush of clubs', 'royal-flush', 'isRoyalFlush', '2C 3C 4C 5C 7C'],
])('counts find a rule that is wrong for %s', async (_, unit, name, hand) => {
  const said = "cards.map(({ rank, suit }) => rank + suit).sort().join(' ')";
  const text = `import { ${name} as ours } from ${from(solutionPath(unit))};
export const ${name} = (cards) => ${said} === '${hand}' || ours(cards);`;
  const verdict = await judge(unit, text);
  expect(isDone(verdict)).toBe(false);
  expect((verdict.counterExample ?? verdict.trouble)?.blamed).toBe(name);
});

/** Paints the verdict on a file of some unit. */
async function told(unit: Unit, path: string): Promise<string> {
  const verdict = await judge(unit, `export * from ${from(path)};\n`);
  return painted(verdict, { mistakes: await runner.mistakesFor(verdict) }).all;
}

test.each<[Unit, string]>([
  ['two-pairs', 'counted-exactly'], // examples fail
  ['flush', 'three-bits-for-each-suit'], // random hands find it
])('names the known mistake that you made: %s, %s', async (unit, mistake) => {
  const path = `src/learning/mistakes/${unit}/${mistake}.ts`;
  const [, wrong = 'no head comment'] =
    readFileSync(path, 'utf8').match(/\/\*\*\n \* ([^\n]*)/) ?? [];
  const text = await told(unit, path);
  expect(text).toContain('known mistake');
  expect(text).toContain(wrong);
});

test('an exercise that is done lists the classic mistakes, each with a hand that exposes it', async () => {
  expect(await told('two-pairs', solutionPath('two-pairs'))).toContain(
    '  Finds no two pairs in seven cards that have three: KD KH 9C 9S 4D 4H 2C',
  );
});

describe('the last exercise', () => {
  const evaluatorOf = (text: string) => verdictOn('make-it-fast', folderWith({ evaluator: text }));

  test('shows two hands that the stub ties', async () => {
    const verdict = await evaluatorOf(
      `export * from ${from('src/learning/exercises/evaluator.ts')};`,
    );
    expect(verdict.counterExample).toMatchObject({ expected: 'Black wins', got: 'a tie' });
    expect(painted(verdict).sight[0]).toBe('✗ It puts these two hands in the wrong order:');
  });

  test('accepts our solution, and lists its speed with our evaluators', async () => {
    const verdict = await evaluatorOf(
      `export * from ${from('src/learning/exercises/solution/evaluator.ts')};`,
    );
    expect(verdict.counterExample).toBeUndefined();
    expect(verdict.tried).toBeGreaterThan(1000);
    const names = verdict.speeds?.map(({ name }) => name);
    expect(names).toEqual(['yours', 'the rules', 'neighbours', 'bit-board', 'rank-sum']);
  });

  test.each([
    [
      '() => undefined',
      /^evaluator returned undefined, expected a finite number, for \w\w( \w\w){4}$/,
    ],
    ['(cards) => cards[9].rank', /^it threw TypeError: .*, for \w\w( \w\w){4}$/],
    ['(cards) => cards.sort().length', /^it changes what it was given/],
  ])('says what is wrong with %s', async (body, message) => {
    expect((await evaluatorOf(`export const evaluator = ${body};`)).trouble?.message).toMatch(
      message,
    );
  });
});
