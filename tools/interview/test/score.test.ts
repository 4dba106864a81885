/** The score of an interview, and its card. */
import '../../command/test/checkout.ts';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readChapter } from '../../coach/chapters/read-chapter.ts';
import { chapterOf as nameOfChapter } from '../../coach/exercise.ts';
import { runner } from '../../practice/test/practising.ts';
import { cardOf } from '../card.ts';
import type { Interview } from '../clock.ts';
import { earlierTries, keepScore } from '../saved-scores.ts';
import { type Score, scoreFiles } from '../score.ts';
import { at, open, RANKING, SHOWDOWN, solve, write } from './interviews.ts';

const score = (interview: Interview, minute: number) => scoreFiles(runner, interview, at(minute));

test('the stubs score nothing, though they pass some examples', async () => {
  const { visible, rules, level } = await score(open(), 1);
  expect(visible.passed).toBeGreaterThan(0);
  expect(rules).toEqual({ passed: 0, of: 9, notBegun: 9 });
  expect(level).toBe('below junior');
});

describe('our solution of the kata', () => {
  const { exercises } = SHOWDOWN;
  let solved: Score;
  beforeAll(async () => {
    const interview = open({ task: SHOWDOWN });
    for (const { unit } of exercises) solve(interview, unit);
    solved = await score(interview, 2);
  });

  test('passes all visible and hidden examples', () => {
    const { visible, hidden } = solved;
    const chapters = [...new Set(exercises.map(nameOfChapter))].map((name) =>
      readChapter(name, '.'),
    );
    const examples = chapters.flatMap((chapter) => chapter.examples);
    expect(visible.passed).toBe(visible.of);
    expect(hidden.passed).toBe(hidden.of);
    expect(visible.of + hidden.of).toBe(examples.length);
  });

  test('is right for all random hands and counts', () => {
    expect(solved.right.passed).toBe(exercises.length);
    expect(solved.rules).toEqual({ passed: exercises.length, of: exercises.length, notBegun: 0 });
    expect(solved.level).toBe('senior');
  });

  test('has nothing that is wrong', () => {
    const failures = cardOf(solved).at(-1);
    expect(failures).toEqual([]);
  });
});

describe('in the score, a part', () => {
  /** No example shows what is wrong, for in the examples only the whole deck has both cards. */
  const almostFlush = `
import { isFlush as isOurFlush } from ${JSON.stringify(resolve('src/rules/flush.ts'))};

function has(cards, rank, suit) {
  return cards.some((card) => card.rank === rank && card.suit === suit);
}

export function isFlush(cards) {
  const isWrong = cards.length < 52 && has(cards, 3, 'C') && has(cards, 8, 'D');
  return isOurFlush(cards) && !isWrong;
}
`;
  const FORBIDDEN = `// Uses another rule.
import { isPair } from 'poker-hands-kata';

export const isTwoPairs = (cards) => isPair(cards);
`;
  const THROWING = 'export const isFourOfAKind = (cards) =>\n  cards[4].rank > 0;';
  const ALWAYS_THROWING = 'export const isStraightFlush = (cards) => cards.x.y;';
  const COUNTED_EXACTLY = 'tools/coach/exercises/full-house/mistakes/counted-exactly.ts';
  let result: Score;
  beforeAll(async () => {
    const interview = open();
    solve(interview, 'three-of-a-kind');
    write(interview, 'pair', 'export { isPair } from "poker-hands-kata";');
    write(interview, 'two-pairs', FORBIDDEN);
    write(interview, 'four-of-a-kind', THROWING);
    solve(interview, 'full-house', COUNTED_EXACTLY);
    write(interview, 'straight', 'export const isStraight = (cards) => cards.length > 6;');
    write(interview, 'flush', almostFlush);
    write(interview, 'straight-flush', ALWAYS_THROWING);
    result = await score(interview, 5);
  });
  const partOf = (name: string) => result.parts.find(({ part }) => part === name);

  test('that imports the answer has a message', () => {
    expect(partOf('pair')?.message).toMatch(
      /^isPair of poker-hands-kata is not given here: write your own/,
    );
  });

  test('that uses a forbidden import names the line of the import', () => {
    expect(partOf('two pairs')?.message).toBe(
      'isPair of poker-hands-kata is not given here: write your own (two-pairs.ts:2)',
    );
  });

  test('that throws names the error once, with its line', () => {
    expect(partOf('four of a kind')?.thrown).toEqual([
      expect.stringMatching(/^it threw TypeError: .* \(four-of-a-kind\.ts:2\)$/),
    ]);
  });

  test('that throws only sometimes is described by its examples, too', () => {
    expect(partOf('four of a kind')?.message).toBeUndefined();
  });

  test('that always throws the same is described by that alone', () => {
    expect(cardOf(result).flat().join('\n')).toMatch(
      /## What is wrong: straight flush\n\n- it threw TypeError: .*\(straight-flush\.ts:1\)\n(\n##|\n*$)/,
    );
  });

  test('that fails like a known mistake names it, and who makes it', () => {
    expect(partOf('full house')?.knownMistake).toMatch(
      /^It finds no full house in .* It is made by people who count/,
    );
  });

  test('that is a stub was not begun', () => {
    expect(partOf('royal flush')).toMatchObject({ isBegun: false, isRight: false });
    expect(result.rules.notBegun).toBe(1);
  });

  test('that is wrong lists its failing examples', () => {
    expect(partOf('straight')?.failed.length).toBeGreaterThan(0);
  });

  test('that is wrong for a random hand has that hand', () => {
    expect(partOf('flush')).toMatchObject({
      failed: [],
      isRight: false,
      counterExample: { expected: expect.stringMatching(/^(true|false)$/) },
    });
  });

  test('that is right has no failures', () => {
    expect(partOf('three of a kind')).toMatchObject({ failed: [], isRight: true });
  });
});

describe('the score card', () => {
  const DRAWS = 'export const compareHandRanks = () => 0;';
  const LAST_SCORE = {
    task: 'ranking',
    level: 'junior',
    rules: { passed: 5, of: 9 },
    visible: { passed: 10, of: 18 },
    hidden: { passed: 40, of: 80 },
    secondsUsed: 65,
  };
  let onTerminal: string;
  let saved: string;
  let data: { readonly chapters?: unknown };
  beforeAll(async () => {
    const interview = open({ task: RANKING });
    const file = join(interview.folder, 'score.md');
    write(interview, 'ladder', "export const LADDER = [];\nthrow new Error('oh');");
    write(interview, 'tie-breaking', DRAWS);
    mkdirSync(`${interview.folder}-try-1`);
    writeFileSync(join(`${interview.folder}-try-1`, 'score.json'), JSON.stringify(LAST_SCORE));
    writeFileSync(file, 'in the way');
    const result = await score(interview, 45);
    const card = cardOf(result, earlierTries(interview.folder)).reverse().flat();
    onTerminal = [...card, keepScore(result, interview.folder)].join('\n');
    saved = readFileSync(file, 'utf8');
    data = JSON.parse(readFileSync(join(interview.folder, 'score.json'), 'utf8'));
  });

  test('names the line of a file that cannot be judged', () => {
    expect(onTerminal).toContain(
      '## What is wrong: ladder\n\n- it threw Error: oh (ladder.ts:2)\n\n',
    );
  });

  test('lists failing examples with their locations', () => {
    expect(onTerminal).toMatch(
      /## What is wrong: tie-breaking\n\n- The higher rung wins: .* \(features\//,
    );
  });

  test('counts what passes in each part', () => {
    expect(onTerminal).toMatch(/^\| ladder +\| 0 of \d+ +\| 0 of \d+ +\| examples fail +\|$/m);
  });

  test('ends with its headline on a terminal, and with where it was saved', () => {
    expect(onTerminal).toMatch(
      /^## What is wrong.*\n\| ladder .*\n\n# Score card: .*\n\n- Rules that are right: 0 of 5, 3 were not started\n(- .*\n){3}- Time used: 45:00 of 30:00\n- Try 1: about junior, 5 of 9 rules .*\n\nSaved in .*$/s,
    );
  });

  test('has its parts under their old name in the file for programs', () => {
    expect(data.chapters).toHaveLength(5);
    expect(data).not.toHaveProperty('parts');
  });

  test('begins with its headline in the file, which replaces an old one', () => {
    expect(saved).toMatch(/^# Score card: .*## What is wrong/s);
  });
});
