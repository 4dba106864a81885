/** What the examples do not show is found by random hands and counts, known mistakes are named, and the last exercise asks for speed. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { solutionPath, type Unit } from '../../src/coach/stub-answers.ts';
import { isDone } from '../../src/coach/verdict.ts';
import { findMistakes, findProgress } from '../../src/practice/session.ts';
import { reportLines } from '../practice/painted.ts';
import { exerciseOf, newFolder, pairOf, runner } from '../practice/practising.ts';

/** The verdict on a file that has our solution at hand as `ours`. */
async function judge(unit: Unit, name: string, text: string) {
  const folder = newFolder();
  const head = `import { ${name} as ours } from ${JSON.stringify(resolve(solutionPath(unit)))};\n`;
  writeFileSync(join(folder, `${unit}.ts`), head + text);
  return (await findProgress(runner, folder, [exerciseOf(unit)])).verdict;
}

test('the smallest hand that the examples do not show is found', async () => {
  const folder = newFolder();
  pairOf(
    'const some = cards.filter(({ rank }) => rank !== 5);\nreturn new Set(some.map(({ rank }) => rank)).size < some.length;',
    folder,
  );
  const { counterExample } = (await findProgress(runner, folder, [exerciseOf('pair')])).verdict;
  expect(counterExample).toMatchObject({
    hand: expect.stringMatching(/^5[CDHS] 5[CDHS]$/),
    expected: 'true',
    got: 'isPair returned false',
  });
});

test.each<[string, Unit, string, string]>([
  ['a single hand of two', 'pair', 'isPair', "said(cards) === '2C 3D' || ours(cards)"],
  ['a flush of clubs', 'royal-flush', 'isRoyalFlush', "said(cards) === '2C 3C 4C 5C 7C' || ours(cards)"],
])('a rule that is wrong for %s is found', async (_, unit, name, body) => {
  const said = "const said = (cards) => cards.map(({ rank, suit }) => rank + suit).sort().join(' ');\n";
  const verdict = await judge(unit, name, `${said}export const ${name} = (cards) => ${body};`);
  expect(isDone(verdict)).toBe(false);
  expect((verdict.counterExample ?? verdict.trouble)?.asked).toBe(name);
});

/** What is told of an exercise in which one unit has this text. */
async function told(name: string, unit: Unit, text: string): Promise<string> {
  const folder = newFolder();
  writeFileSync(join(folder, `${unit}.ts`), text);
  const { current, verdict } = await findProgress(runner, folder, [exerciseOf(name)]);
  return reportLines(verdict, await findMistakes(runner, current, verdict)).join('\n');
}

test.each<[string, Unit, string]>([
  ['two-pairs', 'two-pairs', 'counted-exactly'], // examples fail
  ['flush', 'flush', 'three-bits-for-each-suit'], // the hunt finds it
])('in the exercise %s a mistake is named to whoever makes it: %s, %s', async (exercise, unit, mistake) => {
  const path = `src/mistakes/${unit}/${mistake}.ts`;
  const text = await told(exercise, unit, `export * from ${JSON.stringify(resolve(path))};\n`);
  const [, wrong = 'no head comment'] = readFileSync(path, 'utf8').match(/\/\*\*\n \* ([^\n]*)/) ?? [];
  expect(text).toContain('known mistake');
  expect(text).toContain(wrong);
});

test('what is done tells the classic mistakes, each with a hand that exposes it', async () => {
  const path = JSON.stringify(resolve(solutionPath('two-pairs')));
  const said = await told('two-pairs', 'two-pairs', `export * from ${path};`);
  expect(said).toContain('  - Finds no two pairs in seven cards that have three: KD KH 9C 9S 4D 4H 2C');
});

describe('the last exercise', () => {
  const from = (path: string) => JSON.stringify(resolve(path));
  const evaluatorOf = async (text: string) => {
    const folder = newFolder();
    if (text) writeFileSync(join(folder, 'evaluator.ts'), text);
    const { verdict } = await findProgress(runner, folder, [exerciseOf('make-it-fast')]);
    return { verdict, lines: reportLines(verdict, []) };
  };

  test('shows two hands that the stub ties', async () => {
    const { verdict, lines } = await evaluatorOf('');
    expect(verdict.counterExample).toMatchObject({ expected: 'Black wins', got: 'a tie' });
    expect(lines[0]).toBe('✗ There are hands that come out wrong:');
  });

  test('takes our solution for right, and lists it beside our evaluators', async () => {
    const { verdict } = await evaluatorOf(`export * from ${from('src/practice/solution/evaluator.ts')};`);
    expect(verdict.counterExample).toBeUndefined();
    expect(verdict.hunted).toBeGreaterThan(1000);
    const names = verdict.speeds?.map(({ name }) => name);
    expect(names).toEqual(['yours', 'the rules', 'neighbours', 'bit-board', 'rank-sum']);
  });

  test.each([
    ['() => undefined', /^evaluator returned undefined, expected a finite number, for \w\w( \w\w){4}$/],
    ['(cards) => cards[9].rank', /^it threw TypeError: .*, for \w\w( \w\w){4}$/],
    ['(cards) => cards.sort().length', /^it changes what it was given/],
  ])('says what is wrong with %s', async (body, message) => {
    expect((await evaluatorOf(`export const evaluator = ${body};`)).verdict.trouble?.message).toMatch(message);
  });
});
