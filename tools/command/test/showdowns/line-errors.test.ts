/** How many errors `judge` prints of a file with many bad lines. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inProcess } from '../in-process.ts';

const TEN = '8C TS KC 9H 4S 7D 2S 5D 3S AC';

const judge = (words: readonly string[], input = '') => inProcess(['judge', ...words], input);

describe('many bad lines', () => {
  const bad = (count: number) => 'no cards\n'.repeat(count);
  const linesIn = ({ stderr }: { readonly stderr: string }) => stderr.split('\n').slice(0, -1);

  test('are told up to ten if no line is a showdown', async () => {
    const outcome = await judge([], bad(12));
    expect(linesIn(outcome)).toEqual([
      ...Array.from({ length: 10 }, (_, index) =>
        expect.stringMatching(`^line ${index + 1}: "no" is not a game`),
      ),
      'and 2 more; is this a file of showdowns?',
    ]);
    expect(outcome.stdout).toBe('0 showdowns: 0 tied, 12 errors\n');
    expect(linesIn(await judge([], bad(10)))).toHaveLength(10);
  });

  test('are all told among showdowns', async () => {
    const outcome = await judge([], `${TEN}\n${bad(20)}${TEN}\n`);
    expect(linesIn(outcome)).toHaveLength(20);
    expect(outcome.stdout).toContain('line 22: Player 2 wins');
  });

  test('before the first showdown are told up to ten, and all after it', async () => {
    const outcome = await judge([], `${bad(12)}${TEN}\n${bad(12)}`);
    expect(linesIn(outcome).slice(9, 12)).toEqual([
      expect.stringContaining('line 10: '),
      'line 13: 2 more errors before this line',
      expect.stringContaining('line 14: '),
    ]);
    expect(linesIn(outcome)).toHaveLength(10 + 1 + 12);
  });

  test('are all objects with --json', async () => {
    const { stdout, stderr } = await judge(['--json'], bad(12));
    expect(stdout.match(/.+/g)).toHaveLength(12);
    expect(stderr).toBe('');
  });

  test('are counted for each file', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'judge-'));
    const [letter, other] = [join(folder, 'letter'), join(folder, 'other')];
    writeFileSync(letter, bad(11));
    writeFileSync(other, bad(3));
    const outcome = await judge([letter, other]);
    rmSync(folder, { recursive: true });
    const lines = linesIn(outcome);
    expect(lines[10]).toBe(`${letter}: and 1 more; is this a file of showdowns?`);
    expect(lines).toHaveLength(10 + 1 + 3);
  });
});
