/** Lines of all games in one file: each by its own rules, and a bad one costs nobody else. */
import { readShowdown as read } from '../../showdowns/read-showdown.ts';
import { inProcess } from '../in-process.ts';

const LINES = [
  'short-deck KdKh9h7h7c Ah6h Ks9c',
  'texas-holdem KdKh9h7h7c Ah6h Ks9c',
  'short-deck KdKh9h7h7c Ah2h Ks9c',
  'short-deck 6d7h8sKdKh Ann: Ac9s Bob: Ks9c',
  'five-card-omaha KdKh9h7h7c Ah6h2c2d3s Ks9c4d5s6s',
  'short-deck 6d7h8sKd Ac9s As9h Ks9c',
  'six-card-omaha KdKh9h Ah6h2c2d3s4s Ks9c4d5s6s',
  '8C TS KC 9H 4S 7D 2S 5D 3S AC',
].join('\n');

const judge = (words: readonly string[]) => inProcess(['judge', ...words], LINES);

test('each line is judged by the rules of its game', async () => {
  const { status, stdout } = await judge(['--json']);
  const objects = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const told = objects.map(({ game, winners, reason, error }) => error ?? [game, winners, reason]);
  expect(told).toEqual([
    ['short-deck', ['Player 1'], 'flush, ace high, beats full house, kings over nines'],
    ['texas-holdem', ['Player 2'], 'full house, kings over nines, beats flush, ace high'],
    '2H is not in the deck of short deck, which begins with the sixes',
    ['short-deck', ['Ann'], 'straight, nine high, beats three of a kind, kings'],
    ['five-card-omaha', ['Player 2'], 'full house, kings over nines, beats flush, ace high'],
    ['short-deck', ['Player 1', 'Player 2'], 'straight, nine high, beats pair of kings'],
    '"Player 2" has 5 cards, "KS 9C 4D 5S 6S": expected 6 without spaces, such as 5C6DACASQS',
    ['five-card-draw', ['Player 2'], 'ace high beats king high'],
  ]);
  expect(objects[3].players[0]).toEqual({
    name: 'Ann',
    cards: 'AC 9S',
    category: 'straight',
    best: '9S 8S 7H 6D AC',
    place: 1,
  });
  expect(status).toBe(1);
});

test('they are counted together', async () => {
  const { stdout } = await judge(['--summary']);
  expect(stdout).toBe(
    '6 showdowns: Player 1 won 1, Player 2 won 3, Ann won 1, Bob won 0, Player 3 won 0, 1 tied, 2 errors\n',
  );
  expect((await judge(['--results'])).stdout).toBe(
    'WIN\nLOSE\nERROR\nWIN\nLOSE\nDRAW\nERROR\nLOSE\n',
  );
});

test.each(['short-deck', 'five-card-omaha', 'six-card-omaha'])(
  'what deal writes of %s, judge reads, with the same places',
  async (game) => {
    for (const seed of ['1', '2', '3']) {
      const words = ['deal', game, '--players', '7', '--seed', seed];
      const dealt = JSON.parse((await inProcess([...words, '--json'])).stdout);
      const { stdout: line } = await inProcess([...words, '--format', 'line']);
      const { stdout } = await inProcess(['judge', '--json'], line);
      const { players, winners } = JSON.parse(stdout);
      expect({ players, winners }).toEqual({ players: dealt.players, winners: dealt.winners });
    }
  },
);

test('odds of short deck are by its rules', async () => {
  const words = ['odds', 'Ah 6h', 'Ks 9c', '--game', 'short-deck', '--board'];
  const { stdout } = await inProcess([...words, 'Kd Kh 9h 7h 7c']);
  expect(stdout).toMatch(/^short deck, board .*\n {2}AH 6H .* 100\.0%, wins 1 of 1 deal\n/);
  const { stderr, status } = await inProcess([...words, 'Kd Kh 2h']);
  expect({ stderr, status }).toEqual({
    stderr: '2H is not in the deck of short deck, which begins with the sixes\n',
    status: 1,
  });
});

test.each([
  ['short-deck 6c7dAcAsQs Ks9c KdJs', ['shortdeck', 'SHORT DECK', 'six plus', "six plus hold'em"]],
  [
    'five-card-omaha 5c6dAcAsQs TsQh9hQc2c 8d7cTcJd2d',
    ['five card omaha', 'Five-card Omaha', 'five card-omaha', '5 card omaha', 'fivecardomaha'],
  ],
  ['five-card-draw 4s5hTsQh9h Qc8d7cTcJd', ['five card draw', 'Five-Card Draw']],
])('%s may begin with %j, also before names', (line, names) => {
  const [name = '', ...groups] = line.split(' ');
  const hands = groups.splice(-2);
  const named = [...groups, `Ann: ${hands[0]} Bob: ${hands[1]}`].join(' ');
  for (const other of names) {
    expect(read(line.replace(name, other))).toEqual(read(line));
    expect(read(`${other} ${named}`)).toEqual(read(`${name} ${named}`));
  }
});
