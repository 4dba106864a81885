import { pokerKata } from './command.ts';

test('deal gives the same round again for the same seed', async () => {
  const args = ['deal', 'omaha', '--players', '11', '--seed', '4294967295'];
  const [once, again] = await Promise.all([pokerKata(args), pokerKata(args)]);
  expect(once).toEqual(again);
  expect(once).toMatchObject({ status: 0, stderr: '' });
});

test("deal shows the board and everybody's place, hand and worth, best first", async () => {
  const { stdout } = await pokerKata(['deal', 'texas-holdem', '--players', '3', '--seed', '7']);
  const card = '[2-9TJQKA][CDHS]';
  const cards = (count: number) => Array(count).fill(card).join(' ');
  expect(stdout).toMatch(new RegExp(`board +${cards(5)}\n`));
  for (const player of [1, 2, 3]) {
    expect(stdout).toMatch(new RegExp(`\n *[1-3]\\. Player ${player} +${cards(2)} +[a-z, ]+: ${cards(5)}\n`));
  }
  const places = [...stdout.matchAll(/^ *(\d)\. /gm)].map(([, place]) => Number(place));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

test('without a seed deal tells the seed of the round', async () => {
  const { stdout } = await pokerKata(['deal', 'texas-holdem']);
  const [, seed = ''] = /seed (\d+)/.exec(stdout) ?? [];
  expect((await pokerKata(['deal', 'texas-holdem', '--seed', seed])).stdout).toBe(stdout);
});

test('deal takes a game as people type it', async () => {
  const deal = async (game: string) => (await pokerKata(['deal', game, '--seed', '7'])).stdout;
  expect(await deal("Texas Hold'em")).toBe(await deal('texas-holdem'));
});

const GAMES = ['five-card-draw', 'texas-holdem', 'omaha'];

test('a game may be two words', async () => {
  const { stdout } = await pokerKata(['deal', 'Texas', "hold'em", '--seed', '1']);
  expect(stdout).toMatch(/^texas-holdem, /);
});

test.each(GAMES)('deal %s --json prints what judge --json does of the same cards', async (game) => {
  const deal = ['deal', game, '--seed', '3', '--players', '10'];
  const [json, line] = await Promise.all([pokerKata([...deal, '--json']), pokerKata([...deal, '--format', 'line'])]);
  const { seed, ...dealt } = JSON.parse(json.stdout);
  const { line: one, reason, ...judged } = JSON.parse((await pokerKata(['judge', '-', '--json'], line.stdout)).stdout);
  expect(dealt).toEqual(judged);
  expect({ seed, one, reason: typeof reason }).toEqual({ seed: 3, one: 1, reason: 'string' });
});

test('in five-card draw there is no board', async () => {
  const { stdout } = await pokerKata(['deal', 'draw', '--players', '2', '--seed', '7']);
  expect(stdout).toMatch(/^five-card-draw, 2 players, seed 7\n 1\. Player \d {2}(\w\w ){5} /);
});

test('where there are colours the winners are in bold', async () => {
  const { stdout } = await pokerKata(['deal', 'omaha', '--seed', '7'], '', undefined, { FORCE_COLOR: '1' });
  const rows = stdout.split('\n').filter((line) => line.includes('. Player'));
  expect(rows.map((row) => row.startsWith('\u001b[1m'))).toEqual(rows.map((row) => row.includes(' 1. ')));
  expect(rows).toHaveLength(4);
});

test.each([
  ['too many players', ['texas-holdem', '--players', '23'], '"23"'],
  ['no number of players', ['omaha', '--players', 'many'], '"many"'],
  ['no seed', ['omaha', '--seed', '-1'], '"-1"'],
  ['an unknown game', ['whist'], '"whist"'],
  ['too many players for five cards each', ['draw', '--players', '11'], '"11"'],
  ['an unknown format', ['omaha', '--format', 'csv'], "'csv'"],
])('deal refuses %s', async (_what, args, quoted) => {
  const { status, stdout, stderr } = await pokerKata(['deal', ...args]);
  expect(stderr).toContain(quoted);
  expect(stderr).not.toContain('    at ');
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
});
