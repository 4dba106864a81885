/** The screen of an interview. */
import '../../command/test/checkout.ts';
import { stripVTControlCharacters } from 'node:util';
import { press } from '../../practice/screen/keys.ts';
import { screenOf } from '../../practice/screen/screen.ts';
import { firstView, type View, withVerdict } from '../../practice/screen/view.ts';
import { exerciseOf, runner } from '../../practice/test/practising.ts';
import type { Interview } from '../clock.ts';
import { courseOf } from '../course.ts';
import { at, open, write } from './interviews.ts';

/** Judges the pair of an interview as its screen does, and returns that screen at some minute. */
async function screenAt(
  minute: number,
  interview: Interview,
  page?: View['page'],
): Promise<string> {
  const course = courseOf(interview);
  const current = exerciseOf('pair');
  const verdicts = await runner.judge([current], interview.folder, course.interview);
  const view = verdicts.reduce(withVerdict, { ...firstView(course), current });
  jest.useFakeTimers({ now: at(minute), doNotFake: ['performance'] });
  const lines = screenOf({ ...view, page }, { columns: 80, rows: 24 });
  jest.useRealTimers();
  return stripVTControlCharacters(lines.join('\n')).replaceAll('\u00a0', ' ');
}

describe('the screen of an interview', () => {
  let screen: string;
  beforeAll(async () => {
    screen = await screenAt(12, open());
  });

  test('has the clock below the verdict', () => {
    expect(screen).toMatch(
      /\n── 1\. pair ──\nWhat cards contain: 18 minutes left\nVisible examples passed: 1 of 2\. Read\s+\S+TASK.md\ns/,
    );
  });

  test('shows only the visible examples', () => {
    expect(screen).toContain('✗ 1 of 2 examples fails. The first:\n  ✗●\n\n');
  });

  test('does not say where an example is, because the hidden ones are there, too', () => {
    expect(screen).not.toContain('.feature');
  });

  test('has its own keys', () => {
    expect(screen).toMatch(
      /\ns submit {2}c cards {2}n next {2}l list {2}space run again {2}q quit \(the clock goes on\)$/,
    );
  });
});

describe('when all visible examples pass, the screen of an interview', () => {
  let screen: string;
  beforeAll(async () => {
    const interview = open();
    write(interview, 'pair', 'export const isPair = (cards) => cards.length === 2;');
    screen = await screenAt(29, interview);
  });

  test('does not call the exercise done in the list, because hidden examples are still to come', async () => {
    const interview = open();
    write(interview, 'pair', 'export const isPair = (cards) => cards.length === 2;');
    const list = await screenAt(29, interview, 'list');
    expect(list).toContain('> visible examples pass  1. pair\n');
  });

  test('shows the last minutes with seconds', () => {
    expect(screen).toContain(': 1:00 left\n');
  });

  test('says that there are hidden examples', () => {
    expect(screen).toContain('Visible examples passed: 2 of 2.');
    expect(screen).toContain('✓ All visible examples pass. There are hidden ones, too.');
  });

  test('does not tell the lesson', () => {
    expect(screen).not.toContain('Learned');
  });
});

test('s and then y submits an interview', () => {
  const view = { ...firstView(courseOf(open())), current: exerciseOf('pair') };
  expect(press(press(view, 's').view, 'y')).toEqual({ view, action: 'submit' });
});

test('before the first verdict no examples are counted', () => {
  const lines = screenOf(firstView(courseOf(open())), { columns: 120, rows: 24 });
  expect(lines.join('\n')).toMatch(/ left\nReading your files … Read /);
  expect(lines.join('\n')).not.toContain('0 of 0');
});
