/** The practice on a terminal, driven by keys and saved files as a learner would. The terminal is that of script(1). */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { COMMAND } from './command.ts';

const hasTerminal = spawnSync('script', ['--version'], { encoding: 'utf8' }).stdout?.includes('util-linux');
const folder = mkdtempSync(join(tmpdir(), 'practice-'));
let closeTerminal = () => false;
afterAll(() => {
  closeTerminal();
  rmSync(folder, { recursive: true });
});

const pair = (body: string) =>
  writeFileSync(join(folder, 'pair.ts'), `export function isPair(cards: { rank: number }[]): boolean {\n${body}\n}\n`);

(hasTerminal ? test : test.skip)(
  'start, fail, hint, mend, hunt, next, list, reset, quit',
  async () => {
    const command = `stty rows 40 cols 120; ${[...COMMAND, 'practice', '--dir', folder].join(' ')}`;
    const terminal = spawn('script', ['-qfec', command, '/dev/null']);
    closeTerminal = () => terminal.kill();
    const ended = new Promise((resolve) => terminal.on('close', resolve));
    let output = '';
    terminal.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
    const press = (key: string) => terminal.stdin.write(key);
    /** Waits until the last screen shows a text. */
    const shows = async (text: string) => {
      const screen = () => stripVTControlCharacters(output.split('\x1b[2J').at(-1) ?? '');
      for (let wait = 0; wait < 100 && !screen().includes(text); wait += 1)
        await new Promise((go) => setTimeout(go, 50));
      expect(screen()).toContain(text);
    };

    await shows('isPair returned false');
    press('h');
    await shows('Hint 1: ');
    press('n');
    await shows('This step is not done yet.');
    pair('while (true) cards.at(0);');
    await shows('is there an endless loop?');
    pair(
      'return cards.some((one) => one.rank !== 5 && cards.some((other) => other !== one && other.rank === one.rank));',
    );
    await shows('What should this be?');
    pair('return new Set(cards.map(({ rank }) => rank)).size < cards.length;');
    await shows('the step is done');
    press('n');
    await shows('2. three of a kind');
    press('l');
    await shows('done  1. pair');
    press('r');
    press('y');
    await shows('three-of-a-kind.old-1.ts');
    press('q');
    expect(await ended).toBe(0);
    expect(existsSync(join(folder, 'three-of-a-kind.old-1.ts'))).toBe(true);
  },
  30_000,
);
