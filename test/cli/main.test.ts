import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { COMMAND, FROM_SOURCE, pokerKata } from './command.ts';

test('without arguments the samples are judged, and the reader is told where to go next', async () => {
  const { status, stdout, stderr } = await pokerKata([]);
  expect(stdout).toContain('Black wins - full house, fours over twos, beats flush, ace high');
  expect(stdout).toMatch(/^9 showdowns: .*\n/m);
  expect(stdout).toMatch(/Where to go next:\n {2}practise +npm run practice\n/);
  expect(stdout).toContain('the files in features,');
  expect(stdout).toContain('npm start -- --help');
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});

test('the version is that of the package', async () => {
  const { version } = JSON.parse(await readFile('package.json', 'utf8'));
  expect(await pokerKata(['--version'])).toEqual({ status: 0, stdout: `${version}\n`, stderr: '' });
});

test('from the source it says the same', async () => {
  const [built, source] = await Promise.all([pokerKata([]), pokerKata([], '', FROM_SOURCE)]);
  expect(source).toEqual(built);
});

test.each([
  [[], ['judge', 'rank', 'deal', 'proof', 'race', '--version', 'For example', 'The exit status is 2']],
  [['judge'], ['[files...]', '--json', '--summary', '--any-deck', 'texas-holdem 5c6dAcAsQs Ks4c']],
  [['rank'], ['[cards...]', '--json', 'AH KH QH JH TH']],
  [['proof'], ['--five-cards', '--json', 'smallest two hands']],
  [['race'], ['--rounds', '--solution', '--svg', '--json', 'strength(cards)']],
  [['deal'], ['texas-holdem', 'omaha', '--players', '--seed', '--format', '--json']],
])('%j --help tells what there is', async (command, things) => {
  const { status, stdout, stderr } = await pokerKata([...command, '--help']);
  expect(stdout).toMatch(new RegExp(`^Usage: ${['poker-kata', ...command].join(' ')} `));
  for (const thing of things) expect(stdout).toContain(thing);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});

/** Has Node print the name of each module that it looks for. */
const PRINTING_IMPORTS = `import { register } from 'node:module';
register('data:text/javascript,' + encodeURIComponent(\`import { writeSync } from 'node:fs';
export function resolve(name, context, next) {
  writeSync(2, name + '\\\\n');
  return next(name, context);
}\`));`;

test('the help of a command below another is printed by both names', async () => {
  expect(await pokerKata(['help', 'practice', 'ask'])).toEqual(await pokerKata(['practice', 'ask', '--help']));
});

test('the help is there before anything is loaded that takes long', async () => {
  const start = [
    COMMAND[0],
    '--import',
    `data:text/javascript,${encodeURIComponent(PRINTING_IMPORTS)}`,
    COMMAND[1],
  ] as const;
  const { status, stderr } = await pokerKata(['--help'], '', start);
  const packages = stderr.match(/^[@a-z][\w-]*(?=\/|$)/gm);
  expect({ status, packages: new Set(packages) }).toEqual({ status: 0, packages: new Set(['commander', 'pure-rand']) });
});

test('an unknown command is an error that leads to the help', async () => {
  const { status, stdout, stderr } = await pokerKata(['shuffle']);
  expect(stderr).toContain('--help');
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
});

test.each([
  [['shuffle'], '"shuffle" is not a command: expected help, judge, rank'],
  [['help', 'shuffle'], '"shuffle" is not a command: expected help, judge, rank'],
  [['proof', 'a.txt'], "too many arguments for 'proof'"],
  [['jugde'], '"jugde" is not a command; did you mean judge?'],
  [['proove'], '"proove" is not a command; did you mean proof?'],
  [['interview'], '"interview" is not a command; did you mean practice interview?'],
  [['help', 'practice', 'intervew'], '"intervew" is not a command; did you mean interview?'],
  [['help', 'rnak'], '"rnak" is not a command; did you mean rank?'],
  [['jugde', '--help'], '"jugde" is not a command; did you mean judge?'],
  [['practice', 'resett', '-h'], '"resett" is not a command; did you mean reset?'],
  [['--jsno'], "unknown option '--jsno'"],
  [['judge', '--jsno'], '--json'],
  [['judge', 'no-such-file'], 'cannot read "no-such-file": there is no such file'],
  [['judge', '-', '-'], '"-" is given twice: standard input has one end'],
  [['deal'], 'no game is given: expected five-card-draw, texas-holdem or omaha'],
  [['deal', 'omaha', '--json', '--format', 'line'], "'--json' cannot be used with option '--format <how>'"],
  [
    ['deal', 'omaha', '--players', '1', '--format', 'line'],
    '"1" is too few players for a line: judge takes two or more',
  ],
  [['deal', 'omaha', '--players', '99999999999999999999999'], '"99999999999999999999999" is no number of players'],
  [['deal', 'chess'], '"chess" is not a game: expected five-card-draw, texas-holdem or omaha'],
  [['deal', 'texas-holdm'], '"texas-holdm" is not a game; did you mean texas-holdem?'],
])('%j is an error that says what was expected', async (words, message) => {
  const { status, stdout, stderr } = await pokerKata(words);
  expect(stderr).toContain(message);
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
});

const ifFull = existsSync('/dev/full') ? test : test.skip;

ifFull('a help that cannot be written fails', async () => {
  const shell = ['sh', '-c', '"$0" "$@" > /dev/full', ...COMMAND] as const;
  const { status, stderr } = await pokerKata(['--help'], '', shell);
  expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringContaining('cannot write the results') });
});

const COMMANDS = [
  '',
  'judge',
  'rank',
  'deal',
  'proof',
  'race',
  'practice',
  'practice ask',
  'practice interview',
  'rule-book',
];

test.each(COMMANDS)('the help of "%s" keeps to 80 columns and to 40, and says the same on both', async (words) => {
  const args = [...words.split(' ').filter(Boolean), '--help'];
  const [narrow, wide] = await Promise.all(
    [40, 80].map(async (columns) => {
      const { stdout } = await pokerKata(args, '', COMMAND, { COLUMNS: String(columns) });
      for (const line of stdout.split('\n')) expect(line.length).toBeLessThanOrEqual(columns);
      return stdout.match(/\S+/g);
    }),
  );
  expect(narrow).toEqual(wide);
});
