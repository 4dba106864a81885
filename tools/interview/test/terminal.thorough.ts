/** An interview on a terminal, driven by keys and saved files as a candidate would. */
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pokerKata } from '../../command/test/command.ts';
import { home } from '../../practice/test/learner.ts';
import {
  ENTER,
  folder,
  onTerminal,
  press,
  save,
  shows,
  start,
} from '../../practice/test/on-terminal.ts';
import { divideExamples } from '../divide-examples.ts';
import { openInterview } from '../folder.ts';
import { findTask } from '../tasks.ts';

const PREDICATES = findTask('predicates');
const VISIBLE = PREDICATES.exercises.flatMap(
  (exercise) => divideExamples(exercise, PREDICATES, home.root).visible,
);

/** What the screen says once all examples have been judged. */
const JUDGED = ` of ${VISIBLE.length}.`;

describe('an interview over its time', () => {
  beforeEach(() => {
    const startedAt = new Date('2020-01-01');
    const run = 'python3 solution.py';
    openInterview({ task: findTask('winner'), minutes: 20, folder, startedAt, run }, home);
  });

  test('is scored at once', async () => {
    const { stdout } = await pokerKata(['practice', 'interview', 'winner', '--dir', folder]);
    expect(stdout).toContain('The time is up. Scoring takes a few seconds');
    expect(stdout).toMatch(
      /\n- Rules that are right: 0 of 12, 12 were not started\n.*\n- Time used: \d+:\d\d of 20:00\n/s,
    );
    expect(stdout).toContain(`Saved in ${join(folder, 'score.md')} and score.json.`);
    expect(stdout).toMatch(/\nFollow-up: .*\?\n$/);
  });

  onTerminal('is followed by a new try with its language and minutes', async () => {
    save('score.json', '{}');
    const { ended } = start('interview', 'winner', '--dir', folder);
    await shows('20 minutes left', 'This is a new try.');
    press('q');
    await ended;
    expect(existsSync(join(folder, 'solution.py'))).toBe(true);
    rmSync(`${folder}-try-1`, { recursive: true });
  });
});

onTerminal('an interview shows the visible examples that pass after each save', async () => {
  const terminal = start('interview', 'predicates', '--dir', folder);
  await shows(JUDGED, '1. pair');
  const [, passed] = new RegExp(`passed: (\\d+)${JUDGED}`).exec(terminal.screen) ?? [];
  save('flush.ts', 'export const isFlush = (cards: unknown[]) => cards.length > 6;');
  await shows(`passed: ${Number(passed) - 1}${JUDGED}`, '. flush', 'examples fail.');
});

onTerminal('a key shows the answer to the follow-up question', async () => {
  const { ended } = start('interview', 'predicates', '--dir', folder);
  await shows(JUDGED);
  press('s');
  await shows('Submit now?');
  press('y');
  await shows('Follow-up: Which of your rules would change if there were a joker?', 'a shows');
  press('a');
  await shows('With a joker, all rules that count ranks or suits');
  expect(await ended).toBe(0);
});

onTerminal('a candidate can ask about cards, and gets no answer of the rules', async () => {
  const asked = start('interview', 'predicates', '--dir', folder);
  await shows(JUDGED);
  press('c');
  await shows('Cards, like');
  press(...'AH AD', ENTER);
  await shows('your code  false');
  expect(asked.screen).not.toContain('the rules');
});

onTerminal('a candidate can think again about submitting, and quit', async () => {
  const { ended } = start('interview', 'predicates', '--dir', folder);
  await shows(JUDGED);
  press('s');
  await shows('Submit now?');
  press('n');
  await shows('s submit');
  press('q');
  await shows(`npm run practice -- --dir ${folder} interview submit predicates`);
  expect(await ended).toBe(0);
});

onTerminal('an interview with --once prints one report', async () => {
  const { ended } = start('interview', 'predicates', '--dir', folder);
  await shows(JUDGED);
  press('q');
  await ended;
  const report = start('interview', '--once', '--dir', folder);
  expect(await report.ended).toBe(0);
  expect(report.screen).toContain(JUDGED);
});
