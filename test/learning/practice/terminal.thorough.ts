/**
 * The practice and the interview on a terminal, driven by keys and saved files as a learner would.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { openInterview } from '../../../src/learning/practice/interview/folder.ts';
import { findTask } from '../../../src/learning/practice/interview/tasks.ts';
import { COMMAND, pokerKata } from '../../command/cli/command.ts';
import { hasTerminal, Terminal } from '../../machine/terminal/terminal.ts';
import { home, solve } from './learner.ts';

const ENTER = '\r';

const RIGHT_PAIR = `
export function isPair(cards: { rank: number }[]): boolean {
  return new Set(cards.map(({ rank }) => rank)).size < cards.length;
}
`;

const PAIR_WITHOUT_FIVES = `
export function isPair(cards: { rank: number }[]): boolean {
  const ranks = cards.map(({ rank }) => rank).filter((rank) => rank !== 5);
  return new Set(ranks).size < ranks.length;
}
`;

const ENDLESS_PAIR = `
export function isPair(cards: { rank: number }[]): boolean {
  while (true) cards.at(0);
}
`;

let folder: string;
let terminal: Terminal | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'practice-'));
});
afterEach(() => {
  terminal?.close();
  rmSync(folder, { recursive: true });
});

const onTerminal = hasTerminal ? test : test.skip;

function start(...args: string[]): Terminal {
  terminal = new Terminal([...COMMAND, 'practice', ...args].join(' '));
  return terminal;
}

/** Starts the practice, with the first exercise done. */
function practise(): Terminal {
  if (!existsSync(join(folder, 'cards.ts'))) solve('cards', folder);
  return start('--dir', folder);
}

const save = (name: string, text: string) => writeFileSync(join(folder, name), text);

function press(...keys: string[]): void {
  for (const key of keys) terminal?.press(key);
}

/** Waits for each text in turn. */
async function shows(...texts: string[]): Promise<void> {
  for (const text of texts) await terminal?.shows(text);
}

onTerminal('a learner sees what fails, and asks for a hint', async () => {
  practise();
  await shows('Given the cards │K♦ ││K♥ │', 'isPair returned false');
  press('h');
  await shows('Hint 1: ');
});

onTerminal('a learner starts with the exercise that the command names', async () => {
  start('flush', '--dir', folder);
  await shows('7. flush', 'isFlush returned false');
});

onTerminal('a learner goes to another exercise and back by the list', async () => {
  practise();
  await shows('isPair returned false');
  press('l');
  await shows('now     2. pair');
  press('8', ENTER);
  await shows('isStraight returned false');
  press('l');
  await shows('now     8. straight');
  press('2', ENTER);
  await shows('isPair returned false');
});

onTerminal('each save is judged, until the exercise is done', async () => {
  practise();
  await shows('isPair returned false');
  save('pair.ts', ENDLESS_PAIR);
  await shows('is there an endless loop?');
  save('pair.ts', PAIR_WITHOUT_FIVES);
  await shows('But this hand comes out wrong:');
  save('pair.ts', RIGHT_PAIR);
  await shows('Done: ');
  press('n');
  await shows('3. three of a kind', 'isThreeOfAKind returned false');
  press('l');
  await shows('done    2. pair');
});

onTerminal('a saved file that an exercise imports is judged with it', async () => {
  practise();
  await shows('isPair returned false');
  save('answer.ts', RIGHT_PAIR);
  save('pair.ts', "export { isPair } from './answer';\n");
  await shows('Done: ');
  press('n');
  await shows('isThreeOfAKind returned false', '2 of 20 exercises');
  save('answer.ts', 'export const isPair = () => true;\n');
  await shows('1 of 20 exercises', 'Broken: 2: expected false, isPair returned true');
  press('l');
  await shows('broken  2. pair');
});

onTerminal('the exercise of a saved file comes in sight', async () => {
  practise();
  await shows('isPair returned false');
  save('three-of-a-kind.ts', 'export const isThreeOfAKind = () => true;\n');
  await shows('isThreeOfAKind returned true');
  save('pair.ts', 'export const isPair = () => true;\n');
  await shows('isPair returned true');
});

onTerminal('a reset puts the stub back, and keeps the old file', async () => {
  const wrong = 'export const isPair = () => true;\n';
  const { ended } = practise();
  await shows('isPair returned false');
  press('q');
  await ended;
  // Saved while it runs, the file could be judged before the save is told, which closes a question.
  save('pair.ts', wrong);
  practise();
  await shows('isPair returned true');
  press('r');
  await shows('What you wrote is kept.');
  press('y');
  await shows('isPair returned false', 'pair.old-1.ts');
  expect(readFileSync(join(folder, 'pair.old-1.ts'), 'utf8')).toBe(wrong);
});

onTerminal('a second try has a clock, and knows how long the first one took', async () => {
  const { ended } = practise();
  await shows('isPair returned false');
  save('pair.ts', RIGHT_PAIR);
  await shows('Done: ');
  press('q');
  await ended;
  save('times.json', JSON.stringify({ seconds: { pair: 70 }, done: ['pair'] }));
  start('again', '--dir', folder);
  await shows('parseCards returned []', `Your last one is in ${relative('', folder)}-try-1.`);
  press('n');
  await shows('isPair returned false', '2. pair 0:02, last time 1:10 ──');
  rmSync(`${folder}-try-1`, { recursive: true });
});

onTerminal('q quits, and says how to continue', async () => {
  const { ended } = practise();
  await shows('isPair returned false');
  press('q');
  await shows('Goodbye! ', 'To continue:');
  expect(await ended).toBe(0);
});

describe('an interview over its time', () => {
  beforeEach(() => {
    const startedAt = new Date('2020-01-01');
    const run = 'python3 solution.py';
    openInterview({ task: findTask('winner'), minutes: 20, folder, startedAt, run }, home);
  });

  test('is scored at once', async () => {
    const { stdout } = await pokerKata(['practice', 'interview', 'winner', '--dir', folder]);
    expect(stdout).toContain('The time is over. Scoring takes a few seconds');
    expect(stdout).toMatch(
      /\n- Rules right: 0 of 12, 12 not begun\n.*\n- Time used: \d+:\d\d of 20:00\n/s,
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
  start('interview', 'predicates', '--dir', folder);
  await shows('passed: 8 of 18.', '1. pair');
  save('flush.ts', 'export const isFlush = (cards: unknown[]) => cards.length > 6;');
  await shows('passed: 7 of 18.', '6. flush', '2 of 2 examples fail.');
});

onTerminal('a key shows the answer to the follow-up question', async () => {
  const { ended } = start('interview', 'predicates', '--dir', folder);
  await shows('passed: 8 of 18.');
  press('s');
  await shows('Submit now?');
  press('y');
  await shows('Follow-up: Which of your rules would change if there were a joker?', 'a shows');
  press('a');
  await shows('With a joker, every rule that counts');
  expect(await ended).toBe(0);
});

onTerminal('a candidate can ask about cards, and gets no answer of the rules', async () => {
  const asked = start('interview', 'predicates', '--dir', folder);
  await shows('passed: 8 of 18.');
  press('c');
  await shows('Cards, like');
  press(...'AH AD', ENTER);
  await shows('your code  false');
  expect(asked.screen).not.toContain('the rules');
});

onTerminal('a candidate can think again about submitting, and quit', async () => {
  const { ended } = start('interview', 'predicates', '--dir', folder);
  await shows('passed: 8 of 18.');
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
  await shows('passed: 8 of 18.');
  press('q');
  await ended;
  const report = start('interview', '--once', '--dir', folder);
  expect(await report.ended).toBe(0);
  expect(report.screen).toContain('passed: 8 of 18.');
});
