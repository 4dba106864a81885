/**
 * The command in a process of its own: from its source, and with readers that stop early or a disk
 * that is full.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { COMMAND, FROM_SOURCE, pokerKata } from './command.ts';

const TEN = '8C TS KC 9H 4S 7D 2S 5D 3S AC';

/** Windows has no sh that takes a path such as `C:\\node.exe` as it is. */
const withShell = process.platform === 'win32' ? test.skip : test;
const ifFull = existsSync('/dev/full') ? test : test.skip;

test('from the source it says the same', async () => {
  const [built, source] = await Promise.all([pokerKata([]), pokerKata([], '', FROM_SOURCE)]);
  expect(source).toEqual(built);
});

ifFull('a help that cannot be written fails', async () => {
  const shell = ['sh', '-c', '"$0" "$@" > /dev/full', ...COMMAND] as const;
  const { status, stderr } = await pokerKata(['--help'], '', shell);
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: expect.stringContaining('cannot write the results'),
  });
});

withShell('who stops reading early, as head does, causes no error', () => {
  const shown = `${COMMAND.join(' ')} judge - | head -1 > /dev/null; exit "\${PIPESTATUS[0]}"`;
  const run = spawnSync('bash', ['-c', shown], {
    input: `${TEN}\n`.repeat(50_000),
    encoding: 'utf8',
  });
  expect(run).toMatchObject({ status: 0, stderr: '' });
});

withShell('who stops reading the errors still gets the results', () => {
  const input = `1H\n`.repeat(50_000) + TEN;
  const run = spawnSync(
    'bash',
    ['-c', `${COMMAND.join(' ')} judge --summary 2> >(head -1 > /dev/null)`],
    { input },
  );
  expect(String(run.stdout)).toBe(
    '1 showdown: Player 1 won 0, Player 2 won 1, 0 tied, 50000 errors\n',
  );
  expect(run.status).toBe(1);
});

withShell('of a file of 100 MB without a line end little is kept in memory', () => {
  const memory = "process.on('exit', () => console.log(process.resourceUsage().maxRSS / 1024))";
  const judge = [
    COMMAND[0],
    '--import',
    `'data:text/javascript,${memory.replaceAll("'", '"')}'`,
    COMMAND[1],
    'judge',
  ];
  const endless = `head -c 100000000 /dev/zero | tr '\\0' A | ${judge.join(' ')}`;
  const { stdout, stderr } = spawnSync('sh', ['-c', endless], { encoding: 'utf8' });
  const [summary = '', megabytes = ''] = stdout.split('\n');
  expect(stderr).toMatch(/^line 1: "A{60}…" is longer than 10000 characters\n$/);
  expect(summary).toBe('0 showdowns: 0 tied, 1 error');
  expect(Number(megabytes)).toBeLessThan(150);
});
