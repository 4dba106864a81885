/** The command as a whole: its help, and what it refuses. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { EXERCISES } from '../../../src/learning/coach/exercises.ts';
import { COMMAND, pokerKata } from './command.ts';
import { inProcess } from './in-process.ts';

test('without arguments it judges samples, and says where to go next', async () => {
  const { status, stdout, stderr } = await inProcess([]);
  expect(stdout).toMatch(
    /^Judging samples\/showdowns.txt:\n\n(.*\n)*.* Black wins - full house, .*\n(.*\n)*9 showdowns: /,
  );
  expect(stdout).toMatch(
    /Where to go next:\n {2}practise +npm run practice\n(.*\n)*.* npm start -- help\n/,
  );
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});

test('the version is that of the package', async () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(await inProcess(['--version'])).toEqual({ status: 0, stdout: `${version}\n`, stderr: '' });
});

describe('the help', () => {
  test.each([
    [
      '',
      [
        'judge',
        'rank',
        'deal',
        'proof',
        'race',
        '--version',
        'For example:',
        'npm start -- practice',
        'Exit status',
      ],
    ],
    ['judge', ['[files...]', '--json', '--summary', '--any-deck', 'texas-holdem 5c6dAcAsQs Ks4c']],
    ['rank', ['[cards...]', '--json', 'AH KH QH JH TH']],
    ['odds', ['<hands...>', '--board', '--game', '--json', 'any']],
    ['proof', ['--five-cards', 'smallest two hands']],
    ['race', ['--rounds', '--solution', '--svg', '--json', 'strength(cards)']],
    [
      'deal',
      [
        'texas-holdem',
        '--players',
        '--seed',
        '--format',
        '\n  npm start --silent -- deal omaha --format line | npm start --silent -- judge',
      ],
    ],
    ['practice', ['--dir', '--once', 'status 1', 'ask', 'interview']],
    ['practice ask', []],
    ['practice interview', ['--minutes']],
    ['rule-book', ['--out', '--open']],
  ])('of "%s" says what there is, in at most 80 columns', async (words, things) => {
    const command = words.split(' ').filter(Boolean);
    const { status, stdout, stderr } = await inProcess([...command, '--help'], '', {
      columns: 120,
    });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toMatch(new RegExp(`^Usage: ${['npm start --', ...command].join(' ')} `));
    for (const line of stdout.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
    for (const thing of things) expect(stdout).toContain(thing);
    if (command.length < 2) expect((await inProcess(['help', ...command])).stdout).toBe(stdout);
  });

  test('is there before anything is loaded that takes long', async () => {
    const printingImports = `import { register } from 'node:module';
register('data:text/javascript,' + encodeURIComponent(\`import { writeSync } from 'node:fs';
export function resolve(name, context, next) {
  if (context.parentURL?.includes('/command/')) writeSync(2, name + '\\\\n');
  return next(name, context);
}\`));`;
    const start = [
      '--import',
      `data:text/javascript,${encodeURIComponent(printingImports)}`,
      COMMAND[1],
    ];
    const { status, stderr } = await pokerKata(['--help'], '', [COMMAND[0], ...start]);
    const packages = new Set(stderr.match(/^[@a-z][\w-]*(?=\/|$)/gm));
    expect({ status, packages }).toEqual({
      status: 0,
      packages: new Set(['commander', 'pure-rand', 'wrap-ansi']),
    });
  });
});

test.each([
  ['shuffle', "unknown command 'shuffle'\n(see --help)"],
  ['help jugde', "unknown command 'jugde'\n(Did you mean judge?)"],
  ['practice reset pair --language c', 'reset is for exercises in TypeScript'],
  ['practice --run cat --dir /none', 'there is no folder "/none"'],
  ['practise', '(Did you mean practice?)'],
  ['practice intervew', "too many arguments for 'practice'"],
  ['practice reset 0', `"0" is not an exercise: expected 1 to ${EXERCISES.length} or pair, `],
  ['practice ask laddre.ts', '"laddre.ts" is not an exercise: did you mean ladder?'],
  [
    'practice interview poker',
    '"poker" is not a task: expected predicates, ranking, showdown or winner\n',
  ],
  [
    'practice interview submit --dir /none',
    'in /none: see\n  npm run practice -- --dir /none interview',
  ],
  ['proof a.txt', "too many arguments for 'proof'"],
  ['--jsno', "unknown option '--jsno'"],
  ['judge --jsno', '(Did you mean --json?)'],
  ['judge no-such-file', 'cannot read "no-such-file": there is no such file'],
  ['deal', 'no game is given: expected five-card-draw, texas-holdem or omaha'],
  ['deal omaha --json --format line', "'--json' cannot be used with option '--format <how>'"],
  ['deal omaha --players many', '"many"'],
  ['deal omaha --seed -1', '"-1"'],
  ['deal omaha --format csv', "'csv'"],
  [
    'deal omaha --players 30',
    '"30" is not a number of players: expected a whole number from 1 to 11',
  ],
  ['deal omaha --names Ann,Bob,Ann', '"Ann" is given twice'],
  ['deal omaha --names Ann,Bob:', '"Bob:" is not a name: expected names without spaces and colons'],
  ['deal draw --players 11', 'from 1 to 10'],
  [
    'odds AsAd',
    '"AsAd" is one hand: expected two or more, each in quotes, as in "As Ad" "Kh Qh"\n',
  ],
  [
    'odds AsAd KhQh --game stud',
    '"stud" is not a game with a board: expected texas-holdem or omaha\n',
  ],
  [
    'odds AsAd KhQh --game draw',
    '"draw" is not a game with a board: expected texas-holdem or omaha\n',
  ],
  ['deal texas-holdm', 'omaha; did you mean texas-holdem?'],
])('"%s" is an error that says what was expected', async (words, message) => {
  const { status, stdout, stderr } = await inProcess(words.split(' '));
  expect(stderr).toContain(message);
  expect(stderr).not.toContain('    at ');
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
});

/** Windows does not delete a folder where somebody is. */
const withShell = process.platform === 'win32' ? test.skip : test;

withShell('a deleted working directory is an error', async () => {
  const script = 'cd "$(mktemp -d)" && rmdir "$PWD" && "$0" "$@"';
  const start = ['sh', '-c', script, COMMAND[0], resolve(COMMAND[1])] as const;
  const stderr = 'the working directory no longer exists: go to another folder, and try again\n';
  expect(await pokerKata(['--help'], '', start)).toEqual({ status: 2, stdout: '', stderr });
});
