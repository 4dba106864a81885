/** An interview on its screen, and its score. */
import '../../../command/cli/checkout.ts';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { readChapter } from '../../../../src/learning/coach/chapters/read-chapter.ts';
import type { Interview } from '../../../../src/learning/practice/interview/clock.ts';
import { courseOf } from '../../../../src/learning/practice/interview/course.ts';
import {
  cardOf,
  keepScore,
  type Score,
  scoreFiles,
} from '../../../../src/learning/practice/interview/score.ts';
import { press } from '../../../../src/learning/practice/screen/keys.ts';
import { screenOf } from '../../../../src/learning/practice/screen/screen.ts';
import { firstView, withVerdict } from '../../../../src/learning/practice/screen/view.ts';
import { exerciseOf, runner, solve } from '../practising.ts';
import { at, open, RANKING, SHOWDOWN, write } from './interviews.ts';

const score = (interview: Interview, minute: number) => scoreFiles(runner, interview, at(minute));

test('the stubs score low', async () => {
  const { hidden, right } = await score(open({ task: SHOWDOWN }), 1);
  expect(hidden.passed / hidden.of).toBeLessThan(0.5);
  expect(right).toEqual({ passed: 0, of: 2 });
});

describe('our solution of the kata', () => {
  const { exercises } = SHOWDOWN;
  let solved: Score;
  beforeAll(async () => {
    const interview = open({ task: SHOWDOWN });
    for (const unit of exercises.flatMap(({ units }) => units)) solve(unit, interview.folder);
    solved = await score(interview, 2);
  });

  test('passes all visible and hidden examples', () => {
    const { visible, hidden } = solved;
    const examples = exercises.flatMap(({ name }) => readChapter(name, '.').examples);
    expect(visible.passed).toBe(visible.of);
    expect(hidden.passed).toBe(hidden.of);
    expect(visible.of + hidden.of).toBe(examples.length);
  });

  test('is right for all random hands and counts', () => {
    expect(solved.right).toEqual({ passed: 2, of: 2 });
  });

  test('has nothing that is wrong', () => {
    const [, , failures] = cardOf(solved);
    expect(failures).toEqual([]);
  });
});

describe('in the score, a chapter', () => {
  const ourFlush = JSON.stringify(resolve('src/kata/rules/flush.ts'));
  /** No example shows what is wrong, for in the examples only the whole deck has both cards. */
  const almostFlush = `
import { isFlush as isOurFlush } from ${ourFlush};

function has(cards, rank, suit) {
  return cards.some((card) => card.rank === rank && card.suit === suit);
}

export function isFlush(cards) {
  const isWrong = cards.length < 52 && has(cards, 3, 'C') && has(cards, 8, 'D');
  return isOurFlush(cards) && !isWrong;
}
`;
  let result: Score;
  beforeAll(async () => {
    const interview = open();
    solve('three-of-a-kind', interview.folder);
    write(interview, 'pair', 'export { isPair } from "poker-hands-kata";');
    write(interview, 'straight', 'export const isStraight = (cards) => cards.length > 6;');
    write(interview, 'flush', almostFlush);
    result = await score(interview, 5);
  });
  const chapterOf = (title: string) => result.chapters.find(({ chapter }) => chapter === title);

  test('that imports the answer has a message', () => {
    expect(chapterOf('A pair')?.message).toMatch(
      /^poker-hands-kata does not export isPair here: write your own/,
    );
  });

  test('that is wrong lists its failing examples', () => {
    expect(chapterOf('A straight')?.failed.length).toBeGreaterThan(0);
  });

  test('that is wrong for a random hand has that hand', () => {
    expect(chapterOf('A flush')).toMatchObject({
      failed: [],
      isRight: false,
      counterExample: { expected: expect.stringMatching(/^(true|false)$/) },
    });
  });

  test('that is right has no failures', () => {
    expect(chapterOf('Three of a kind')).toMatchObject({ failed: [], isRight: true });
  });
});

describe('the score card', () => {
  let onTerminal: string;
  let saved: string;
  beforeAll(async () => {
    const interview = open({ task: RANKING });
    const file = join(interview.folder, 'score.md');
    write(interview, 'ladder', "export const LADDER = [];\nthrow new Error('oh');");
    writeFileSync(file, 'in the way');
    const result = await score(interview, 45);
    const card = cardOf(result).reverse().flat();
    onTerminal = [...card, keepScore(result, interview.folder)].join('\n');
    saved = readFileSync(file, 'utf8');
  });

  test('names the line of a file that cannot be judged', () => {
    expect(onTerminal).toContain(
      '## What is wrong: What cards are worth\n\n- it threw Error: oh (ladder.ts:2)\n\n',
    );
  });

  test('lists failing examples with their locations', () => {
    expect(onTerminal).toMatch(
      /## What is wrong: Who wins\n\n- The higher rung wins: .* \(features\//,
    );
  });

  test('counts what passes in each chapter', () => {
    expect(onTerminal).toMatch(
      /^- What cards are worth: 0 of \d+ visible, 0 of \d+ hidden, random hands not tried$/m,
    );
  });

  test('ends with its headline on a terminal, and with where it was saved', () => {
    expect(onTerminal).toMatch(
      /^## What is wrong.*\n- What cards are worth: .*\n\n# Score card: .*\n\n- Time used: 45:00 of 30:00\n(- .*\n){3}\nSaved in .*$/s,
    );
  });

  test('begins with its headline in the file, which replaces an old one', () => {
    expect(saved).toMatch(/^# Score card: .*## What is wrong/s);
  });
});

/** Judges the pair of an interview as its screen does, and returns that screen at some minute. */
async function screenAt(minute: number, interview: Interview): Promise<string> {
  const course = courseOf(interview);
  const current = exerciseOf('pair');
  const verdicts = await runner.judge([current], interview.folder, course.interview);
  const view = verdicts.reduce(withVerdict, { ...firstView(course), current });
  jest.useFakeTimers({ now: at(minute), doNotFake: ['performance'] });
  const lines = screenOf(view, { columns: 80, rows: 24 });
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
      /\ns submit {2}c cards {2}n next exercise {2}l list {2}space run again\nq quit \(the clock goes on\)$/,
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
