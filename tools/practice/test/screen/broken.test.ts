/** What the screen says of exercises that were done, and that a change has broken. */
import './package-elsewhere.ts';
import type { Exercise } from '../../../coach/exercise.ts';
import { EXERCISES } from '../../../coach/exercises.ts';
import { brokenIn, firstView, type View, withVerdict } from '../../screen/view.ts';
import {
  FAILS,
  LAST,
  PAIR,
  PASSES,
  screenAfter,
  TWO_PAIRS,
  verdictOn,
  viewOf,
  WRONG_ANSWER,
} from './views.ts';

const ALL_BUT_LAST = EXERCISES.slice(0, -1);

const MISSING = { message: '"./helpers" does not export rankCounts' };

/** The last exercise in sight, and some that fail for a reason after all the others were done. */
function viewAfter(broken: readonly Exercise[], reasonOf = (_: Exercise): object => MISSING): View {
  const first = viewOf(LAST, FAILS, ALL_BUT_LAST);
  const verdicts = broken.map((exercise) =>
    verdictOn(exercise, { ...FAILS, troubles: [{ ...MISSING, ...reasonOf(exercise) }] }),
  );
  return verdicts.reduce(withVerdict, first);
}

describe('what is broken', () => {
  test.each([
    { numbers: [2, 3, 4, 5], words: 'Exercises 2 to 5 no longer pass' },
    { numbers: [2, 3, 5, 7, 8, 9], words: 'Exercises 2, 3, 5 and 7 to 9 no longer pass' },
    { numbers: [4], words: 'Exercise 4 no longer passes' },
  ])('is told by numbers with a reason: $words', ({ numbers, words }) => {
    const view = viewAfter(numbers.map((number) => EXERCISES[number - 1] as Exercise));
    expect(screenAfter(view).replaceAll(/\s+/g, ' ')).toContain(`${words}: ${MISSING.message}`);
  });

  test('is told with the first of several reasons', () => {
    const view = viewAfter(EXERCISES.slice(1, 5), ({ name }) => ({ message: `no ${name}` }));
    expect(screenAfter(view)).toContain(
      '\nExercises 2 to 5 no longer pass. The reason in exercise 2: no pair\n',
    );
  });

  test('is told without the reason if a program does not start, which is in sight', () => {
    const troubles = [{ message: 'it ended with status 1', isNotRun: true as const }];
    const broken = viewAfter(EXERCISES.slice(1, 5), () => troubles[0] as object);
    const view = withVerdict(broken, verdictOn(LAST, { ...FAILS, troubles }));
    expect(screenAfter(view)).toContain(
      '\nExercises 2 to 5 no longer pass, for the same reason.\n',
    );
    expect(screenAfter(view, 'l')).toContain(
      '\nExercises 2 to 5 no longer pass: it ended with status 1\n',
    );
  });

  test('fails in the bar, too, even if a program does not start', () => {
    const done = viewOf(LAST, FAILS, [PAIR]);
    const program = { command: '', folder: '', start: 0 };
    const troubles = [{ message: 'it ended with status 1', isNotRun: true as const }];
    const view = withVerdict(
      { ...done, course: { ...done.course, program } },
      verdictOn(PAIR, { ...FAILS, troubles }),
    );
    expect(screenAfter(view)).toMatch(/^\[-x-/);
  });

  test('is told with its line, if that is the same for all', () => {
    const where = { file: 'practice/helpers.ts', line: 3 };
    const same = viewAfter(EXERCISES.slice(1, 5), () => ({ where }));
    expect(screenAfter(same).replaceAll(/\s+/g, ' ')).toContain(
      'rankCounts (practice/helpers.ts:3)',
    );
    const others = viewAfter(EXERCISES.slice(1, 5), ({ hints }) => ({
      where: { ...where, line: hints.length },
    }));
    expect(screenAfter(others)).toContain(`${MISSING.message}\n`);
  });

  test('is told with what was replaced by ours, which may be why', () => {
    const verdict = { ...verdictOn(TWO_PAIRS, FAILS), standIns: ['pair'] };
    expect(screenAfter(withVerdict(viewAfter([]), verdict))).toContain(
      '\nExercise 5 no longer passes: wrong\npair is not done yet: our code is used instead.\n',
    );
  });

  test('is marked in the list', () => {
    const screen = screenAfter(viewAfter([PAIR]), 'l');
    expect(screen).toContain('  broken  2. pair\n  done    3. three of a kind\n');
  });

  test('is no longer broken once it is done again', () => {
    const view = withVerdict(viewAfter([PAIR]), verdictOn(PAIR, PASSES));
    expect(brokenIn(view)).toEqual([]);
    expect(screenAfter(view)).not.toContain('no longer');
  });
});

test('an exercise in sight that is broken speaks for itself', () => {
  const alone = withVerdict(viewOf(PAIR, PASSES), verdictOn(PAIR, FAILS));
  expect(brokenIn(alone)).toEqual([PAIR]);
  expect(screenAfter(alone)).not.toContain('no longer');
  const view = { ...viewAfter(EXERCISES.slice(1, 6)), current: PAIR };
  expect(screenAfter(view)).toContain('\nExercises 3 to 6 no longer pass: ');
});

test('an exercise whose count comes out wrong was never done', () => {
  const examples = PASSES.examples;
  const beforeCounts = { stage: 'random hands', tried: 1, areCountsNext: true } as const;
  const verdicts = [
    { ...beforeCounts, exercise: 'pair', examples, troubles: [] },
    verdictOn(PAIR, { ...PASSES, troubles: [WRONG_ANSWER] }),
  ];
  const { course } = viewOf(LAST, FAILS);
  expect(brokenIn(verdicts.reduce(withVerdict, firstView(course)))).toEqual([]);
});
