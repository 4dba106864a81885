/** Verdicts in words. */
import { painted } from '../../practice/test/painted.ts';
import { writeAnswers } from '../answers.ts';
import { showBoth } from '../explain/explain-failure.ts';
import { type ExerciseVerdict, isDone } from '../verdict.ts';

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
  intro: 'isPair returned',
  got: 'false',
  where: { file: 'pair.ts', line: 4 },
};

const JUDGED = { exercise: 'pair', examples: LOCATIONS, troubles: [] };

const DONE: ExerciseVerdict = { ...JUDGED, stage: 'counts', tried: 9 };

const WRONG_EXAMPLE = { ...WRONG_ANSWER, example: exampleAt('a:2') };

const FAILING: ExerciseVerdict = {
  ...JUDGED,
  stage: 'examples',
  troubles: [WRONG_EXAMPLE, { message: 'isPair threw Error: oh', example: exampleAt('a:4') }],
};

const STOPPED: ExerciseVerdict = {
  ...JUDGED,
  stage: 'examples',
  isStopped: true,
  troubles: [{ message: 'it loops', example: exampleAt('a:3') }, WRONG_EXAMPLE],
};

test('a failing example is shown with what was expected, what came and what to open', () => {
  expect(painted(FAILING).sight).toEqual([
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

test('code that was stopped is shown with the reason', () => {
  const { sight } = painted(STOPPED);
  expect(sight[0]).toBe('✗ Your code was stopped in this example:');
  expect(sight.at(-1)).toBe('  Your code: it loops');
});

/** A program that must be built again before it is asked the next example. */
const { isStopped: _, ...UNSTOPPED } = STOPPED;
const GOING_ON: ExerciseVerdict = { ...UNSTOPPED, isGoingOn: true };
const LEFT_OUT: ExerciseVerdict = { ...UNSTOPPED, leftOut: 1 };

test('a first failure is shown before the next examples have run', () => {
  const { sight } = painted(GOING_ON);
  expect(sight[0]).toBe('✗ This example fails. The next ones still run.');
  expect(sight.at(-1)).toBe('  Your code: it loops');
});

describe('each example has a dot', () => {
  const troubles = [{ message: 'oh' }];
  const unread: ExerciseVerdict = { ...JUDGED, stage: 'read', troubles };
  const stoppedLater: ExerciseVerdict = {
    ...JUDGED,
    stage: 'counts',
    tried: 9,
    isStopped: true,
    troubles,
  };

  test.each([
    { when: 'all passed', verdict: DONE, dots: '  ●●●●' },
    { when: 'two failed', verdict: FAILING, dots: '  ●✗●✗' },
    { when: 'the code was stopped in the third', verdict: STOPPED, dots: '  ●✗✗○' },
    { when: 'those after the third still run', verdict: GOING_ON, dots: '  ●✗✗○' },
    { when: 'the last was not run', verdict: LEFT_OUT, dots: '  ●✗✗○' },
    { when: 'no file can be read', verdict: unread, dots: '  ○○○○' },
    { when: 'the code was stopped in a count', verdict: stoppedLater, dots: '  ●●●●' },
  ])('when $when', ({ verdict, dots }) => {
    expect(painted(verdict).sight[1]).toBe(dots);
  });
});

test('an exercise that is done says what it teaches', () => {
  expect(painted(DONE).rest[1]).toMatch(/^Learned: /);
});

test('an exercise that is done names its walkthrough', () => {
  expect(painted(DONE).rest[2]).toMatch(/^Walkthrough: docs\/walkthrough\/\d\d-pair\.md$/);
});

describe('the heading says what was tried', () => {
  const rightHands = { ...JUDGED, tried: 1536 };
  const troubles = [{ message: 'oh' }];

  test.each<{ when: string; verdict: ExerciseVerdict; heading: string }>([
    {
      when: 'all counts are right',
      verdict: { ...rightHands, stage: 'counts' },
      heading: '✓ Done: 4 examples, 1,536 random hands and all counts pass.',
    },
    {
      when: 'there are no counts',
      verdict: { ...rightHands, stage: 'random hands', areCountsNext: false },
      heading: '✓ Done: 4 examples and 1,536 random hands pass.',
    },
    {
      when: 'counts are still made',
      verdict: { ...rightHands, stage: 'random hands', areCountsNext: true },
      heading: '✓ 4 examples and 1,536 random hands pass.',
    },
    {
      when: 'only some examples were to be run',
      verdict: { ...JUDGED, stage: 'examples' },
      heading: '✓ All visible examples pass. There are hidden ones, too.',
    },
    {
      when: 'some examples were not run',
      verdict: LEFT_OUT,
      heading:
        '✗ 2 of 4 examples fail. 1 more was left out, because your program takes long to start. The first:',
    },
    {
      when: 'an evaluator is fast',
      verdict: { ...JUDGED, stage: 'race', tried: 14_000, speeds: [] },
      heading: '✓ Done: it is right for 14,000 hands and fast enough.',
    },
    {
      when: 'an evaluator is wrong',
      verdict: { ...JUDGED, stage: 'race', tried: 14_000, speeds: [], troubles: [WRONG_ANSWER] },
      heading: '✗ Your evaluator puts these two hands in the wrong order:',
    },
    {
      when: 'an evaluator is slow',
      verdict: { ...JUDGED, stage: 'race', tried: 14_000, speeds: [], troubles },
      heading: '✗ Not done yet.',
    },
    {
      when: 'the code cannot be read',
      verdict: { ...JUDGED, stage: 'read', troubles },
      heading: '✗ Your code cannot be judged yet.',
    },
    {
      when: 'it has not been begun',
      verdict: { ...JUDGED, stage: 'read', troubles: [{ message: 'oh', isNotBegun: true }] },
      heading: '✗ Not started yet.',
    },
    {
      when: 'it was stopped after the examples',
      verdict: { ...rightHands, stage: 'counts', isStopped: true, troubles },
      heading: '✗ Not done yet.',
    },
    {
      when: 'a random hand is wrong',
      verdict: {
        ...rightHands,
        stage: 'random hands',
        areCountsNext: false,
        troubles: [{ ...WRONG_ANSWER, hand: 'KD KH' }],
      },
      heading: '✗ All 4 examples pass. But your code is wrong about this hand:',
    },
    {
      when: 'a count is wrong',
      verdict: {
        ...rightHands,
        stage: 'counts',
        troubles: [{ message: 'AS is dealt too often', example: exampleAt('a:9') }],
      },
      heading: '✗ All 4 examples pass. But this count is wrong:',
    },
  ])('when $when', ({ verdict, heading }) => {
    expect(painted(verdict).sight[0]).toBe(heading);
  });
});

describe('a known mistake that gives the same answers', () => {
  const ofKings = { ...WRONG_ANSWER, example: { ...exampleAt('a:4'), given: ['the cards Kh Kd'] } };
  const verdict = { ...FAILING, troubles: [WRONG_EXAMPLE, ofKings], handSigns: '.a.' };
  const mistake = {
    wrong: 'Takes it for none.',
    reason: 'Made by us.',
    answers: writeAnswers(verdict),
    hand: 'KD KH',
  };
  const linesOf = (failure: number, explains = false) =>
    painted(verdict, { mistakes: [mistake], explains, failure }).rest;

  test('is first a question about a hand that is not in sight', () => {
    const text = linesOf(0).join();
    expect(text).toContain('What does your code say about KD KH?');
    expect(text).not.toContain('takes it for none.');
  });

  test('is only mentioned if its hand is in sight', () => {
    expect(linesOf(1)[1]).toMatch(/^A known mistake gives .* Press e for an explanation\.$/);
  });

  test('is explained on demand', () => {
    expect(linesOf(1, true)).toEqual([
      '',
      'A known mistake gives the same answers as your code.',
      '  It takes it for none. It is made by us.',
    ]);
  });
});

describe('an exercise', () => {
  test('is done if its examples passed', () => {
    expect(isDone(DONE)).toBe(true);
  });

  test('is done if its speed was tested', () => {
    expect(isDone({ ...JUDGED, examples: [], stage: 'race', tried: 9, speeds: [] })).toBe(true);
  });

  test.each<{ when: string; verdict: ExerciseVerdict }>([
    { when: 'no example was run', verdict: { ...DONE, examples: [] } },
    { when: 'something happened instead', verdict: { ...DONE, troubles: [{ message: 'oh' }] } },
    { when: 'an answer is wrong', verdict: { ...DONE, troubles: [WRONG_ANSWER] } },
  ])('is not done if $when', ({ verdict }) => {
    expect(isDone(verdict)).toBe(false);
  });
});

test('a text is shown unlike the number that was expected', () => {
  expect(showBoth('1', 1)).toEqual({ expected: '1', got: '"1"' });
});

test('a text is shown without colours of its own', () => {
  expect(showBoth('\u001b[32mb\u001b[0m', 'a')).toEqual({ expected: 'a', got: 'b' });
});
