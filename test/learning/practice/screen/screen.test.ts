/** What the practice shows and what its keys do, without a terminal. */
import { stripVTControlCharacters } from 'node:util';
import { parseCards } from '../../../../src/kata/cards/parse-cards.ts';
import { EXERCISES, type Exercise } from '../../../../src/learning/coach/exercises.ts';
import type { ExerciseVerdict } from '../../../../src/learning/coach/verdict.ts';
import { answerLines } from '../../../../src/learning/practice/ask.ts';
import { courseIn } from '../../../../src/learning/practice/practise.ts';
import { press } from '../../../../src/learning/practice/screen/keys.ts';
import { screenOf } from '../../../../src/learning/practice/screen/screen.ts';
import {
  firstView,
  type View,
  withVerdict,
} from '../../../../src/learning/practice/screen/view.ts';

jest.mock('../../../../src/machine/package/package-files.ts', () => ({
  home: { root: process.cwd(), fromSource: true },
  packageFile: String,
  here: (name: string) => `kata/${name}`,
}));

Object.assign(process.env, { VISUAL: '', EDITOR: '' });

const exerciseOf = (name: string) =>
  EXERCISES.find((exercise) => exercise.name === name) as Exercise;
const [PAIR, THREE] = EXERCISES as readonly [Exercise, Exercise];
const [TWO_PAIRS, RANKING, LAST] = [
  exerciseOf('two-pairs'),
  exerciseOf('ranking'),
  EXERCISES.at(-1) as Exercise,
];

const PASSES = { examples: 30, failed: [], tried: 100 };
const FAILS = { examples: 30, failed: ['a'], trouble: { message: 'wrong' } };
const verdictOn = (
  { name }: Exercise,
  verdict: Omit<ExerciseVerdict, 'exercise'>,
): ExerciseVerdict => ({
  exercise: name,
  ...verdict,
});

/** Returns the view of an exercise with this verdict; others may be done. */
function viewOf(
  current: Exercise,
  verdict: Omit<ExerciseVerdict, 'exercise'>,
  done: readonly Exercise[] = [],
): View {
  const verdicts = [
    ...done.map((exercise) => verdictOn(exercise, PASSES)),
    verdictOn(current, verdict),
  ];
  return verdicts.reduce(withVerdict, { ...firstView(courseIn('practice')), current });
}

/** Returns the view after some keys, and what the last one starts. */
function after(view: View, ...keys: string[]): ReturnType<typeof press> {
  return keys.reduce<ReturnType<typeof press>>(([now], key) => press(now, key), [view]);
}

const linesOf = (view: View) =>
  screenOf(view, { columns: 80, rows: 24 }).map((line) =>
    stripVTControlCharacters(line).replaceAll('\u00a0', ' '),
  );
const screenAfter = (view: View, ...keys: string[]) => linesOf(after(view, ...keys)[0]).join('\n');

const EXAMPLE = {
  location: 'features/11-ranking.feature:7',
  rule: 'The ladder has ten rungs',
  name: 'Ten hands from one deck',
  given: ['Given the cards Kd Kh'],
  sentence: 'Then they contain a pair',
  rows: [],
};
const WRONG = {
  expected: 'true',
  got: 'isPair returned false',
  where: { file: 'practice/pair.ts', line: 4 },
};

test('the hand, expected and got are printed last, above the keys', () => {
  const trouble = { ...WRONG, example: EXAMPLE };
  const view = { ...viewOf(PAIR, { ...FAILS, trouble }), hints: { pair: 3 } };
  const lines = linesOf(view);
  expect(lines.slice(0, 4)).toEqual([
    '[---------------] 0 of 15 exercises',
    '',
    '1. pair',
    '  Two cards of one rank.',
  ]);
  const seen = lines.slice(-24).join('\n');
  expect(seen).toContain('│K♦ ││K♥ │');
  expect(seen).toMatch(/✗ 1 of 30 examples fails.*\n {2}●+\n\n {2}The ladder has ten rungs\n/);
  expect(seen).toMatch(
    / {2}example {3}kata\/features\/11-ranking.feature:7\n\n {2}expected {2}true\n {2}got {7}isPair returned false\n {2}open {6}practice\/pair.ts:4\n\nc cards /,
  );
});

test('hints, explanations and output are above the hand and expected, which stay in sight', () => {
  const trouble = { ...WRONG, example: EXAMPLE, printed: `${'row\n'.repeat(30)}last` };
  const mistakes = [{ wrong: 'Takes nothing.', reason: 'Made by us.', fails: ['a'] }];
  const view = { ...viewOf(PAIR, { ...FAILS, trouble, standIns: ['flush'] }), mistakes };
  const asked = { '': 'e explains it', hhh: 'three kings are two', hhe: 'Takes nothing' };
  for (const [columns = 0, rows = 0] of ['80x24', '60x20', '120x40'].map((size) =>
    size.split('x').map(Number),
  ))
    for (const [keys, text] of Object.entries(asked))
      expect(
        screenOf(after(view, ...keys)[0], { columns, rows })
          .slice(-rows)
          .join('\n'),
      ).toMatch(new RegExp(`${text}.*✗ 1 of 30.*K[♦D].*expected.*got.*open.*q.quit$`, 's'));
});

test('a long line is wrapped between words, and a key stays with its label', () => {
  const view = viewOf(RANKING, FAILS);
  const lines = screenOf({ ...view, hints: { ranking: 1 } }, { columns: 40, rows: 24 });
  for (const line of lines) expect(stripVTControlCharacters(line).length).toBeLessThanOrEqual(40);
  expect(lines.at(-1)).toMatch(/^(\S+\u00a0\S+( {2}|\u00a0|$))/);
});

test('n goes to the next exercise, or from the last to the first, and the list to any by its number', () => {
  expect(after(viewOf(PAIR, FAILS), 'n')).toMatchObject([{ current: THREE }, 'judge']);
  expect(after(viewOf(LAST, PASSES), 'n')).toMatchObject([{ current: PAIR }, 'judge']);
  const view = viewOf(THREE, FAILS, [PAIR]);
  expect(screenAfter(view, 'l')).toContain(
    '  done  1. pair\n  now   2. three of a kind\n        3. four',
  );
  expect(after(view, 'l', '1', '0', 'return')).toMatchObject([
    { current: RANKING, page: undefined },
    'judge',
  ]);
  expect(after(view, 'l', '9', '9', 'return')).toMatchObject([{ current: THREE, page: undefined }]);
});

test('o opens the failing line, if there is an editor and no interview', () => {
  const view = viewOf(PAIR, { ...FAILS, trouble: WRONG });
  const opens = (editor: string, now: View) =>
    Object.assign(process.env, { EDITOR: editor }) && after(now, 'o')[1];
  const interview = {
    ...view,
    course: { ...view.course, interview: { given: [], isOver: () => false } },
  };
  expect([opens('nano', view), opens('nano', interview), opens('', view)]).toEqual([
    'open',
    undefined,
    undefined,
  ]);
});

test('f goes from failure to failure', () => {
  const view = viewOf(PAIR, { ...FAILS, others: [{ message: 'worse', call: 'isPair([])' }] });
  expect(screenAfter(view, 'f')).toMatch(/Failure 2:\n.*Your code: worse\n/s);
  expect(screenAfter(view, 'f', 'f')).toContain('The first:');
});

test('h shows one more hint until there are no more, and a done exercise hides them', () => {
  const view = viewOf(TWO_PAIRS, FAILS);
  expect(screenAfter(view, 'h')).not.toContain('Hint 2');
  expect(screenAfter(view, 'h', 'h', 'h')).toMatch(/Hint 1: .*Hint 3: /s);
  const [all] = after(view, 'h', 'h', 'h', 'h');
  expect([view, all].map((shown) => screenAfter(shown).includes('h hint'))).toEqual([true, false]);
  expect(screenAfter(withVerdict(all, verdictOn(TWO_PAIRS, PASSES)))).not.toContain('Hint');
});

test('e explains a known mistake, and a line names three of the avoided ones', () => {
  const mistakes = ['a', 'b', 'c', 'd'].map((id) => ({
    wrong: `Takes ${id}.`,
    reason: 'Made by us.',
    fails: [id],
  }));
  const view = { ...viewOf(PAIR, FAILS), mistakes };
  expect(screenAfter(view)).toContain('A known mistake fails in the same way. (e explains it)');
  expect(['', 'e', 'ee'].map((keys) => screenAfter(view, ...keys).includes('Takes a.'))).toEqual([
    false,
    true,
    false,
  ]);
  const done = { ...viewOf(PAIR, PASSES), mistakes };
  expect(screenAfter(done)).toContain(
    'Classic mistakes: Takes a; Takes b; Takes c … (e shows all)',
  );
  expect(screenAfter(done, 'e')).toContain('\n  Takes d.\n');
});

test('s shows the solution with its helpers, next to what is done, and hides it', () => {
  const view = viewOf(PAIR, FAILS);
  expect(screenAfter(view, 's')).toMatch(
    /\nkata\/.*\/rules\/pair.ts:\n.*\nkata\/.*\/rules\/groups.ts:\n/s,
  );
  expect(screenAfter(view, 's', 's')).toBe(screenAfter(view));
  const done = after(
    { ...viewOf(PAIR, PASSES), course: courseIn('src/learning/exercises') },
    's',
  )[0];
  expect(screenOf(done, { columns: 120, rows: 40 })).toContainEqual(
    expect.stringMatching(/^src\/learning\/exercises\/pair.ts: {30}kata\/.*\/pair.ts:$/),
  );
});

test('c asks about cards that you type, which stay if they are invalid', () => {
  const [typed, action] = after(
    viewOf(PAIR, FAILS),
    'c',
    'k',
    'd',
    'space',
    'q',
    '8',
    'backspace',
    'h',
    'return',
  );
  expect([typed.typed, action]).toEqual(['kd qh', 'ask']);
  const answer = answerLines(PAIR, [parseCards('KD QH')], { answer: 'true', rules: 'false' }, 80);
  expect(linesOf({ ...typed, answer, note: 'No.' }).join('\n')).toMatch(
    /│K♦ ││Q♥ │\n.*\npair: KD QH\n {2}your code {2}true\n {2}the rules {2}false\n\nNo\.\nenter .*\nCards, .*: kd qh$/,
  );
  // Without the last answer.
  expect(screenAfter({ ...typed, answer }, 'return')).toMatch(/^\[.*\n\n\nAsking …\n/);
  expect(after(typed, 'escape')).toEqual([{ ...typed, note: '', page: undefined }]);
});

test('a reset asks first, and any key but y says no and does nothing else', () => {
  const view = viewOf(PAIR, FAILS);
  expect(screenAfter(view, 'r')).toContain(
    'Put the stub back? Your file is kept next to it.\ny yes',
  );
  expect(after(view, 'r', 'y')).toEqual([view, 'reset']);
  expect(after(view, 'r', 'q')).toEqual([view]);
  expect(after(view, 'r', 'ctrl+c')[1]).toBe('quit');
  expect(after(view, 'space')).toEqual([view, 'again']);
});
