/** `judge`, as it is called: on standard input, on files, on a terminal. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { COMMAND, pokerKata } from '../command.ts';
import { type Around, inProcess } from '../in-process.ts';

const KATA = 'Black: 2H 3D 5S 9C KD  White: 2C 3H 4S 8C AH';
const TEN = '8C TS KC 9H 4S 7D 2S 5D 3S AC';
const SOME_BAD = `\ufeff# some\r\n${KATA}\r\n1H\r\n\r\n${TEN}\r\nBlack:`;
const BOTH = 'Black won 0, White won 1, Player 1 won 0, Player 2 won 1, 0 tied';

const judge = (words: readonly string[], input = '', around: Around = {}) =>
  inProcess(['judge', ...words], input, around);

const objectsIn = (text: string) => text.match(/.+/g)?.map((line) => JSON.parse(line));

/** Windows has no sh that takes a path such as `C:\\node.exe` as it is. */
const withShell = process.platform === 'win32' ? test.skip : test;

describe('standard input', () => {
  test('is read if no file is named', async () => {
    const { status, stdout, stderr } = await judge([], SOME_BAD);
    expect(stdout).toContain('line 2: White wins');
    expect(stdout).toContain('line 5: Player 2 wins');
    expect(stdout).toContain(`2 showdowns: ${BOTH}, 2 errors`);
    expect(stderr).toMatch(/^line 3: "1H" is not a card: .*\nline 6: .*\n$/);
    expect(status).toBe(1);
  });

  test('that is empty gets a message', async () => {
    const stderr = 'no showdowns in standard input: expected one per line\n';
    expect(await judge(['--json'])).toEqual({ status: 0, stdout: '', stderr });
  });

  withShell.each(['judge', 'rank'])('of %s that is a folder is an error', async (command) => {
    const stderr = 'cannot read standard input: it is a folder, expected a file\n';
    const start = ['sh', '-c', '"$0" "$@" < .', ...COMMAND] as const;
    expect(await pokerKata([command], '', start)).toEqual({ status: 2, stdout: '', stderr });
  });
});

describe('what is printed', () => {
  test('is plain on a pipe: letters, no colours', async () => {
    const { stdout } = await judge([], '5♥ 4♥ 3♥ 2♥ A♥ 6♠ 5♠ 4♠ 3♠ 2♠');
    expect(stdout).toContain('5H 4H 3H 2H AH');
    expect(stdout).toMatch(/^[\x20-\x7e\n]+$/);
  });

  test('is a word per line about the first player with --results, ERROR for a bad line', async () => {
    const lines = [KATA, '1H', '5H 4H 3H 2H AH 5S 4S 3S 2S AS', 'omaha AHADAC KHKDKCKS QHQDQCQS'];
    const { status, stdout, stderr } = await judge(['--results'], lines.join('\n'));
    expect(stdout).toBe('LOSE\nERROR\nDRAW\nWIN\n');
    expect(stderr).toMatch(/^line 2: "1H" is not a card/);
    expect(status).toBe(1);
    for (const other of ['--json', '--summary'])
      expect((await judge(['--results', other], KATA)).status).toBe(2);
  });

  test('is one object per line with --json, errors too', async () => {
    const { status, stdout, stderr } = await judge(['--json'], SOME_BAD);
    expect(objectsIn(stdout)).toEqual([
      expect.objectContaining({ line: 2, winners: ['White'], reason: 'ace high beats king high' }),
      { line: 3, error: expect.stringContaining('"1H" is not a card') },
      expect.objectContaining({ line: 5, winners: ['Player 2'] }),
      { line: 6, error: expect.stringContaining('"Black:"') },
    ]);
    expect(stdout.endsWith('}\n')).toBe(true);
    expect({ status, stderr }).toEqual({ status: 1, stderr: '' });
  });

  test.each([
    [['--summary', '-'], `2 showdowns: ${BOTH}, 2 errors\n`],
    [
      ['--json', '--summary'],
      '{"showdowns":2,"wins":{"Black":0,"White":1,"Player 1":0,"Player 2":1},"ties":0,"errors":2}\n',
    ],
  ])('is the count alone with %j, with the errors on standard error', async (words, summary) => {
    const { status, stdout, stderr } = await judge(words, SOME_BAD);
    expect({ status, stdout }).toEqual({ status: 1, stdout: summary });
    expect(stderr).toMatch(/^line 3: .*\nline 6: .*\n$/);
  });

  test('has the winners in bold where there are colours, but for JSON', async () => {
    const input = `${KATA}\ntexas-holdem ThJhQhKhAh 2c3c 9h9s`;
    const colours = { env: { FORCE_COLOR: '1' } };
    const { stdout } = await judge([], input, colours);
    const bold = stdout.split('\n').filter((row) => row.startsWith('\u001b[1m'));
    const royal = expect.stringContaining('royal flush');
    expect(bold).toEqual([expect.stringMatching(/ {2}White .*ace high/), royal, royal]);
    expect((await judge(['--json'], input, colours)).stdout).not.toContain('\u001b');
  });

  test('begins on a terminal with what is read and how that ends', async () => {
    const { stdout, stderr } = await judge([], `${TEN}\n`, { columns: 100 });
    const invitation =
      /^Type showdowns, one per line, and end with Ctrl-(D|Z and Enter); judge --help shows the forms.\n$/;
    expect(stderr).toMatch(invitation);
    expect(stdout).toContain('line 1: Player 2 wins');
    expect(stdout).toContain('1 showdown: Player 1 won 0, Player 2 won 1, 0 tied');
  });

  test('is wrapped between words on a terminal of 40 columns', async () => {
    const input = `${KATA}\nomaha 5c6d9cTsQs AcAdAhAs 7h8d2c2d\ntexas-holdm 5c6d9cTsQs AcAd 7h8d\n`;
    const { status, stdout, stderr } = await judge([], input, { columns: 40 });
    const rows = (stderr + stdout).split('\n');
    for (const row of rows) expect(row.length).toBeLessThanOrEqual(40);
    expect(rows.join(' ')).toMatch(/Type showdowns, one per line, and end with +Ctrl-/);
    expect(rows).toContain('high, beats pair of aces');
    expect(rows.join(' ')).toContain('did you mean texas-holdem?');
    expect(status).toBe(1);
  });
});

test('with --any-deck each player has a deck', async () => {
  const twins = '8C TS KC 9H 4S 8C TS KC 9H 4S';
  const stdout = '1 showdown: Player 1 won 0, Player 2 won 0, 1 tied\n';
  expect(await judge(['--any-deck', '--summary'], twins)).toEqual({
    status: 0,
    stdout,
    stderr: '',
  });
});

describe('a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'poker-kata-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  const missing = join(folder, 'missing.txt');
  const write = (name: string, content: string | Buffer) => {
    writeFileSync(join(folder, name), content);
    return join(folder, name);
  };

  test('is judged however many lines it has', async () => {
    expect(await judge([write('many.txt', `${TEN}\r\n`.repeat(10_000)), '--summary'])).toEqual({
      status: 0,
      stdout: '10000 showdowns: Player 1 won 0, Player 2 won 10000, 0 tied\n',
      stderr: '',
    });
  });

  test.each([
    ['that does not exist', missing, 2, '', /^cannot read ".*…?": there is no such file\n$/],
    ['that is a folder', folder, 2, '', /^cannot read ".*": it is a folder.*\n$/],
    [
      'of binary data',
      write('zeros', Buffer.alloc(9)),
      1,
      '0 showdowns: 0 tied, 1 error\n',
      /^line 1: .* is not text/,
    ],
    [
      'without a showdown',
      write('empty.txt', '# no\n\n'),
      0,
      '',
      /^no showdowns in ".*": expected one per line\n$/,
    ],
  ])('%s is told in a line', async (_, file, expected, printed, message) => {
    const { status, stdout, stderr } = await judge([file]);
    expect(stderr).toMatch(message);
    expect({ status, stdout }).toEqual({ status: expected, stdout: printed });
  });

  describe('of several', () => {
    const one = write('one.txt', `${KATA}\n1H\n`);
    const two = write('two.txt', TEN);

    test('is named in each result and error', async () => {
      const { stdout, stderr } = await judge([one, two]);
      expect(stdout).toContain(`${one}, line 1: White wins`);
      expect(stdout).toContain(`${two}, line 1: Player 2 wins`);
      expect(stderr).toContain(`${one}, line 2: "1H" is not a card`);
    });

    test('is named in each object with --json', async () => {
      const { stdout } = await judge(['--json', one, two]);
      expect(objectsIn(stdout)).toMatchObject([
        { file: one, line: 1, winners: ['White'] },
        { file: one, line: 2, error: expect.stringContaining('"1H" is not a card') },
        { file: two, line: 1, winners: ['Player 2'] },
      ]);
    });

    test('is counted together with the others', async () => {
      const { status, stdout } = await judge([one, two]);
      expect(stdout).toContain(`2 showdowns: ${BOTH}, 1 error\n`);
      expect(status).toBe(1);
    });
  });

  test('that cannot be read does not stop the others', async () => {
    const { status, stdout, stderr } = await judge(
      ['--summary', missing, write('good.txt', TEN), '-'],
      KATA,
    );
    expect(stderr).toMatch(/^cannot read ".*…?": there is no such file\n$/);
    expect(stdout).toBe(
      '2 showdowns: Player 1 won 0, Player 2 won 1, Black won 0, White won 1, 0 tied\n',
    );
    expect(status).toBe(2);
  });
});

withShell('errors and verdicts come in the order of the lines', () => {
  const words = `${COMMAND.join(' ')} judge - 2>&1`;
  const run = spawnSync('sh', ['-c', words], { input: SOME_BAD, encoding: 'utf8' });
  expect(run.stdout.match(/^line \d/gm)).toEqual(['line 2', 'line 3', 'line 5', 'line 6']);
  expect(run.status).toBe(1);
});
