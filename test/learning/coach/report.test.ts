/** Verdicts in words. */
import { showBoth } from '../../../src/learning/coach/explain/explain-failure.ts';
import { failsIn, isDone } from '../../../src/learning/coach/verdict.ts';
import { painted } from '../practice/painted.ts';

const LOCATIONS = ['a:1', 'a:2', 'a:3', 'a:4'];

const exampleAt = (location: string) => ({
  location,
  rule: 'R',
  name: `at ${location}`,
  given: [],
  sentence: 'Then',
  rows: [],
});

const WRONG_ANSWER = {
  expected: 'true',
  got: 'isPair returned false',
  where: { file: 'pair.ts', line: 4 },
};

/** A verdict without examples. */
const NONE = { exercise: 'pair', examples: 0, failed: [] };

const DONE = { ...NONE, examples: 4, tried: 9 };

const FAILING = {
  exercise: 'pair',
  examples: 4,
  failed: ['a:2', 'a:4'],
  trouble: { ...WRONG_ANSWER, example: exampleAt('a:2') },
  others: [{ message: 'isPair threw Error: oh', example: exampleAt('a:4') }],
};

const STOPPED = {
  ...NONE,
  trouble: { message: 'it loops', example: exampleAt('a:3') },
  others: [FAILING.trouble],
};

test('a failing example is shown with what was expected, what came and what to open', () => {
  expect(painted(FAILING, {}, LOCATIONS).sight).toEqual([
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
});

describe('code that was stopped', () => {
  test('is shown with the reason', () => {
    const { sight } = painted(STOPPED, {}, LOCATIONS);
    expect(sight[0]).toBe('✗ It was stopped in this example:');
    expect(sight.at(-1)).toBe('  Your code: it loops');
  });

  test('is compared with no known mistake', () => {
    expect(failsIn(STOPPED)).toEqual([]);
  });
});

describe('each example has a dot', () => {
  const dotsOf = (verdict: object) => painted({ ...NONE, ...verdict }, {}, LOCATIONS).sight[1];
  const trouble = { message: 'it cannot be read' };

  test.each([
    { when: 'all passed', verdict: DONE, dots: '  ●●●●' },
    { when: 'two failed', verdict: FAILING, dots: '  ●✗●✗' },
    { when: 'the code was stopped in the third', verdict: STOPPED, dots: '  ●✗✗○' },
    { when: 'no file can be read', verdict: { trouble }, dots: '  ○○○○' },
    { when: 'only random hands failed', verdict: { trouble, tried: 0 }, dots: '  ●●●●' },
  ])('when $when', ({ verdict, dots }) => {
    expect(dotsOf(verdict)).toBe(dots);
  });
});

test('an exercise that is done says what it teaches', () => {
  expect(painted(DONE).rest[1]).toMatch(/^Learned: /);
});

test('an exercise that is done names its walkthrough', () => {
  expect(painted(DONE).rest[2]).toBe('Walkthrough: docs/walkthrough/02-pair.md');
});

describe('the heading says what was tried', () => {
  const headingOf = (verdict: object) => painted({ ...NONE, examples: 7, ...verdict }).sight[0];
  const trouble = { message: 'oh' };

  test.each([
    {
      when: 'all counts are right',
      verdict: { tried: 1536, counted: true },
      heading:
        '✓ All 7 examples pass. So do 1,536 random hands and all counts: the exercise is done.',
    },
    {
      when: 'there are no counts',
      verdict: { tried: 1536 },
      heading: '✓ All 7 examples pass. So do 1,536 random hands: the exercise is done.',
    },
    {
      when: 'counts are still made',
      verdict: { tried: 1536, counted: false },
      heading: '✓ All 7 examples pass. So do 1,536 random hands.',
    },
    {
      when: 'an evaluator is fast',
      verdict: { examples: 0, tried: 14_000, speeds: [] },
      heading: '✓ It is right for 14,000 hands and fast enough: the exercise is done.',
    },
    {
      when: 'the code cannot be read',
      verdict: { examples: 0, trouble },
      heading: '✗ It cannot be judged yet.',
    },
    {
      when: 'it was stopped after the examples',
      verdict: { examples: 0, trouble, tried: 0 },
      heading: '✗ Not done yet.',
    },
    {
      when: 'a count is wrong',
      verdict: {
        tried: 1536,
        trouble: { message: 'AS is dealt too often', example: exampleAt('a:9') },
      },
      heading: '✗ All 7 examples pass. But this count comes out wrong:',
    },
  ])('when $when', ({ verdict, heading }) => {
    expect(headingOf(verdict)).toBe(heading);
  });
});

describe('a known mistake that fails in the same way', () => {
  const mistake = {
    wrong: 'Takes it for none.',
    reason: 'Made by us.',
    fails: FAILING.failed,
    hand: 'KD KH',
  };
  const others = [
    { ...WRONG_ANSWER, example: { ...exampleAt('a:4'), given: ['the cards KD KH'] } },
  ];
  const linesOf = (failure: number, explains = false) =>
    painted({ ...FAILING, others }, { mistakes: [mistake], explains, failure }).rest;

  test('is first a question about a hand that is not in sight', () => {
    const text = linesOf(0).join();
    expect(text).toContain('What does your code say about KD KH?');
    expect(text).not.toContain('Takes it for none.');
  });

  test('is only mentioned if its hand is in sight', () => {
    expect(linesOf(1)).toEqual(['', 'A known mistake fails in the same way. (e explains it)']);
  });

  test('is explained on demand', () => {
    expect(linesOf(1, true)).toEqual([
      '',
      'A known mistake fails in the same way.',
      '  Takes it for none. Made by us.',
    ]);
  });
});

describe('an exercise', () => {
  test('is done if its examples passed', () => {
    expect(isDone(DONE)).toBe(true);
  });

  test('is done if its speed was tested', () => {
    expect(isDone({ ...NONE, speeds: [] })).toBe(true);
  });

  test.each([
    { when: 'no example was run', change: { examples: 0 } },
    { when: 'there is trouble', change: { trouble: { message: 'oh' } } },
    {
      when: 'there is a counterexample',
      change: { counterExample: { hand: '', expected: '', got: '' } },
    },
  ])('is not done if $when', ({ change }) => {
    expect(isDone({ ...DONE, ...change })).toBe(false);
  });
});

test('a text is shown unlike the number that was expected', () => {
  expect(showBoth('1', 1)).toEqual({ expected: '1', got: '"1"' });
});

test('a text is shown without colours of its own', () => {
  expect(showBoth('\u001b[32mb\u001b[0m', 'a')).toEqual({ expected: 'a', got: 'b' });
});
