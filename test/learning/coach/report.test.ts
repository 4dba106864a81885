/** Verdicts in words. */
import { showBoth } from '../../../src/learning/coach/explain/explain-failure.ts';
import { failsIn, isDone } from '../../../src/learning/coach/verdict.ts';
import { painted } from '../practice/painted.ts';

const PLACES = ['a:1', 'a:2', 'a:3', 'a:4'];
const example = (location: string) => ({
  location,
  rule: 'R',
  name: `at ${location}`,
  given: [],
  sentence: 'Then',
  rows: [],
});
const WRONG = {
  expected: 'true',
  got: 'isPair returned false',
  where: { file: 'pair.ts', line: 4 },
};
const NONE = { exercise: 'pair', examples: 0, failed: [] };
const DONE = { ...NONE, examples: 4, tried: 9 };
const FAILS = {
  exercise: 'pair',
  examples: 4,
  failed: ['a:2', 'a:4'],
  trouble: { ...WRONG, example: example('a:2') },
  others: [{ message: 'isPair threw Error: oh', example: example('a:4') }],
};

test('each example has a dot: passed, failed or not reached', () => {
  expect(painted(FAILS, {}, PLACES).sight).toEqual([
    '✗ 2 of 4 examples fail. The first:',
    '  ●✗●✗',
    '',
    '  R',
    '  at a:2',
    '',
    '    Then',
    '  example   a:2',
    '',
    '  expected  true',
    '  got       isPair returned false',
    '  open      pair.ts:4',
  ]);
  const at3 = { message: 'it loops', example: example('a:3') };
  const stopped = painted({ ...NONE, trouble: at3, others: [FAILS.trouble] }, {}, PLACES).sight;
  expect(stopped.slice(0, 2)).toEqual(['✗ It was stopped in this example:', '  ●✗✗○']);
  expect([stopped.at(-1), failsIn({ ...NONE, trouble: at3 })]).toEqual([
    '  Your code: it loops',
    [],
  ]);
  const dotsOf = (found: object) => painted({ ...NONE, ...found }, {}, PLACES).sight[1];
  const unreadable = { trouble: { message: 'it cannot be read' } };
  expect([unreadable, { ...unreadable, tried: 0 }, DONE].map(dotsOf)).toEqual([
    '  ○○○○',
    '  ●●●●',
    '  ●●●●',
  ]);
});

test('an exercise that is done says what it teaches', () => {
  expect(painted(DONE).rest[1]).toMatch(/^Learned: /);
  expect(painted(DONE).rest[2]).toBe('Walkthrough: docs/walkthrough/02-pair.md');
});

test('the heading says what was tried, and how much', () => {
  const heading = (verdict: object) => painted({ ...NONE, examples: 7, ...verdict }).sight[0];
  expect(heading({ tried: 1536, counted: true })).toBe(
    '✓ All 7 examples pass. So do 1,536 random hands and all counts: the exercise is done.',
  );
  expect(heading({ tried: 1536 })).toBe(
    '✓ All 7 examples pass. So do 1,536 random hands: the exercise is done.',
  );
  expect(heading({ tried: 1536, counted: false })).toBe(
    '✓ All 7 examples pass. So do 1,536 random hands.',
  );
  expect(heading({ examples: 0, tried: 14_000, speeds: [] })).toContain('right for 14,000 hands');
  const stopped = { examples: 0, trouble: { message: 'oh' } };
  expect(heading(stopped)).toBe('✗ It cannot be judged yet.');
  expect(heading({ ...stopped, tried: 0 })).toBe('✗ Not done yet.');
  const miscounted = {
    tried: 1536,
    trouble: { message: 'AS is dealt too often', example: example('a:9') },
  };
  expect(heading(miscounted)).toBe('✗ All 7 examples pass. But this count comes out wrong:');
});

test('a known mistake is first a question about a hand that is not in sight, and then explained', () => {
  const mistake = {
    wrong: 'Takes it for none.',
    reason: 'Made by us.',
    fails: FAILS.failed,
    hand: 'KD KH',
  };
  const others = [{ ...WRONG, example: { ...example('a:4'), given: ['the cards KD KH'] } }];
  const told = (failure: number, explains = false) =>
    painted({ ...FAILS, others }, { mistakes: [mistake], explains, failure }).rest;
  expect(told(0).join()).toContain('What does your code say about KD KH?');
  expect(told(0).join()).not.toContain('Takes it for none.');
  expect(told(1)).toEqual(['', 'A known mistake fails in the same way. (e explains it)']);
  expect(told(1, true)).toEqual([
    '',
    'A known mistake fails in the same way.',
    '  Takes it for none. Made by us.',
  ]);
});

test('an exercise is done only if its examples or its speed were tested', () => {
  expect(isDone(DONE)).toBe(true);
  expect(isDone({ ...NONE, speeds: [] })).toBe(true);
  const trouble = { message: 'oh' };
  const open = [
    { examples: 0 },
    { trouble },
    { counterExample: { hand: '', expected: '', got: '' } },
  ];
  expect(open.filter((found) => isDone({ ...DONE, ...found }))).toEqual([]);
});

test.each<[string, unknown, unknown, string, string]>([
  ['a text for a number', '1', 1, '1', '"1"'],
  ['a text with colours of its own', '\u001b[32mb\u001b[0m', 'a', 'a', 'b'],
])('%s', (_, actual, expected, shown, got) => {
  expect(showBoth(actual, expected)).toMatchObject({ expected: shown, got });
});
