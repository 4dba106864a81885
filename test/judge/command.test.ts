import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { COMMAND, pokerKata } from '../cli/command.ts';
import { hasTerminal, Terminal } from '../terminal/terminal.ts';

const KATA = 'Black: 2H 3D 5S 9C KD  White: 2C 3H 4S 8C AH';
const TEN = '8C TS KC 9H 4S 7D 2S 5D 3S AC';
const SOME_BAD = `\ufeff# some\r\n${KATA}\r\n1H\r\n\r\n${TEN}\r\nBlack:`;

test('the judge reads standard input, names the winner and why, and counts', async () => {
  const { status, stdout, stderr } = await pokerKata(['judge', '-'], `${KATA}\n`);
  expect(stdout).toContain('White wins - high card: ace beats king');
  expect(stdout.trimEnd().split('\n').at(-1)).toBe('1 showdown: Black won 0, White won 1, 0 tied');
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});

test('without a file the judge reads standard input too, and says nothing of errors but the messages', async () => {
  const { status, stdout, stderr } = await pokerKata(['judge'], SOME_BAD);
  expect(stdout).toContain('line 2: White wins');
  expect(stdout).toContain('line 5: Player 2 wins');
  expect(stdout).toContain('2 showdowns: Black won 0, White won 1, Player 1 won 0, Player 2 won 1, 0 tied, 2 errors');
  expect(stderr).toMatch(/^line 3: "1H" is not a card: .*\nline 6: .*\n$/);
  expect(status).toBe(1);
});

test('what is piped is plain: letters, no colours', async () => {
  const { stdout } = await pokerKata(['judge'], '5♥ 4♥ 3♥ 2♥ A♥ 6♠ 5♠ 4♠ 3♠ 2♠');
  expect(stdout).toContain('5H 4H 3H 2H AH');
  expect(stdout).toMatch(/^[\x20-\x7e\n]+$/);
});

test('JSON is one object a line, errors among them, and no count', async () => {
  const { status, stdout, stderr } = await pokerKata(['judge', '--json'], SOME_BAD);
  expect(stdout.endsWith('}\n')).toBe(true);
  expect(
    stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line)),
  ).toEqual([
    expect.objectContaining({ line: 2, winners: ['White'], reason: 'high card: ace beats king' }),
    { line: 3, error: expect.stringContaining('"1H" is not a card') },
    expect.objectContaining({ line: 5, winners: ['Player 2'] }),
    { line: 6, error: expect.stringContaining('"Black"') },
  ]);
  expect({ status, stderr }).toEqual({ status: 1, stderr: '' });
});

test('a summary is the count alone, with the errors on standard error', async () => {
  const { status, stdout, stderr } = await pokerKata(['judge', '--summary', '-'], SOME_BAD);
  expect(stdout).toBe('2 showdowns: Black won 0, White won 1, Player 1 won 0, Player 2 won 1, 0 tied, 2 errors\n');
  expect(stderr).toMatch(/^line 3: .*\nline 6: .*\n$/);
  expect(status).toBe(1);
});

test('a summary as JSON is one object, with the errors on standard error', async () => {
  const { status, stdout, stderr } = await pokerKata(['judge', '--json', '--summary'], SOME_BAD);
  expect(stdout).toBe('{"showdowns":2,"wins":{"Black":0,"White":1,"Player 1":0,"Player 2":1},"ties":0,"errors":2}\n');
  expect(stderr).toMatch(/^line 3: .*\nline 6: .*\n$/);
  expect(status).toBe(1);
});

test('with --any-deck each player has a deck', async () => {
  const twins = '8C TS KC 9H 4S 8C TS KC 9H 4S';
  expect(await pokerKata(['judge', '--any-deck', '--summary'], twins)).toMatchObject({
    status: 0,
    stdout: '1 showdown: Player 1 won 0, Player 2 won 0, 1 tied\n',
  });
});

test('--no-such-option is an error', async () => {
  const { status, stderr } = await pokerKata(['judge', '--no-such-option']);
  expect(stderr).toContain('--no-such-option');
  expect(status).toBe(2);
});

describe('a file', () => {
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'poker-kata-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  test('is judged however many lines it has', async () => {
    const file = join(folder, 'many.txt');
    await writeFile(file, `${TEN}\r\n`.repeat(10_000));
    expect(await pokerKata(['judge', file, '--summary'])).toEqual({
      status: 0,
      stdout: '10000 showdowns: Player 1 won 0, Player 2 won 10000, 0 tied\n',
      stderr: '',
    });
  });

  test('that does not exist is an error', async () => {
    const file = join(folder, 'missing.txt');
    const { status, stdout, stderr } = await pokerKata(['judge', file]);
    expect(stderr).toMatch(/^cannot read ".*…?": there is no such file\n$/);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  });

  test('of 100 MB without a line end is one error, read in little memory', async () => {
    const file = join(folder, 'endless.txt');
    const handle = await open(file, 'w');
    for (let written = 0; written < 100; written++) await handle.write('A'.repeat(1_000_000));
    await handle.close();
    const memory = "process.on('exit', () => console.log(process.resourceUsage().maxRSS / 1024))";
    const child = spawn(COMMAND[0], ['--import', `data:text/javascript,${memory}`, ...COMMAND.slice(1), 'judge', file]);
    const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
    const [summary = '', megabytes = ''] = stdout.split('\n');
    expect(stderr).toMatch(/^line 1: "A{60}…" is longer than 10000 characters\n$/);
    expect(summary).toBe('0 showdowns: 0 tied, 1 error');
    expect(Number(megabytes)).toBeLessThan(150);
  });

  test('of binary data is one error', async () => {
    const file = join(folder, 'noise.bin');
    await writeFile(
      file,
      Buffer.from(Array.from({ length: 200_000 }, (_, index) => (index * index * 31 + 7 * index) % 256)),
    );
    const { status, stderr } = await pokerKata(['judge', file]);
    expect(stderr).toMatch(/^cannot read ".*": it holds binary data, expected text in UTF-8\n$/);
    expect(status).toBe(1);
  });

  test('without a showdown is named on standard error', async () => {
    const file = join(folder, 'empty.txt');
    await writeFile(file, '# nothing\n\n');
    const { status, stdout, stderr } = await pokerKata(['judge', file]);
    expect(stderr).toMatch(/^no showdowns in ".*…?": expected one a line\n$/);
    expect({ status, stdout }).toEqual({ status: 0, stdout: '0 showdowns: 0 tied\n' });
  });

  test('beside another is named in each of its lines, and all are counted together', async () => {
    const [one, two] = [join(folder, 'one.txt'), join(folder, 'two.txt')];
    await writeFile(one, `${KATA}\n1H\n`);
    await writeFile(two, TEN);
    const { status, stdout, stderr } = await pokerKata(['judge', one, two]);
    expect(stdout).toContain(`${one}, line 1: White wins`);
    expect(stdout).toContain(`${two}, line 1: Player 2 wins`);
    expect(stdout).toContain(
      '2 showdowns: Black won 0, White won 1, Player 1 won 0, Player 2 won 1, 0 tied, 1 error\n',
    );
    expect(stderr).toContain(`${one}, line 2: "1H" is not a card`);
    expect(status).toBe(1);
    const json = await pokerKata(['judge', '--json', one, two]);
    const objects = json.stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(objects).toMatchObject([
      { file: one, line: 1, winners: ['White'] },
      { file: one, line: 2, error: expect.stringContaining('"1H" is not a card') },
      { file: two, line: 1, winners: ['Player 2'] },
    ]);
  });

  test('that cannot be read keeps no other from being judged', async () => {
    const [missing, good] = [join(folder, 'missing.txt'), join(folder, 'good.txt')];
    await writeFile(good, TEN);
    const { status, stdout, stderr } = await pokerKata(['judge', '--summary', missing, good, '-'], KATA);
    expect(stderr).toMatch(/^cannot read ".*…?": there is no such file\n$/);
    expect(stdout).toBe('2 showdowns: Player 1 won 0, Player 2 won 1, Black won 0, White won 1, 0 tied\n');
    expect(status).toBe(2);
  });

  test('that is a folder is an error', async () => {
    const { status, stdout, stderr } = await pokerKata(['judge', folder]);
    expect(stderr).toMatch(/^cannot read ".*": it is a folder.*\n$/);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  });
});

/** Windows has no sh that takes a path such as `C:\\node.exe` as it is. */
const withShell = process.platform === 'win32' ? test.skip : test;

withShell('errors and verdicts come in the order of the lines', () => {
  const command = `${COMMAND.join(' ')} judge - 2>&1`;
  const output = execFileSync('sh', ['-c', `${command} || true`], { input: SOME_BAD, encoding: 'utf8' });
  expect(output.match(/^line \d/gm)).toEqual(['line 2', 'line 3', 'line 5', 'line 6']);
});

withShell('a folder on standard input is an error', () => {
  const run = spawnSync('sh', ['-c', `${COMMAND.join(' ')} judge < test`], { encoding: 'utf8' });
  expect(run).toMatchObject({ status: 2, stderr: 'cannot read standard input: it is a folder, expected a file\n' });
});

withShell('who stops reading the errors still gets the results', () => {
  const input = `1H\n`.repeat(50_000) + TEN;
  const run = spawnSync('bash', ['-c', `${COMMAND.join(' ')} judge --summary 2> >(head -1 > /dev/null)`], { input });
  expect(String(run.stdout)).toBe('1 showdown: Player 1 won 0, Player 2 won 1, 0 tied, 50000 errors\n');
  expect(run.status).toBe(1);
});

test('who stops reading early, as head does, causes no error', async () => {
  const [node, ...start] = COMMAND;
  const child = spawn(node, [...start, 'judge', '-']);
  child.stdin.on('error', () => {});
  child.stdin.end(`${TEN}\n`.repeat(50_000));
  let stderr = '';
  child.stderr.on('data', (chunk) => {
    stderr += chunk;
  });
  child.stdout.once('data', () => child.stdout.destroy());
  const status = await new Promise((resolve) => child.on('close', resolve));
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});

const onTerminal = hasTerminal ? test : test.skip;

onTerminal('on a terminal without a file the judge says what it reads and how to end it', async () => {
  const terminal = new Terminal(`${COMMAND.join(' ')} judge`);
  await terminal.shows('Type showdowns, one a line, and end with Ctrl-D; judge --help shows the forms.');
  terminal.press(`${TEN}\n`);
  await terminal.shows('line 1: Player 2 wins');
  terminal.press('\u0004');
  expect(await terminal.ended).toBe(0);
  expect(terminal.screen).toContain('1 showdown: Player 1 won 0, Player 2 won 1, 0 tied');
});

test('where there are colours the winners are in bold', async () => {
  const input = `${KATA}\ntexas-holdem ThJhQhKhAh 2c3c 9h9s`;
  const { stdout } = await pokerKata(['judge'], input, undefined, { FORCE_COLOR: '1' });
  const bold = stdout.split('\n').filter((row) => row.startsWith('\u001b[1m'));
  expect(bold).toEqual([
    expect.stringMatching(/ {2}White .*high card, ace/),
    ...Array(2).fill(expect.stringContaining('royal flush')),
  ]);
  const { stdout: json } = await pokerKata(['judge', '--json'], input, undefined, { FORCE_COLOR: '1' });
  expect(json).not.toContain('\u001b');
});

onTerminal('on a terminal of 40 columns all that is for people is wrapped between words', async () => {
  const lines = `${KATA}\nomaha 5c6d9cTsQs AcAdAhAs 7h8d2c2d\ntexas-holdm 5c6d9cTsQs AcAd 7h8d\n`;
  const terminal = new Terminal(`${COMMAND.join(' ')} judge`, '.', [40, 24]);
  await terminal.shows('shows the forms.');
  terminal.press(lines);
  await terminal.shows('did you mean texas-holdem?');
  terminal.press('\u0004');
  expect(await terminal.ended).toBe(1);
  const printed = terminal.screen.split(/\r?\n/).filter((row) => !lines.includes(row));
  for (const row of printed) expect(row.length).toBeLessThanOrEqual(40);
  expect(printed.join(' ')).toMatch(/Type showdowns, one a line, and end with +Ctrl-D/);
  expect(printed).toContain('high, beats pair of aces');
});

test('an empty standard input is told', async () => {
  expect(await pokerKata(['judge', '--json'])).toEqual({
    status: 0,
    stdout: '',
    stderr: 'no showdowns in standard input: expected one a line\n',
  });
});
