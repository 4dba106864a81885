/** The commands `odds` and `deal`. */
import { type Around, inProcess } from './in-process.ts';

describe('odds', () => {
  const FLOP = `Texas hold'em, board JH 7H 2C: shares of the pot
  AS AD  ██████████        62.2%, wins 616 of 990 deals
  KH QH  ██████            37.8%, wins 374 of 990 deals
KH QH is behind. 9 of 45 cards help: 2H 3H 4H 5H 6H 8H 9H TH AH
`;
  const odds = (words: readonly string[], input?: string) => inProcess(['odds', ...words], input);

  test('draws a share for each hand, and the outs of the one that is behind', async () => {
    const told = await odds(['As Ad', 'KhQh', '--board', 'Jh 7h 2c']);
    expect(told).toEqual({ status: 0, stdout: FLOP, stderr: '' });
  });

  test('lists the outs of each hand that is behind, also if there are none', async () => {
    const { stdout } = await odds(['As Ad', 'Kh Qh', '7s 7c', '--board', 'Jh 7h 2c 2s']);
    expect(stdout).toContain(
      'AS AD is behind. 2 of 42 cards help: AC AH\nKH QH is behind. 0 of 42 cards help\n',
    );
  });

  test('calls nobody behind in a tie', async () => {
    const { stdout } = await odds(['As Kd', 'Ac Kh', '--board', 'Jh 7h 2c']);
    expect(stdout).not.toContain('behind');
  });

  test('reads boards, one per line, and a bad one does not stop the others', async () => {
    const stderr = 'line 1: a board has 0, 3, 4 or 5 cards, not 2: "JH 7H"\n';
    expect(await odds(['As Ad', 'Kh Qh', '--board', '-'], 'Jh 7h\nJh 7h 2c\n')).toEqual({
      status: 1,
      stdout: FLOP,
      stderr,
    });
  });

  test('a terminal shows how much is done while unknown hands are dealt, a pipe does not', async () => {
    const words = ['odds', 'As Ad', 'any', '--board', 'Jh 7h 2c 3d 5s'];
    const { stderr } = await inProcess(words, '', { columns: 80 });
    expect(stderr.replaceAll('\r\x1b[K', '|')).toMatch(/^\|0%\|.*\|50%\|.*\|$/);
    expect((await inProcess(words)).stderr).toBe('');
  });

  test('--json prints every field, and a hand may be any cards', async () => {
    const { stdout } = await odds(['As Ad', 'any', '--board', 'Jh 7h 2c 3d 5s', '--json']);
    const { players, ...others } = JSON.parse(stdout);
    expect(others).toEqual({ game: 'texas-holdem', board: 'JH 7H 2C 3D 5S' });
    expect(players).toMatchObject([
      { cards: 'AS AD' },
      { cards: 'any', win: expect.any(Number), of: 990 },
    ]);
  });

  test('--dead takes cards that cannot come, and an unknown hand is left out of the outs', async () => {
    const words = ['any', 'As Ad', 'Kh Qh', '--board', 'Jh 7h 2c 3d', '--dead', '2h 9h'];
    const { stdout } = await odds(words);
    expect(stdout).toMatch(
      /^Texas hold'em, board JH 7H 2C 3D, dead 2H 9H: shares of the pot\n {2}any /,
    );
    expect(stdout).toMatch(/\nKH QH is behind. 7 of 42 cards help: 3H 4H 5H 6H 8H TH AH\n$/);
    const { players, dead, nextCards } = JSON.parse((await odds([...words, '--json'])).stdout);
    expect(players.map(({ outs }: { outs?: string }) => outs)).toEqual([
      undefined,
      undefined,
      '3H 4H 5H 6H 8H TH AH',
    ]);
    expect(dead).toBe('2H 9H');
    expect(nextCards).toHaveLength(42);
    expect(nextCards[0]).toEqual({ card: '3C', ahead: [1] });
  });

  test('counts wins and ties apart, and the share of the pot of both', async () => {
    const { stdout } = await odds(['Qd Jc', 'Ac Qh', 'Ah Qs', '--board', '2c 7d 9h']);
    expect(stdout.replaceAll(/ *[█▏▎▍▌▋▊▉]+ */g, '  ')).toContain(`: shares of the pot
  QD JC  16.5%, wins 149 of 903 deals
  AC QH  41.7%, wins 0 of 903 deals, ties 754
  AH QS  41.7%, wins 0 of 903 deals, ties 754
`);
  });

  test('random deals are those of --seed, and their shares are called an estimate', async () => {
    const { stdout } = await odds(['any', 'any', 'any', '--board', 'Jh 7h 2c', '--seed', '7']);
    expect(stdout).toMatch(/: shares of the pot, estimated from random deals\n/);
    expect(stdout).toContain(' 33.3% ± 0.10%, wins 65,001 of 200,000 deals, ties 3,408\n');
  });

  test('--game names the game', async () => {
    const hands = ['As Ad 9c 4d', 'Ks Kd 8c 4s'];
    const { stdout } = await odds([
      ...hands,
      '--game',
      'omaha',
      '--board',
      'Jh 7h 2c 3d 5s',
      '--json',
    ]);
    expect(JSON.parse(stdout)).toMatchObject({ game: 'omaha-holdem' });
  });

  test.each([
    ['As Ad,Kx Qh', '"Kx" is not a card: there is no suit "x", expected C, D, H, S, ♣, ♦, ♥ or ♠'],
    ['As Ad,As Qh', 'AS is given twice in "AS AD AS QH": a deck has one of each card'],
    [
      'As Ad,any,--dead,Kh,Kd',
      '"Kd" is one card: put each hand in quotes, as in "As Ad" "Kh Qh", and the cards of --board and --dead, too',
    ],
    [
      'As Ad,any,--dead,zz,--board,-',
      '"zz" is not a card: there is no rank "z", expected 2 to 10, T, J, Q, K or A',
    ],
    [
      'As Ad,any,--dead,Ad,--board,-',
      'AD is given twice in "AS AD AD": a deck has one of each card',
    ],
  ])('%s is refused', async (words, message) => {
    expect(await odds(words.split(','), 'Jh 7h 2c\n')).toEqual({
      status: 1,
      stdout: '',
      stderr: `${message}\n`,
    });
  });
});

describe('deal', () => {
  const deal = async (words: string, ...around: [string?, Around?]) =>
    (await inProcess(['deal', ...words.split(' ')], ...around)).stdout;

  test('gives the same round again for the same seed', async () => {
    const words = 'omaha --players 11 --seed 4294967295';
    expect(await deal(words)).toBe(await deal(words));
  });

  test('says which seed it took, if none is given', async () => {
    const some = await deal('texas-holdem');
    const [, seed = ''] = /seed (\d+)/.exec(some) ?? [];
    expect(await deal(`Texas Hold'em --seed ${seed}`)).toBe(some);
  });

  describe('as text', () => {
    const PLAYERS = [1, 2, 3];
    const cards = (count: number) => Array(count).fill('\\S*[2-9TJQKA][♣♦♥♠]\\S*').join(' ');
    let printed = '';
    let rows: { style: string | undefined; place: number }[] = [];

    beforeAll(async () => {
      printed = await deal('texas-holdem --players 3 --seed 7', '', { env: { FORCE_COLOR: '1' } });
      rows = [...printed.matchAll(/^(\S*) *(\d)\. /gm)].map(([, style, place]) => ({
        style,
        place: Number(place),
      }));
    });

    test('shows the board', () => {
      expect(printed).toMatch(new RegExp(`board +${cards(5)}\n`));
    });

    test.each(PLAYERS)('shows the place, hand and worth of player %i', (player) => {
      const row = `\n\\S* *[1-3]\\. Player ${player} +${cards(2)} +[a-z, ]+: ${cards(5)}\n`;
      expect(printed).toMatch(new RegExp(row));
    });

    test('lists the best first', () => {
      const places = rows.map(({ place }) => place);
      expect(places).toHaveLength(PLAYERS.length);
      expect(places).toEqual(places.toSorted());
    });

    test('has the winners in bold', () => {
      for (const { style, place } of rows)
        expect({ place, style }).toEqual({ place, style: place === 1 ? '\u001b[1m' : '' });
    });
  });

  test.each([
    'five-card-draw --players 10',
    'texas-holdem --players 10',
    'omaha',
    'omaha-holdem --names Cy,Ann,7',
    'draw --names Bob,Zoë😀',
  ])('%s --json prints what judge --json does', async (game) => {
    const args = `${game} --seed 3`;
    const { seed, ...dealt } = JSON.parse(await deal(`${args} --json`));
    const line = await deal(`${args} --format line`);
    const {
      line: one,
      reason,
      ...judged
    } = JSON.parse((await inProcess(['judge', '-', '--json'], line)).stdout);
    expect(dealt).toEqual(judged);
    expect({ seed, one, reason: typeof reason }).toEqual({ seed: 3, one: 1, reason: 'string' });
  });

  test('shows no board in five-card draw', async () => {
    const stdout = await deal('draw --players 2 --seed 7');
    expect(stdout).toMatch(/^five-card draw, 2 players, seed 7\n 1\. Player \d {2}(\w\w ){5} /);
  });
});
