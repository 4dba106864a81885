/** What the keys of the practice do. */
import './package-elsewhere.ts';
import { writeAnswers } from '../../../coach/answers.ts';
import { EXERCISES } from '../../../coach/exercises.ts';
import { keysOf } from '../../screen/keys.ts';
import { afterReset, exercisesDone, type View, withVerdict } from '../../screen/view.ts';
import {
  FAILS,
  FIRST,
  GROUPS,
  LADDER,
  LAST,
  PAIR,
  PASSES,
  pressed,
  STRAIGHTS,
  screenAfter,
  THREE_OF_A_KIND,
  TIE_BREAKS,
  TWO_PAIRS,
  verdictOn,
  viewOf,
  WRONG_ANSWER,
  WRONG_EXAMPLE,
} from './views.ts';

const INTERVIEW = { given: [], isOver: () => false };

describe('n', () => {
  const currentAfter = (view: View) => pressed(view, 'n').view.current;

  test('goes to the next exercise, and judges it', () => {
    expect(pressed(viewOf(PAIR, FAILS), 'n')).toMatchObject({
      view: { current: THREE_OF_A_KIND },
      action: 'judge',
    });
  });

  test('goes from the last exercise to the first', () => {
    expect(currentAfter(viewOf(LAST, PASSES))).toBe(FIRST);
  });

  test('passes over exercises that are done', () => {
    const done = EXERCISES.filter((exercise) => exercise !== TWO_PAIRS);
    expect(currentAfter(viewOf(PAIR, PASSES, done))).toBe(TWO_PAIRS);
    expect(currentAfter(viewOf(LAST, PASSES, done))).toBe(TWO_PAIRS);
  });

  test('goes to the next exercise once all are done', () => {
    expect(currentAfter(viewOf(PAIR, PASSES, EXERCISES))).toBe(THREE_OF_A_KIND);
  });

  test('passes over no exercise of an interview', () => {
    const view = viewOf(PAIR, PASSES, [THREE_OF_A_KIND]);
    const course = { ...view.course, interview: INTERVIEW };
    expect(currentAfter({ ...view, course })).toBe(THREE_OF_A_KIND);
  });
});

describe('the list', () => {
  const view = viewOf(THREE_OF_A_KIND, FAILS, [PAIR]);

  test('says which exercises are done, and which is in sight', () => {
    expect(screenAfter(view, 'l')).toContain(
      '  done    2. pair\n>         3. three of a kind\n          4. four',
    );
    expect(screenAfter({ ...view, current: PAIR }, 'l')).toContain('> done    2. pair\n');
  });

  test('tells questions that a program answers wrongly from those that it does not know', () => {
    const program = { command: '', folder: '', start: 0 };
    const ofProgram = { ...view, current: PAIR, course: { ...view.course, program } };
    expect(screenAfter(ofProgram, 'l')).toContain('  fails   3. three of a kind\n');
    const troubles = [{ message: 'it does not know', isNotBegun: true } as const];
    const verdict = verdictOn(THREE_OF_A_KIND, { ...FAILS, troubles });
    const screen = screenAfter(withVerdict(ofProgram, verdict), 'l');
    expect(screen).toContain('          3. three of a kind\n');
  });

  test('goes to an exercise by its number', () => {
    const digits = `${1 + EXERCISES.indexOf(LADDER)}`;
    expect(pressed(view, 'l', ...digits, 'return')).toMatchObject({
      view: { current: LADDER, page: undefined },
      action: 'judge',
    });
  });

  test('closes at a number that no exercise has', () => {
    const after = pressed(view, 'l', '9', '9', 'return');
    expect(after.view).toMatchObject({ current: THREE_OF_A_KIND, page: undefined });
    expect(after.action).toBeUndefined();
  });
});

describe('o', () => {
  const view = viewOf(PAIR, { ...FAILS, troubles: [WRONG_ANSWER] });
  const actionWith = (editor: string, shown: View) => {
    Object.assign(process.env, { EDITOR: editor });
    return pressed(shown, 'o').action;
  };

  test('opens the failing line in the editor', () => {
    expect(actionWith('nano', view)).toBe('open');
  });

  test('does nothing without an editor', () => {
    expect(actionWith('', view)).toBeUndefined();
  });

  test('does nothing in an interview', () => {
    const course = { ...view.course, interview: INTERVIEW };
    expect(actionWith('nano', { ...view, course })).toBeUndefined();
  });
});

test('f goes from failure to failure, and from the last to the first', () => {
  const worse = { message: 'worse', call: 'isPair([])' };
  const view = viewOf(PAIR, { ...FAILS, troubles: [...FAILS.troubles, worse] });
  expect(screenAfter(view, 'f')).toMatch(/Failure 2:\n.*Your code: worse\n/s);
  expect(screenAfter(view, 'f', 'f')).toContain('The first:');
});

test('h shows one more hint, until there are no more', () => {
  const view = viewOf(TWO_PAIRS, FAILS);
  expect(screenAfter(view, 'h')).not.toContain('Hint 2');
  expect(screenAfter(view, 'h', 'h', 'h')).toMatch(/Hint 1: .*Hint 3: /s);
  expect(keysOf(view)).toHaveProperty('h');
  expect(keysOf(pressed(view, 'h', 'h', 'h').view)).not.toHaveProperty('h');
});

describe('e', () => {
  const failing = { ...FAILS, troubles: [WRONG_EXAMPLE], handSigns: '.a.' };
  const answers = writeAnswers({ ...failing, exercise: 'pair' });
  const mistakes = ['a', 'b', 'c', 'd'].map((name) => ({
    wrong: `Takes ${name}.`,
    reason: 'Made by us.',
    answers: name === 'a' ? answers : '',
  }));

  test('explains the known mistake with the same answers, and hides it again', () => {
    const view = { ...viewOf(PAIR, failing), mistakes };
    expect(screenAfter(view)).toContain(
      'A known mistake gives the same answers as your code. Press e for an explanation.',
    );
    expect(screenAfter(view)).not.toContain('It takes a.');
    expect(screenAfter(view, 'e')).toContain('It takes a.');
    expect(screenAfter(view, 'e', 'e')).not.toContain('It takes a.');
  });

  test('shows all mistakes that were avoided, of which a line names three', () => {
    const view = { ...viewOf(PAIR, PASSES), mistakes };
    expect(screenAfter(view)).toContain(
      'Classic mistakes: Takes a; Takes b; Takes c … Press e to see them all.',
    );
    expect(screenAfter(view, 'e')).toContain('\n  Takes d.\n');
  });
});

describe('c', () => {
  const typing = pressed(viewOf(PAIR, FAILS), ...'c k d space q 8 backspace h'.split(' ')).view;

  test('takes the cards that you type, and enter asks about them', () => {
    expect(typing.typed).toBe('kd qh');
    expect(pressed(typing, 'return').action).toBe('ask');
  });

  test('keeps capital letters, which elsewhere are as good as small ones', () => {
    expect(pressed(typing, 'S', 'escape', 'C', 'K').view).toMatchObject({
      page: 'cards',
      typed: 'K',
    });
  });

  test('clears the last answer when you ask again', () => {
    const answered = { ...typing, answer: ['the last answer'] };
    expect(screenAfter(answered, 'return')).toMatch(/^\[.*\n\n── 2\. pair ──\nAsking …\n/);
  });

  test('goes back to the verdict with escape', () => {
    expect(pressed(typing, 'escape')).toEqual({ view: { ...typing, page: undefined } });
  });
});

test('a reset asks first', () => {
  const view = viewOf(PAIR, FAILS);
  expect(screenAfter(view, 'r')).toContain('Start this file again? Your old code is kept.\ny yes');
  expect(pressed(view, 'r').action).toBeUndefined();
  expect(pressed(view, 'r', 'y')).toEqual({ view, action: 'reset' });
});

describe('the solution', () => {
  test('of an exercise that is not done is shown only after a question', () => {
    const view = viewOf(PAIR, FAILS);
    expect(screenAfter(view, 's')).toContain('Show our solution? This exercise is not done yet.');
    expect(pressed(view, 's').view.page).toBeUndefined();
    expect(pressed(view, 's', 'y').view).toMatchObject({ page: 'solution' });
    expect(pressed(view, 's', 'n')).toEqual({ view });
  });

  test('of an exercise that is done is shown at once', () => {
    expect(pressed(viewOf(PAIR, PASSES), 's').view).toMatchObject({ page: 'solution' });
  });
});

describe('exercises that share a file', () => {
  const view = viewOf(GROUPS, PASSES, [LADDER, STRAIGHTS]);

  test('are named before a reset takes them all', () => {
    const question = 'Start this file again? Exercises 13 and 14 are in it, too.';
    expect(screenAfter(view, 'r')).toContain(question);
  });

  test('are all forgotten after it, and no others', () => {
    const after = afterReset(view, GROUPS);
    expect(exercisesDone(after)).toEqual([LADDER]);
    expect(after.onceDone).toEqual(['ladder']);
  });

  test('are not given away by a solution before all are done', () => {
    expect(screenAfter(view, 's')).toContain('Not all exercises in this file are done.');
    const allDone = viewOf(GROUPS, PASSES, [STRAIGHTS, TIE_BREAKS]);
    expect(pressed(allDone, 's').view).toMatchObject({ page: 'solution' });
  });
});

test('any key but y says no to a question, and does nothing else', () => {
  const view = viewOf(PAIR, FAILS);
  expect(pressed(view, 'r', 'q')).toEqual({ view });
});

test('ctrl+c quits even while a question is asked', () => {
  expect(pressed(viewOf(PAIR, FAILS), 'r', 'ctrl+c').action).toBe('quit');
});

test.each(['space', 'return'])('%s judges again', (key) => {
  const view = viewOf(PAIR, FAILS);
  expect(pressed(view, key)).toEqual({ view, action: 'again' });
});
