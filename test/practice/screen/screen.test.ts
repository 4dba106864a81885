/** What the watch shows and what its keys do, without a terminal. */
import { join } from 'node:path';
import { STEPS, type Step } from '../../../src/coach/steps.ts';
import type { StepVerdict } from '../../../src/coach/verdict.ts';
import { partsOf } from '../../../src/practice/screen/screen.ts';
import { FIRST_VIEW, type View } from '../../../src/practice/screen/view.ts';
import { layOut, plain } from '../../../src/terminal/lay-out.ts';

const here = jest.fn(String);
jest.mock('../../../src/terminal/package-files.ts', () => ({
  isCheckout: true,
  home: { root: process.cwd(), fromSource: true },
  packageFile: String,
  here: (name: string) => here(name),
}));

const stepOf = (step: string) => STEPS.find(({ name }) => name === step) as Step;
const [PAIR, TWO_PAIRS, RANKING] = [stepOf('pair'), stepOf('two-pairs'), stepOf('ranking')];

/** What is on a screen of 80 columns and 24 rows, some keys having been pressed. */
function screenOf(step: Step, verdict: Partial<StepVerdict>, view: Partial<View> = {}): string[] {
  const whole = { step: step.name, examples: 30, failed: [], ...verdict };
  const progress = { done: [], current: step, verdict: whole, verdicts: [whole] };
  const parts = partsOf({ ...FIRST_VIEW, progress, ...view }, 'practice', 80);
  return layOut(parts, { columns: 80, rows: 24 }).lines.map(plain);
}

const EXAMPLE = {
  place: 'features/11-ranking.feature:7',
  rule: 'The ladder has ten rungs, and every rung beats all below it',
  name: 'Ten hands from one deck, one for each rung, the highest first',
  given: ['Given these hands:', '  hand         cards', '  royal flush  As Ks Qs Js Ts'],
  sentence: 'Then each hand is worth what it is called',
  rows: [],
};
const WRONG = { expected: 'royal flush', got: 'high card', where: { file: 'practice/ladder.ts', line: 4 } };

test('what was expected, what came and what to open are in sight, and then a question about the known mistake', () => {
  const mistakes = [{ wrong: 'Has no rungs.', reason: 'Made by beginners.', fails: ['a'] }];
  const trouble = { ...WRONG, example: EXAMPLE, printed: 'one\ntwo\nthree\nfour\nfive\nsix' };
  const seen = { mistakes, note: { text: 'A note.' } };
  const lines = screenOf(RANKING, { failed: ['a'], trouble }, seen);
  expect(lines.slice(3, 5).join('')).toMatch(/^ {2}The rules, highest first\. .* always does\.$/);
  const bar = [
    '✗ 1 of 30 examples fails. The first:',
    expect.stringMatching(/^ {2}✗●+$/),
    '  expected  royal flush',
    '  got       high card',
    '  open      practice/ladder.ts:4',
    '',
  ];
  expect(lines.slice(6, 12)).toEqual(bar);
  expect(lines.at(-1)).toContain('e explain');
  const explained = screenOf(RANKING, { failed: ['a'], trouble }, { ...seen, explains: true, scrolled: 99 });
  expect(explained.slice(6, 12)).toEqual(bar);
  expect(explained).toContain('  A known mistake fails in just this way. Has no rungs.');
});

test('the verdict is in sight however much there is to say below it, and however far that is scrolled', () => {
  const trouble = { ...WRONG, example: { ...EXAMPLE, given: ['Given the cards Kd Kh'] }, printed: 'one\ntwo\nthree' };
  const lines = screenOf(
    TWO_PAIRS,
    { failed: ['a'], trouble },
    { hints: { 'two-pairs': 3 }, scrolled: Number.POSITIVE_INFINITY },
  );
  expect(lines.join('\n')).toContain('got       high card\n  open      practice/ladder.ts:4');
  expect(lines.join('\n')).toMatch(/Hint 3: .*\n.*at least 2\.\n.* above \(up and down\)/);
});

test('a verdict that is about to be replaced looks old, without colours, too', () => {
  const trouble = { ...WRONG, example: EXAMPLE };
  expect(screenOf(PAIR, { failed: ['a'], trouble }, { isOld: true })).toContain(
    'old: ✗ 1 of 30 examples fails. The first:',
  );
});

test('where there is room the rule comes first, and what the code printed last', () => {
  const trouble = { ...WRONG, example: { ...EXAMPLE, given: ['Given the cards Kd Kh'] }, printed: 'one' };
  const lines = screenOf(PAIR, { failed: ['a'], trouble });
  expect(lines.indexOf('  Two cards of one rank.')).toBe(3);
  expect(lines.indexOf('  got       high card')).toBeLessThan(lines.indexOf('  Your code printed:'));
  expect(lines.join('\n')).toContain('│K♦ ││K♥ │');
});

test('hints go when the step is done', () => {
  const hints = { 'two-pairs': 3 };
  expect(screenOf(TWO_PAIRS, { failed: ['a'], trouble: WRONG }, { hints }).join('\n')).toContain('Hint 3');
  expect(screenOf(TWO_PAIRS, {}, { hints }).join('\n')).not.toContain('Hint');
});

test('files are named where they can be opened from here', () => {
  here.mockImplementation((name) => `node_modules/kata/${name}`);
  const lines = [
    ...screenOf(PAIR, { failed: ['a'], trouble: { ...WRONG, example: EXAMPLE } }),
    ...screenOf(PAIR, {}, { page: { kind: 'rule', step: PAIR } }),
    ...screenOf(PAIR, {}, { page: { kind: 'solution', step: PAIR } }),
  ];
  here.mockImplementation(String);
  expect(lines).toContain('  example   node_modules/kata/features/11-ranking.feature:7');
  expect(lines.join('\n')).toMatch(
    /\n {2}node_modules\/kata\/features\/02-pair\.feature has \d+ examples of these rules:\n/,
  );
  expect(lines).toContain('node_modules/kata/src/kata/rules/pair.ts:');
});

test('the last page races the very file that the learner wrote', () => {
  const lines = screenOf(PAIR, {}, { page: { kind: 'end' } });
  expect(lines).toContain(`    npm run race -- --solution ${join('practice', 'evaluator.ts')}`);
});
