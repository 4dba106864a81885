/** What the screen shows of the learner's own examples, and what its keys do. */
import { chapter } from '../../../../test/support/feature-files.ts';
import './package-elsewhere.ts';
import type { OwnExamplesVerdict } from '../../../coach/own-verdict.ts';
import { keysOf } from '../../screen/keys.ts';
import { afterSave, type View, withExamples } from '../../screen/view.ts';
import { FAILS, LAST, linesOf, PAIR, pressed, screenAfter, viewOf } from './views.ts';

const CAUGHT_BY = { feature: 'pair', rule: 'A rule' };

const program = (wrong: string, ...caughtAt: string[]) => ({
  wrong,
  reason: 'Made by people who hurry.',
  caughtBy: CAUGHT_BY,
  caughtAt,
  clues: { sort: `About ${wrong}`, maker: 'Made by people who hurry.', code: 'return 1;' },
});

const example = (line: number, name: string) => ({
  location: `practice/pair.feature:${line}`,
  rule: '',
  name,
});

const SOME_CAUGHT: OwnExamplesVerdict = {
  exercise: 'pair',
  examples: [
    { ...example(3, 'Two kings'), status: 'agrees' },
    { ...example(6, 'Three kings'), status: 'agrees' },
    {
      ...example(9, 'Two aces'),
      status: 'contradicted',
      rules: {
        expected: 'false',
        got: 'true',
        example: {
          ...example(9, 'Two aces'),
          given: ['Given the cards AC AD'],
          sentence: 'Then they do not contain a pair',
          rows: [],
        },
      },
      why: 'AC AD contain a pair',
    },
  ],
  programs: [program('one'), program('two', 'practice/pair.feature:6'), program('three')],
  needless: ['practice/pair.feature:3'],
  chapter: { file: chapter('pair'), examples: 9 },
};

const ALL_CAUGHT: OwnExamplesVerdict = {
  ...SOME_CAUGHT,
  examples: SOME_CAUGHT.examples.slice(0, 2),
  programs: [
    program('two', 'practice/pair.feature:6'),
    program('three', 'practice/pair.feature:6'),
  ],
};

const CODE = viewOf(PAIR, FAILS);

/** Returns the view of the examples of a pair. */
const examplesView = (own: View['own'][string]): View => ({
  ...withExamples(CODE, PAIR, own),
  side: 'examples',
});

describe('examples of which some get past', () => {
  const view = examplesView(SOME_CAUGHT);
  const text = linesOf(view).join('\n');

  test('are listed with what each catches', () => {
    expect(text).toContain(
      [
        '2. pair: your examples',
        '  Two cards of one rank.',
        '',
        '  line 3  "Two kings" catches no wrong program',
        '  line 6  "Three kings" catches wrong program 2',
        '  line 9  "Two aces" does not count',
      ].join('\n'),
    );
  });

  test('have a score of those that count, and a mark for each wrong program', () => {
    expect(text).toContain('\nYour 2 examples catch 1 of 3 wrong programs.\n  ○●○\n');
  });

  test('are drawn where the rules contradict them', () => {
    expect(text).toMatch(
      /✗ The example in line 9 does not count: Two aces\n.*╭───╮╭───╮\n.*│A♣ ││A♦ │/,
    );
    expect(text).toMatch(/but the rules say the opposite: AC AD\s+contain a pair\n/);
    expect(text).toMatch(/ {2}open\s+\S+pair\.feature:9\n/);
  });

  test('have hints on one wrong program, one at a time', () => {
    expect(text).not.toContain('Hint');
    expect(screenAfter(view, 'h')).toContain(
      'Hint on wrong program 1: About one\n\n✗ The example in line 9',
    );
    expect(screenAfter(view, 'h', 'h', 'h')).toContain('\n  return 1;\n');
    expect(Object.keys(keysOf(pressed(view, 'h', 'h', 'h').view))).not.toContain('h');
  });

  test('have hints on another wrong program after f', () => {
    expect(screenAfter(view, 'h', 'f', 'h')).toContain('Hint on wrong program 3: About three');
  });
});

test('examples that catch all say how many were needed, and what comes next', () => {
  const text = linesOf(examplesView(ALL_CAUGHT)).join('\n').replaceAll(/\s+/g, ' ');
  expect(text).toContain('✓ Your 2 examples catch all 2 wrong programs. ●●');
  expect(text).toContain(
    'You wrote 2 examples, and the chapter has 9. You could leave out the one in line 3.',
  );
  expect(text).toMatch(`${chapter('pair')} Now press x and write the code`);
});

test('examples of something else say so, and what they may lack', () => {
  const examples = [
    { ...example(3, 'A flush'), status: 'agrees' as const, aside: {} },
    { ...example(6, 'An ace'), status: 'agrees' as const, aside: { missing: 'Given a game' } },
  ];
  const text = linesOf(examplesView({ ...SOME_CAUGHT, examples })).join('\n');
  expect(text).toContain('\n  line 3  "A flush" asks nothing about pair\n');
  expect(text).toContain(' "An ace" asks nothing about pair: is "Given a game" missing?\n');
  expect(text).toContain('\nYour examples ask nothing about pair.\n');
});

test('an example that cannot be read is opened at its sentence', () => {
  const trouble = { line: 11, message: 'no step says "I win"' };
  const examples = [{ ...example(9, 'Mine'), status: 'unreadable' as const, trouble }];
  const text = linesOf(examplesView({ ...SOME_CAUGHT, examples })).join('\n');
  expect(text).toMatch(/✗ The example in line 9 does not count: Mine\n {2}no step says "I win"\n/);
  expect(text).toMatch(/ {2}open\s+\S+pair\.feature:11\n/);
});

test('of many examples the last are listed', () => {
  const examples = Array.from({ length: 40 }, (_, index) => ({
    ...example(index + 1, `Example ${index + 1}`),
    status: 'agrees' as const,
  }));
  const text = linesOf(examplesView({ ...SOME_CAUGHT, examples })).join('\n');
  expect(text).toContain('  … 10 earlier examples\n  line 11  "Example 11" ');
  expect(text).toContain('\n  line 40  "Example 40" ');
});

describe('after a save', () => {
  const { view } = pressed(examplesView(SOME_CAUGHT), 'f');

  test('of the same feature the wrong program in sight stays', () => {
    const saved = afterSave(view, 'practice/pair.feature');
    expect(linesOf(saved).join('\n')).toContain('Wrong program 3 passes all your examples');
  });

  test('of a helper the examples stay in sight, and of the code they go', () => {
    expect(afterSave(view, 'practice/helper.ts').side).toBe('examples');
    expect(afterSave(view, 'practice/pair.ts').side).toBe('code');
  });

  test('of another feature its exercise comes in sight, but not in an interview', () => {
    const path = 'practice/two-pairs.feature';
    expect(afterSave(view, path).current?.name).toBe('two-pairs');
    const interview = { given: [], isOver: () => false };
    const course = { ...view.course, interview };
    expect(afterSave({ ...view, course }, path).current?.name).toBe('pair');
  });
});

test('a feature that cannot be judged says why, and where', () => {
  const text = linesOf(examplesView({ line: 7, message: 'expected a Then' })).join('\n');
  expect(text).toMatch(
    /✗ Your examples cannot be judged yet\.\n {2}expected a Then\n.*\s+\S+pair\.feature:7/,
  );
});

test('the code says that some examples are not asked of it', () => {
  const text = linesOf(withExamples(CODE, PAIR, SOME_CAUGHT)).join('\n');
  expect(text).toContain('Some of your own examples do not count. Press x to see why.');
});

describe('x', () => {
  test('goes from the code to the examples, and back', () => {
    expect(pressed(CODE, 'x')).toMatchObject({ view: { side: 'examples' }, action: 'examples' });
    expect(pressed(CODE, 'x', 'x')).toMatchObject({ view: { side: 'code' }, action: 'judge' });
  });

  test('is no key of the last exercise, nor of a program', () => {
    const course = { ...CODE.course, program: { command: '', folder: '', start: 0 } };
    expect(Object.keys(keysOf(viewOf(LAST, FAILS)))).not.toContain('x');
    expect(Object.keys(keysOf({ ...CODE, course }))).not.toContain('x');
  });

  test('on the list goes to the examples of the typed number', () => {
    expect(pressed(CODE, 'l', '5', 'x')).toMatchObject({
      view: { current: { name: 'two-pairs' }, side: 'examples' },
      action: 'examples',
    });
  });
});

test('the list says what the examples catch', () => {
  const text = screenAfter(withExamples(CODE, PAIR, SOME_CAUGHT), 'l');
  expect(text).toMatch(/2\. pair +examples: 1 of 3\n/);
});
