/** The second part of an interview: the rules change, and the first game must keep working. */
import '../../command/test/checkout.ts';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDone } from '../../coach/verdict.ts';
import { exerciseOf, home, runner } from '../../practice/test/practising.ts';
import { TWO_GAMES } from '../../practice/test/two-games.ts';
import { cardOf } from '../card.ts';
import { type Interview, readInterview } from '../clock.ts';
import { interviewCommand } from '../folder.ts';
import { holdInterview, submitInterview } from '../hold-interview.ts';
import { levelOf } from '../level.ts';
import { SCORE } from '../saved-scores.ts';
import type { Result } from '../score.ts';
import { copyFiles } from '../second-part.ts';
import { folderOf } from '../tasks.ts';
import { at, open, RANKING, SECOND_PART, SHOWDOWN, write } from './interviews.ts';

/** Opens the interview "ranking", with a ladder of the candidate's own. */
function openRanking(changed: Partial<Interview> = {}): Interview {
  const interview = open({ task: RANKING, ...changed });
  write(interview, 'ladder', 'mine');
  return interview;
}

function submitted(interview: Interview): Interview {
  writeFileSync(join(interview.folder, SCORE), '{}');
  return interview;
}

/** Opens the second part of a first interview, as the command does. */
function openSecondPart(first: Interview): Interview {
  const folder = folderOf(SECOND_PART, first.folder);
  copyFiles(first.folder, folder);
  return open({ task: SECOND_PART, folder, startedAt: at(60), run: first.run });
}

describe('the command for the second part', () => {
  const start = (dir: string) => holdInterview('ranking', { dir, secondPart: true, once: true });

  test('says that the first part comes first, and how to start it', async () => {
    await expect(start('nowhere')).rejects.toThrow(
      'the second part comes after the task ranking, which was not started in "nowhere". Start it with\n  npm run practice -- --dir nowhere interview ranking',
    );
  });

  test('says that the first part is still running, and how to submit it', async () => {
    const { folder } = openRanking();
    await expect(start(folder)).rejects.toThrow(
      `first submit the task ranking in "${folder}"; then its second part can start. Submit it with\n  npm run practice -- --dir ${folder} interview submit ranking`,
    );
    expect(existsSync(folderOf(SECOND_PART, folder))).toBe(false);
  });

  test('says that the folder has another interview', async () => {
    const { folder } = submitted(open({ task: SHOWDOWN }));
    await expect(start(folder)).rejects.toThrow('holds the interview showdown');
  });

  test('says that another task has no second part', async () => {
    await expect(holdInterview('showdown', { secondPart: true })).rejects.toThrow(
      'showdown has no second part: only ranking has one',
    );
  });

  test.each([holdInterview, submitInterview])('wants the name of the task', async (command) => {
    await expect(command(undefined, { secondPart: true })).rejects.toThrow(
      '--second-part needs a task: expected ranking --second-part',
    );
  });

  test('returns to a second part that was begun, though the first is tried again', async () => {
    const first = openRanking();
    const { folder } = openSecondPart(first);
    writeFileSync(join(folder, SCORE), '{}');
    const printed = jest.spyOn(process.stdout, 'write').mockReturnValueOnce(true);
    await start(first.folder);
    expect(printed.mock.lastCall?.[0]).toMatch(
      /^This interview was submitted: .*For a new try:\n.* interview ranking --second-part\n$/s,
    );
  });
});

describe('the folder of the second part', () => {
  const first = submitted(openRanking());
  mkdirSync(join(first.folder, 'helpers'));
  writeFileSync(join(first.folder, 'helpers', 'rows.ts'), 'mine, too');
  writeFileSync(join(first.folder, 'score.md'), '# Score card');
  const second = openSecondPart(first);
  const read = (name: string) => readFileSync(join(second.folder, name), 'utf8');

  test('is next to that of the first', () => {
    expect(second.folder).toBe(`${first.folder}-second-part`);
    expect(folderOf(SECOND_PART)).toBe(join('practice', 'interview-ranking-second-part'));
    expect(folderOf(SECOND_PART, `${first.folder}/`)).toBe(second.folder);
  });

  test("has the candidate's files and a new stub", () => {
    expect(read('ladder.ts')).toBe('mine');
    expect(read('helpers/rows.ts')).toBe('mine, too');
    expect(read('short-deck.ts')).toContain('// TODO');
    expect(read('short-deck.ts')).toContain('know only the straights of 52 cards');
  });

  test('has a clock of its own, and not the score of the first', () => {
    expect(readInterview(second.folder)).toEqual(second);
    expect(readdirSync(second.folder)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^score/)]),
    );
    expect(readInterview(first.folder)).toEqual(first);
  });

  test('keeps what is in it when it is opened again', () => {
    write(second, 'ladder', 'changed');
    openSecondPart(first);
    expect(read('ladder.ts')).toBe('changed');
    write(second, 'ladder', 'mine');
  });

  test('has a task of its own, which says what must keep working', () => {
    const statement = read('TASK.md').replaceAll(/\s+/g, ' ');
    expect(statement).toMatch(/^# The rules change You have 30 minutes\./);
    expect(statement).toContain('Your files of the first part are here, as you submitted them.');
    expect(statement).toContain('Must keep working: the first game');
    expect(statement).toMatch(/## Short deck .* - `short-deck.ts`: .* ## What cards are worth /s);
    expect(statement).not.toContain('Each file below has a');
  });

  test('is returned to and submitted by the folder of the first', () => {
    const practice = `npm run practice -- --dir ${first.folder} interview`;
    expect(interviewCommand(second, home)).toBe(`${practice} ranking --second-part`);
    expect(read('TASK.md')).toContain(`    ${practice} submit ranking --second-part\n`);
  });
});

test('a program goes on in the second part', () => {
  const first = open({ task: RANKING, run: 'python3 solution.py' });
  writeFileSync(join(first.folder, 'solution.py'), 'mine');
  const second = openSecondPart(submitted(first));
  expect(readdirSync(second.folder).sort()).toEqual(['TASK.md', 'interview.json', 'solution.py']);
  const statement = readFileSync(join(second.folder, 'TASK.md'), 'utf8');
  expect(statement).toMatch(/Your\s+program\s+is\s+started\s+with\s+`python3 solution.py`/);
});

const COUNT = { passed: 3, of: 6 };
const SCORE_OF_SECOND_PART: Result = {
  task: SECOND_PART.name,
  rules: { ...COUNT, notBegun: 0 },
  level: 'junior',
  visible: COUNT,
  hidden: COUNT,
  right: COUNT,
  firstGame: { passed: 2, of: 5 },
  parts: [],
};

describe('on the score card of the second part', () => {
  test('short deck counts alone, though its files break the first game', async () => {
    const straight = TWO_GAMES.straight
      .replaceAll('ROW', 'SHORT_ROW')
      .replace('SHORT_SHORT', 'SHORT');
    const { folder } = openSecondPart(submitted(openRanking()));
    for (const [unit, text] of Object.entries({ ...TWO_GAMES, straight })) {
      writeFileSync(join(folder, `${unit}.ts`), text);
    }
    const exercises = ['short-deck', 'ladder'].map(exerciseOf);
    const options = { given: SECOND_PART.allowedImports, onlyExamples: true };
    const verdicts = await runner.judge(exercises, folder, options);
    expect(verdicts.map(isDone)).toEqual([true, false]);
    expect(verdicts[0]).not.toHaveProperty('broken');
  });

  test('a line says how much of the first game is still right', () => {
    const lines = cardOf(SCORE_OF_SECOND_PART).flat();
    expect(lines).toContain('- Parts of the first game that are still right: 2 of 5');
    expect(lines).toContain('- Rules that are right: 3 of 6');
  });
});

test.each([
  { right: 6, firstGame: 5, level: 'senior' },
  { right: 5, firstGame: 4, level: 'middle' },
  { right: 5, firstGame: 5, level: 'junior' },
  { right: 3, firstGame: 3, level: 'junior' },
  { right: 2, firstGame: 1, level: 'below junior' },
])('with $right parts right, $firstGame of them of the first game, the level is $level', (row) => {
  const right = { passed: row.right, of: 6 };
  const firstGame = { passed: row.firstGame, of: 5 };
  expect(levelOf({ rules: right, right, goesBySizes: false, firstGame })).toBe(row.level);
});
