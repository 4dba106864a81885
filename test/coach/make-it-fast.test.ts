/** The last step: an evaluator that is right, and faster than the rules. */
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { report } from '../../src/coach/report.ts';
import { STEPS } from '../../src/coach/steps.ts';
import { FAST } from '../../src/coach/stub-answers.ts';
import { isDone } from '../../src/coach/verdict.ts';
import { newFolder, runner, solve } from '../practice/practising.ts';

const STEP = STEPS.filter(({ name }) => name === FAST);
const folder = newFolder();

async function judge() {
  const [verdict] = await runner.judge(STEP, folder);
  if (!verdict) throw new Error('there is no verdict');
  return { ...verdict, lines: report(verdict, [], (sentence) => sentence) };
}

const write = (text: string) => writeFileSync(join(folder, 'evaluator.ts'), text);

test('the stub ties all hands', async () => {
  const { counterExample, lines } = await judge();
  expect(counterExample).toMatchObject({ expected: 'Black wins', got: 'a tie' });
  expect(lines[0]).toBe('✗ There are hands that come out wrong:');
});

test('a right evaluator that asks the rules again and again is not fast', async () => {
  const rules = JSON.stringify(resolve('src/evaluators/rule-chain.ts'));
  const body = 'Math.max(...Array.from({ length: 2 }, () => ruleChain.strength(cards)))';
  write(`import { ruleChain } from ${rules};\nexport const evaluator = (cards) => ${body};\n`);
  const { trouble, lines } = await judge();
  expect(trouble?.message).toMatch(/^it is right, but only 0\.\d times as fast as the rules, expected 3 times$/);
  expect(lines.filter((line) => line.includes('times the rules'))).toHaveLength(5);
});

test('the solution is right and fast, and stands beside ours', async () => {
  solve('evaluator', folder);
  const { lines, ...verdict } = await judge();
  expect(isDone(verdict)).toBe(true);
  expect(verdict.speeds?.map(({ name }) => name)).toEqual([
    'yours',
    'the rules',
    'neighbours',
    'bit-board',
    'rank-sum',
  ]);
  expect(lines[0]).toMatch(/^✓ It is right for [\d,]+ hands and as fast as it has to be: the step is done\.$/);
});

test.each([
  ['wrong only among seven cards', 'cards.length === 7 ? 0 : right(cards)', 'a tie'],
  ['backwards', '-right(cards)', 'White wins'],
])('an evaluator that is %s is shown two hands', async (_, body, got) => {
  const right = JSON.stringify(resolve('src/practice/solution/evaluator.ts'));
  write(`import { evaluator as right } from ${right};\nexport const evaluator = (cards) => ${body};\n`);
  expect((await judge()).counterExample).toMatchObject({ expected: 'Black wins', got });
});

test.each([
  [
    'gives no number',
    '() => undefined',
    /^evaluator returned undefined, expected a finite number, for \w\w( \w\w){4}$/,
  ],
  ['throws', '(cards) => cards[9].rank', /^it threw TypeError: .*, for \w\w( \w\w){4}$/],
  ['changes the cards', '(cards) => cards.sort().length', /^it changes what it was given/],
  ['does not end', '() => { for (;;); }', /endless loop/],
])('an evaluator that %s', async (_, body, message) => {
  write(`export const evaluator = ${body};\n`);
  expect((await judge()).trouble?.message).toMatch(message);
});
