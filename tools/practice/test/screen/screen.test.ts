/** What the practice shows. */
import { chapter } from '../../../../test/support/feature-files.ts';
import './package-elsewhere.ts';
import { stripVTControlCharacters } from 'node:util';
import { parseCards } from '../../../../src/cards/parse-cards.ts';
import { writeAnswers } from '../../../coach/answers.ts';
import { EXERCISES } from '../../../coach/exercises.ts';
import { inStyle } from '../../../machine/terminal/colours.ts';
import { answerLines } from '../../ask.ts';
import { courseIn } from '../../courses.ts';
import { screenOf } from '../../screen/screen.ts';
import { afterSave, withVerdict } from '../../screen/view.ts';
import {
  exerciseOf,
  FAILS,
  LADDER,
  linesOf,
  PAIR,
  PASSES,
  pressed,
  screenAfter,
  TWO_PAIRS,
  textsOn,
  verdictOn,
  viewOf,
  WRONG_EXAMPLE,
} from './views.ts';

describe('a failing example', () => {
  const failing = viewOf(PAIR, { ...FAILS, troubles: [WRONG_EXAMPLE] });
  const lines = linesOf({ ...failing, hints: textsOn(PAIR) });
  const inSight = lines.slice(-24).join('\n');

  test('has the progress and the rule at the top', () => {
    expect(lines.slice(0, 4)).toEqual([
      `[${'-'.repeat(EXERCISES.length)}] 0 of ${EXERCISES.length} exercises done so far`,
      '',
      '2. pair',
      '  Two cards of one rank.',
    ]);
  });

  test('is in sight with its cards as tiles', () => {
    expect(inSight).toContain('│K♦ ││K♥ │');
  });

  test('is below a heading, and a dot for each example', () => {
    expect(inSight).toMatch(
      /✗ 1 of 30 examples fails.*\n {2}✗●+\n\n {2}The ladder has ten rungs\n/,
    );
  });

  test('ends with expected, got and the line, above the keys', () => {
    const outcome = [
      `  example   kata/${chapter('ranking')}:7`,
      '',
      '  expected  true',
      '  got       isPair returned false',
      '  open      practice/pair.ts:4',
      '── 2. pair ──',
      'c cards ',
    ];
    expect(inSight).toContain(outcome.join('\n'));
  });
});

test('a syntax error is shown with its line of code, and a caret below the place', () => {
  const code = 'const ranks = cards.map((card) => card.rank).filter((rank, index;';
  const excerpt = `${code}\n${' '.repeat(code.length - 1)}^`;
  const trouble = { message: 'Unexpected ";"', excerpt, where: { file: 'pair.ts', line: 4 } };
  const lines = linesOf(viewOf(PAIR, { ...FAILS, troubles: [trouble] }));
  const outcome = [
    '  Your code: Unexpected ";"',
    `    ${code}`,
    `${' '.repeat(3 + code.length)}^`,
    '  open      pair.ts:4',
  ];
  expect(lines.join('\n')).toContain(outcome.join('\n'));
});

describe.each([
  { columns: 80, rows: 24 },
  { columns: 60, rows: 20 },
  { columns: 120, rows: 40 },
])('on a screen of $columns columns and $rows rows', (size) => {
  const trouble = { ...WRONG_EXAMPLE, printed: `${'row\n'.repeat(30)}last` };
  const result = { ...FAILS, troubles: [trouble], standIns: ['flush'], handSigns: '.a.' };
  const answers = writeAnswers({ ...result, exercise: 'pair' });
  const mistakes = [{ wrong: 'Takes nothing.', reason: 'Made by us.', answers }];
  const view = { ...viewOf(PAIR, result), mistakes };

  test.each([
    { what: 'a known mistake', keys: [], text: 'A known mistake gives' },
    { what: 'the last hint', keys: ['h', 'h', 'h'], text: 'three kings are two' },
    { what: 'an explanation', keys: ['h', 'h', 'e'], text: 'It takes nothing' },
  ])('$what is above the hand and the outcome, which stay in sight', ({ keys, text }) => {
    const lines = screenOf(pressed(view, ...keys).view, size);
    expect(lines.slice(-size.rows).join('\n')).toMatch(
      new RegExp(`${text}.*✗ 1 of 30.*K[♦D].*expected.*got.*open.*q.quit$`, 's'),
    );
  });
});

test.each([
  { page: 'the hints', keys: ['h', 'h', 'h'] },
  { page: 'the solution', keys: ['s', 'y'] },
  { page: 'its helpers', keys: ['s', 'y', 's'] },
  { page: 'the list', keys: ['l'] },
  { page: 'the cards', keys: ['c'] },
])('the name of the exercise stays in sight below $page', ({ keys }) => {
  const lines = linesOf(pressed(viewOf(PAIR, FAILS), ...keys).view).slice(-24);
  expect(lines.slice(-5)).toContain('── 2. pair ──');
});

describe('on a narrow screen', () => {
  const view = { ...viewOf(LADDER, FAILS), hints: textsOn(LADDER) };
  const lines = screenOf(view, { columns: 40, rows: 24 }).map(stripVTControlCharacters);

  test('long lines are wrapped', () => {
    expect(lines.filter((line) => line.length > 40)).toEqual([]);
  });

  test('a key stays with its label', () => {
    expect(lines.at(-1)).toMatch(/^(\S+\u00a0\S+( {2}|\u00a0|$))/);
  });
});

test('the cards are drawn although a program printed much before it ended', () => {
  const { example, where } = WRONG_EXAMPLE;
  const message = `it ended with status 101, and printed "${'no such card '.repeat(5)}"`;
  const call = '{"id":1,"ask":"contains","combination":"pair","items":["KD KH"]}';
  const printed = Array.from({ length: 20 }, (_, index) => `at call ${index}`).join('\n');
  const trouble = { example, where, message, call, printed };
  const view = viewOf(PAIR, { ...FAILS, troubles: [trouble] });
  const program = { command: 'python3 pair.py', folder: 'practice', start: 0 };
  const inSight = (shown: typeof view) => linesOf(shown).slice(-24).join('\n');
  expect(inSight({ ...view, course: { ...view.course, program } })).toContain('│K♦ ││K♥ │');
  expect(inSight(view)).toContain('at call 19');
});

test('an exercise that is done hides its hints', () => {
  const { view } = pressed(viewOf(TWO_PAIRS, FAILS), 'h', 'h');
  expect(screenAfter(withVerdict(view, verdictOn(TWO_PAIRS, PASSES)))).not.toContain('Hint');
});

describe('while newer code runs', () => {
  const doing = 'Your code is running …';
  const view = { ...viewOf(PAIR, FAILS), note: 'Your file is pair.py.', doing, isOld: true };

  test('an older note stays above what is running', () => {
    expect(screenAfter(view)).toContain(`\n${view.note}\n${doing}\n`);
  });

  test('the note stays after a reset, and goes when a program is saved', () => {
    const program = { command: 'python3 pair.py', folder: 'practice', start: 0 };
    const ofProgram = { ...view, course: { ...view.course, program } };
    expect(afterSave(view, 'practice/pair.ts').note).toBe(view.note);
    expect(afterSave(ofProgram, 'practice/pair.py').note).toBe('');
  });

  test('nothing moves', () => {
    expect(linesOf(view)).toEqual(linesOf({ ...view, isOld: false }));
  });

  test('the old verdict is grey', () => {
    const heading = (lines: string[]) => lines.find((line) => line.includes('1 of 30'));
    const size = { columns: 80, rows: 24 };
    const grey = inStyle('dim', '✗ 1 of 30 examples fails. The first:');
    expect(heading(screenOf(view, size))).toBe(grey);
    expect(heading(screenOf({ ...view, isOld: false }, size))).not.toBe(grey);
  });
});

test('a deleted file is named, with the way to bring it back', () => {
  const unread = { ...FAILS, exercise: 'pair', stage: 'read' } as const;
  const view = { ...viewOf(PAIR, FAILS), verdicts: { pair: unread } };
  // The path of the folder may be so long that the sentence is wrapped.
  expect(screenAfter(view)).toMatch(
    /pair\.ts\s+is\s+missing\.\s+Press\s+r\s+to\s+start\s+it\s+again\./,
  );
  const course = courseIn('samples/rules');
  expect(screenAfter({ ...view, course })).not.toContain('is missing');
});

describe('the solution', () => {
  const view = viewOf(PAIR, FAILS);

  test('is shown without its helpers, which it names', () => {
    const screen = screenAfter(view, 's', 'y');
    expect(screen).toMatch(
      /\nkata\/src\/rules\/pair.ts:\n.*\n\ns shows its helpers: kata\/src\/rules\/groups.ts\n/s,
    );
    expect(screen).not.toContain('groups.ts:');
  });

  test('is followed by its helpers, and then by the verdict', () => {
    expect(screenAfter(view, 's', 'y', 's')).toMatch(/\nkata\/src\/rules\/groups.ts:\n/);
    expect(screenAfter(view, 's', 'y', 's', 's')).toBe(screenAfter(view));
  });

  test('without helpers is followed by the verdict', () => {
    const alone = viewOf(exerciseOf('showdown'), FAILS);
    expect(screenAfter(alone, 's', 'y', 's')).toBe(screenAfter(alone));
  });

  test('is next to the code of the learner, once that is done', () => {
    const done = { ...viewOf(PAIR, PASSES), course: courseIn('samples/rules') };
    const lines = screenOf(pressed(done, 's').view, { columns: 120, rows: 40 });
    expect(lines).toContainEqual(
      expect.stringMatching(/^samples\/rules\/pair.ts: +kata\/src\/rules\/pair.ts:$/),
    );
  });
});

test('an answer about cards is above the note and the cards that you type next', () => {
  const answer = answerLines(PAIR, [parseCards('KD QH')], { answer: 'true', rules: 'false' }, 80);
  const { view } = pressed(viewOf(PAIR, FAILS), 'c', 'k', 'd', 'space', 'q', 'h');
  expect(screenAfter({ ...view, answer, note: 'No.' })).toMatch(
    /│K♦ ││Q♥ │\n.*\npair: KD QH\n {2}your code {2}true\n {2}the rules {2}false\n── .* ──\nNo\.\nenter .*\nCards, .*: kd qh$/,
  );
});
