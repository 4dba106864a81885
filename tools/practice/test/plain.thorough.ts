/** The practice in sentences: a session of typed lines, without a terminal. */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { COMMAND } from '../../command/test/command.ts';
import { newFolder, pairOf, solve } from './learner.ts';

/** After this a text will not come, however busy the machine is. */
const LONGEST_WAIT_MS = 300_000;

const [node = '', ...start] = COMMAND;
let practice: ChildProcessWithoutNullStreams;
/** What was printed, and how much of it was waited for. */
let printed = '';
let seen = 0;
let ended: Promise<unknown>;

function startIn(folder: string, ...words: string[]): void {
  practice = spawn(node, [...start, 'practice', ...words, '--plain', '--dir', folder]);
  printed = '';
  seen = 0;
  ended = once(practice, 'close');
  practice.stdout.setEncoding('utf8').on('data', (text: string) => {
    printed += text;
  });
}
afterEach(() => practice.kill());

/** Waits for a text, and returns what was printed up to its end since the last call. */
async function hears(text: string): Promise<string> {
  const signal = AbortSignal.timeout(LONGEST_WAIT_MS);
  while (!printed.includes(text, seen)) {
    if (practice.stdout.readableEnded || signal.aborted) {
      throw new Error(`"${text}" did not come, but\n${printed.slice(seen)}`);
    }
    await Promise.race([once(practice.stdout, 'data', { signal }).catch(() => {}), ended]);
  }
  const before = seen;
  seen = printed.indexOf(text, seen) + text.length;
  return printed.slice(before, seen);
}

const type = (line: string) => practice.stdin.write(`${line}\n`);

test('a session is told in sentences: a failing save, a hint, a right save, and on', async () => {
  const folder = newFolder();
  solve('cards', folder);
  startIn(folder);
  await hears('Type a question mark and press enter for the keys.');
  await hears('2. pair\n');
  await hears('isPair returned false');
  type('?');
  await hears('h: hint');
  writeFileSync(join(folder, 'pair.ts'), pairOf('return cards.length > 52 || true;'));
  await hears('pair.ts was saved.');
  await hears('isPair returned true');
  type('h');
  const afterHint = await hears('Hint 1: ');
  expect(afterHint).not.toContain('isPair returned true');
  const right = 'return new Set(cards.map(({ rank }) => rank)).size < cards.length;';
  writeFileSync(join(folder, 'pair.ts'), pairOf(right));
  await hears('pair.ts was saved.');
  await hears('Done');
  type('z');
  await hears('"z" does nothing now.');
  type('n');
  await hears('3. three of a kind');
  type('q');
  expect(await hears('Goodbye!')).not.toContain('does nothing');
  await hears(' --plain\n');
  expect((await ended) as [number]).toEqual([0, null]);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a session has none
  expect(printed).not.toMatch(/[\x1b●○✗✓│╭♣♦♥♠]|\[[-#x]+\]/);
});

test('the end of the input quits, after all lines', async () => {
  const folder = newFolder();
  startIn(folder, 'pair');
  practice.stdin.end('l\n7\nc\nKd 1h\nKd Kh\n\n');
  await hears('7. flush');
  await hears('Type cards, like');
  await hears('"1h" is not a card');
  await hears('The rules: false');
  await hears('Back to 7. flush.');
  await hears('Goodbye!');
  await ended;
});

test('own examples and interviews are told, too', async () => {
  const folder = newFolder();
  startIn(folder, 'examples', 'pair');
  await hears('Your example catches 0 of 5 wrong programs.');
  type('h');
  await hears('Hint on wrong program 1: ');
  practice.stdin.end();
  await hears('Goodbye!');
  await ended;
  startIn(join(folder, 'interview'), 'interview', 'predicates');
  await hears('30 minutes left');
  practice.stdin.end();
  await hears('The clock keeps running.');
  await ended;
});
