/** The interview as a command: what it says, and its keys on that of script(1). */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { openInterview } from '../../src/practice/interview/candidate-folder.ts';
import { findTask } from '../../src/practice/interview/tasks.ts';
import { COMMAND, pokerKata } from './command.ts';

const hasTerminal = spawnSync('script', ['--version'], { encoding: 'utf8' }).stdout?.includes('util-linux');
const folder = mkdtempSync(join(tmpdir(), 'interview-'));
let closeTerminal = () => false;
afterAll(() => {
  closeTerminal();
  rmSync(folder, { recursive: true });
});

const interview = (...args: string[]) => pokerKata(['practice', 'interview', ...args]);

test('what is no task is refused', async () => {
  const message = '"poker" is not a task: expected predicates, ranking or showdown\n';
  expect(await interview('poker')).toEqual({ status: 1, stdout: '', stderr: message });
});

test('what is found after the end is scored at once', async () => {
  const path = join(folder, 'over');
  openInterview(findTask('predicates'), 20, path, { root: resolve('.'), fromSource: true }, Date.parse('2020-01-01'));
  const { stdout } = await interview('predicates', '--dir', path);
  expect(stdout).toContain('The 20 minutes are over. What is there is scored now.');
  expect(stdout).toContain('| time used        | 20:00 of 20:00, submitted after the end |');
  expect(stdout).toMatch(/\| random hands +\| [34]\d,\d{3} of 100,000 agree: [34]\d\.\d\d % +\|/);
  expect(stdout).toContain(`kept in ${join(path, 'score.json')} and ${join(path, 'score.md')}.`);
}, 30_000);

(hasTerminal ? test : test.skip)(
  'start, save, think again about submitting, quit',
  async () => {
    const path = join(folder, 'seen');
    const command = `stty rows 40 cols 120; ${[...COMMAND, 'practice', 'interview', '--dir', path].join(' ')}`;
    const terminal = spawn('script', ['-qfec', command, '/dev/null']);
    closeTerminal = () => terminal.kill();
    const ended = new Promise((resolve) => terminal.on('close', resolve));
    let output = '';
    terminal.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += stripVTControlCharacters(text);
    });
    const shows = async (text: string) => {
      for (let wait = 0; wait < 100 && !output.includes(text); wait += 1) await new Promise((go) => setTimeout(go, 50));
      expect(output).toContain(text);
      output = '';
    };
    await shows('Which one?');
    terminal.stdin.write('1\r');
    await shows('9 of 18 pass');
    writeFileSync(join(path, 'flush.ts'), 'export const isFlush = (cards: unknown[]) => cards.length > 6;');
    await shows('8 of 18 pass');
    terminal.stdin.write('s');
    await shows('Submit now?');
    terminal.stdin.write('n');
    await shows('Not submitted.');
    terminal.stdin.write('q');
    await shows('The clock goes on.');
    expect(await ended).toBe(0);
  },
  30_000,
);
