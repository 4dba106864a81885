/** The command as a whole: its help, and what it refuses. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { BOARD_GAMES } from '../../../src/kata.ts';
import { EXERCISES } from '../../coach/exercises.ts';
import { listed } from '../../machine/words/nearest.ts';
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

const DEAL_AND_JUDGE =
  'npm start --silent -- deal omaha --format line | npm start --silent -- judge';

describe('the help', () => {
  const SHOWN_FIRST = ['judge', 'rank', 'deal', 'race'];
  const HELPS = [
    {
      command: '',
      named: [
        ...SHOWN_FIRST,
        'deal [options] <game>',
        '--version',
        'npm start -- practice',
        'For example:',
        'Exit status',
      ],
    },
    {
      command: 'judge',
      named: [
        '[files...]',
        '--json',
        '--summary',
        '--results',
        '--any-deck',
        'texas-holdem 5c6dAcAsQs Ks4c',
      ],
    },
    { command: 'rank', named: ['[cards...]', '--game', '--json', 'Ah Kh Qh Jh Th'] },
    {
      command: 'odds',
      named: ['<hands...>', '--board', '--dead', '--game', '--seed', '--json', 'any'],
    },
    { command: 'race', named: ['--rounds', '--solution', '--svg', '--json', 'strength(cards)'] },
    {
      command: 'deal',
      named: ['<game>', 'texas-holdem', '--players', '--seed', '--format', `\n  ${DEAL_AND_JUDGE}`],
    },
    { command: 'practice', named: ['--dir', '--once', '--plain', 'status 1', 'ask', 'interview'] },
    { command: 'practice interview', named: ['--minutes', '--second-part'] },
    { command: 'examples', named: ['<files...>', '--json', 'pass them all'] },
    { command: 'rule-book', named: ['--out', '--open'] },
  ];
  const TOP_COMMANDS = [
    '',
    'judge',
    'rank',
    'odds',
    'race',
    'deal',
    'practice',
    'examples',
    'rule-book',
  ];
  const COMMANDS = [...TOP_COMMANDS, 'practice ask', 'practice interview'];
  const wordsOf = (command: string) => command.split(' ').filter(Boolean);
  const helpOf = (command: string) =>
    inProcess([...wordsOf(command), '--help'], '', { columns: 120 });

  test.each(HELPS)('of "$command" names what there is', async ({ command, named }) => {
    const { stdout } = await helpOf(command);
    expect(named.filter((name) => !stdout.includes(name))).toEqual([]);
  });

  test.each(COMMANDS)('of "%s" is no error', async (command) => {
    expect(await helpOf(command)).toMatchObject({ status: 0, stderr: '' });
  });

  test.each(COMMANDS)('of "%s" begins with its usage', async (command) => {
    const typed = ['npm start --', ...wordsOf(command)].join(' ');
    expect((await helpOf(command)).stdout).toMatch(new RegExp(`^Usage: ${typed} `));
  });

  test.each(COMMANDS)('of "%s" has at most 80 columns', async (command) => {
    const lines = (await helpOf(command)).stdout.split('\n');
    expect(lines.filter((line) => line.length > 80)).toEqual([]);
  });

  test.each(TOP_COMMANDS)('of "%s" is also what "help" says of it', async (command) => {
    const { stdout } = await inProcess(['help', ...wordsOf(command)]);
    expect(stdout).toBe((await helpOf(command)).stdout);
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
  { words: 'shuffle', message: "unknown command 'shuffle'\n(see --help)" },
  { words: 'help jugde', message: "unknown command 'jugde'\n(Did you mean judge?)" },
  {
    words: 'practice reset pair --language c',
    message: 'reset is for exercises in TypeScript or JavaScript',
  },
  { words: 'practice --run cat --dir /none', message: 'there is no folder "/none"' },
  { words: 'practise', message: '(Did you mean practice?)' },
  { words: 'practice intervew', message: 'did you mean interview?' },
  {
    words: 'practice reset 0',
    message: `"0" is not an exercise: expected 1 to ${EXERCISES.length} or cards, `,
  },
  {
    words: 'practice ask laddre.ts',
    message: '"laddre.ts" is not an exercise: did you mean ladder?',
  },
  {
    words: 'practice interview poker',
    message: '"poker" is not a task: expected predicates, ranking, showdown or winner\n',
  },
  {
    words: 'practice interview submit --dir /none',
    message: 'in /none. To see the tasks:\n  npm run practice -- --dir /none interview',
  },
  { words: 'practice interview mark /none --csv', message: "unknown option '--csv'" },
  { words: '--jsno', message: "unknown option '--jsno'" },
  { words: 'judge --jsno', message: '(Did you mean --json?)' },
  { words: 'judge no-such-file', message: 'cannot read "no-such-file": there is no such file' },
  { words: 'deal', message: 'no game is given: expected five-card-draw, texas-holdem, omaha,' },
  {
    words: 'deal omaha --json --format line',
    message: "'--json' cannot be used with option '--format <how>'",
  },
  { words: 'deal omaha --players many', message: '"many"' },
  { words: 'deal omaha --seed -1', message: '"-1"' },
  { words: 'deal omaha --format csv', message: "'csv'" },
  {
    words: 'deal omaha --players 30',
    message: '"30" is not a number of players: expected a whole number from 1 to 11',
  },
  { words: 'deal omaha --names Ann,Bob,Ann', message: '"Ann" is given twice' },
  {
    words: 'deal omaha --names Ann,Bob:',
    message: '"Bob:" is not a name: expected names without spaces and colons',
  },
  { words: 'deal draw --players 11', message: 'from 1 to 10' },
  {
    words: 'odds AsAd',
    message: '"AsAd" is one hand: expected two or more, each in quotes, as in "As Ad" "Kh Qh"\n',
  },
  {
    words: 'rank --game stud AH',
    message: '"stud" is not a game: expected five-card-draw, texas-holdem, omaha,',
  },
  {
    words: 'odds AsAd KhQh --game stud',
    message: `"stud" is not a game with a board: expected ${listed(BOARD_GAMES)}\n`,
  },
  {
    words: 'odds AsAd KhQh --game draw',
    message: `"draw" is not a game with a board: expected ${listed(BOARD_GAMES)}\n`,
  },
  { words: 'deal texas-holdm', message: '; did you mean texas-holdem?' },
])('"$words" is an error that says what was expected', async ({ words, message }) => {
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
