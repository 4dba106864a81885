/** The folder of an interview: its task, its clock, and a new try. */
import '../../command/test/checkout.ts';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LADDER } from '../../../src/kata.ts';
import { readAllMistakes } from '../../coach/mistakes.ts';
import { EXERCISES_FOLDER } from '../../coach/units.ts';
import { secondsLeft } from '../clock.ts';
import { keepLastTry } from '../folder.ts';
import { holdInterview } from '../hold-interview.ts';
import { SCORE } from '../saved-scores.ts';
import { filesOf, TASKS } from '../tasks.ts';
import { CAUSES } from './causes.ts';
import { completePage, PAGE } from './interviewer-page.ts';
import { at, open, RANKING, SHOWDOWN, WINNER, write } from './interviews.ts';

describe('TASK.md', () => {
  const { folder } = open();
  const statement = readFileSync(join(folder, 'TASK.md'), 'utf8');

  test('says how much time there is, and how to submit', () => {
    expect(statement).toContain('You have 30 minutes.');
    expect(statement).toContain(
      `\n\n    npm run practice -- --dir ${folder} interview submit predicates\n\n`,
    );
  });

  test('says how the cards of an example are passed', () => {
    expect(statement).toContain(
      "`Kd Kh` of an example are `[{ rank: 13, suit: 'D' }, { rank: 13, suit: 'H' }]` in your",
    );
  });

  test('shows the rule of each file', () => {
    expect(statement).toContain('- `straight.ts`: Five ranks in a row. The ace is high or low');
  });

  test('shows the rule of each export of a file', () => {
    const { folder: showdown } = open({ task: SHOWDOWN });
    expect(readFileSync(join(showdown, 'TASK.md'), 'utf8')).toMatch(
      /- `deal\.ts`: Deals a round of Texas.*- `deal\.ts`: Deals a round of Omaha/s,
    );
  });

  test('shows the visible examples', () => {
    expect(statement).toContain(
      'Example: A pair: two kings are enough\n  Given the cards Kd Kh\n  Then they contain a',
    );
  });

  test('does not show the hidden examples', () => {
    expect(statement).not.toContain('the wheel among seven cards');
  });

  test('shows one refusal of every rule that has some', () => {
    const { folder: showdown } = open({ task: SHOWDOWN });
    expect(readFileSync(join(showdown, 'TASK.md'), 'utf8')).toMatch(
      /that is refused, because the flop has three cards.*because the deck has cards for 22/s,
    );
  });
});

test.each([
  { run: undefined, says: 'Structure your code as you like.\n' },
  { run: './winner', says: 'Structure your code as you like. Your program answers the question' },
])('TASK.md of winner says what a program answers only for a program: $run', ({ run, says }) => {
  const { folder } = open({ task: WINNER, run });
  expect(readFileSync(join(folder, 'TASK.md'), 'utf8').replaceAll(/ *\n(?=\w)/g, ' ')).toContain(
    says,
  );
});

test('TASK.md of winner lists the rungs, the highest first, without numbers', () => {
  const { folder } = open({ task: WINNER });
  const [, ...rows] = readFileSync(join(folder, 'TASK.md'), 'utf8').match(/^\| [^-].*/gm) ?? [];
  expect(rows.map((row) => row.split('|')[1]?.trim())).toEqual(
    LADDER.map(({ category }) => category),
  );
});

describe('the clock', () => {
  test('goes on when the interview is opened again, even with other minutes', () => {
    const interview = open();
    const again = open({ folder: interview.folder, minutes: 99, startedAt: at(12) });
    expect(again).toEqual(interview);
    expect(secondsLeft(again, at(12))).toBe(18 * 60);
  });

  test('stops at zero', () => {
    expect(secondsLeft(open(), at(31))).toBe(0);
  });
});

test.each(TASKS)('the files of $name name only files that are there', (task) => {
  const { folder } = open({ task });
  const texts = filesOf(task).map((file) => readFileSync(join(folder, `${file}.ts`), 'utf8'));
  const named = [...texts.join('\n').matchAll(/'\.\/([\w.-]+)'/g)].map(([, file = '']) => file);
  expect(named.filter((file) => !existsSync(join(folder, file)))).toEqual([]);
});

test('a folder holds one interview', () => {
  const { folder } = open();
  expect(() => open({ folder, task: RANKING })).toThrow('holds the interview predicates');
});

test('an interview that was not submitted stays in its folder', () => {
  const { folder } = open();
  expect(keepLastTry(folder)).toBeUndefined();
  expect(existsSync(join(folder, 'TASK.md'))).toBe(true);
});

describe('an interview that was submitted', () => {
  const submit = () => {
    const interview = open();
    write(interview, 'pair', 'mine');
    writeFileSync(join(interview.folder, SCORE), '{}');
    return interview;
  };
  const pairIn = (folder: string) => readFileSync(join(folder, 'pair.ts'), 'utf8');

  test('says how to start a new try, and begins none by itself', async () => {
    const { folder } = submit();
    const printed = jest.spyOn(process.stdout, 'write').mockReturnValueOnce(true);
    await holdInterview('predicates', { dir: folder, once: true });
    expect(printed.mock.lastCall?.[0]).toContain(
      `npm run practice -- --dir ${folder} interview predicates\n`,
    );
    expect(pairIn(folder)).toBe('mine');
  });

  test('is moved to another folder for a new try', () => {
    const { folder } = submit();
    expect(keepLastTry(`${folder}/`)).toBe(`${folder}-try-1`);
    expect(pairIn(`${folder}-try-1`)).toBe('mine');
  });

  test('is followed by a new try with a new clock and the stubs', () => {
    const interview = submit();
    const { folder } = interview;
    keepLastTry(folder);
    const startedAt = at(14);
    expect(open({ folder, startedAt })).toEqual({ ...interview, startedAt });
    expect(pairIn(folder)).toContain('// TODO');
  });
});

test.each([
  ['null', '"null" is not an interview: expected an object with task, minutes and startedAt'],
  ['[]', '"[]" is not an interview'],
  ['{"task":"predicates","minutes":30,"startedAt":"2026-01-01","run":5}', '5 is not a command'],
  ['{"task":"predicates","minutes":30,"startedAt":"noon"}', '"noon" is not a time'],
  [
    '{"task":"predicates","minutes":481,"startedAt":"2026-01-01"}',
    '"481" is not a number of minutes: expected a whole number from 1 to',
  ],
])('an interview file with %s is an error', (text, message) => {
  const { folder } = open();
  writeFileSync(join(folder, 'interview.json'), text);
  expect(() => open({ folder })).toThrow(message);
});

describe("the interviewer's page", () => {
  const page = readFileSync(PAGE, 'utf8');

  test('is up to date (tools/build/documents.ts)', () => {
    expect(page).toBe(completePage(page));
  });

  test('has each mistake once, with its cause', () => {
    const mistakes = readAllMistakes(EXERCISES_FOLDER);
    const titles = CAUSES.map(({ title }) => title);
    expect([...new Set(mistakes.map(({ cause }) => cause))].sort()).toEqual(titles.sort());
    const known = mistakes.map(({ unit, name }) => `${unit}/mistakes/${name}`);
    const links = page.matchAll(/\]\(\.\.\/tools\/coach\/exercises\/(.+?\/mistakes\/.+?)\.ts\)/g);
    expect([...links].map(([, name = '']) => name).sort()).toEqual(known.sort());
  });

  test('says what people think who make a mistake, and what to ask them', () => {
    expect(page).toContain(
      '### Sorts or compares ranks as text\n\n' +
        'They do not check what a function of the language does by default. *Ask:* "In which',
    );
  });

  test('says for each task how to tell who wrote the code', () => {
    const [, section = ''] = page.split('## Did they write the code?');
    const [questions] = section.split('\n## ');
    for (const { name } of TASKS) expect(questions).toContain(`\n**${name}**`);
  });

  test('needs no checkout', () => {
    const commands = [...page.matchAll(/^```sh\n(.*?)^```/gms)].map(([, command = '']) => command);
    expect(commands.length).toBeGreaterThan(4);
    expect(commands.filter((command) => command.includes('npm run'))).toEqual([]);
    expect(page.split('checkout')).toHaveLength(2);
  });
});
