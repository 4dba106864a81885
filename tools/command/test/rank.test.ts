/** The command `rank`. */
import { inProcess } from './in-process.ts';

describe('rank', () => {
  const TWICE = 'AH is given twice in "AH AH": a deck has one of each card';
  const NO_RANK = '"1H" is not a card: there is no rank "1", expected 2 to 10, T, J, Q, K or A';
  const TWO = '{"cards":"2C AS 2D","category":"pair","best":"2C 2D AS","worth":"pair of twos"}\n';

  const STRAIGHT = 'AH KH QH JH TH';
  const A_BOARD = 'expected hole cards of Omaha, a slash and the board';

  const rank = (words: readonly string[], input?: string) => inProcess(['rank', ...words], input);

  test.each([
    [
      '2c2d 3c3♦ 10c tD As',
      'two pairs, tens and threes: TC TD 3C 3D AS; better than 94.2% of all hands of five cards',
    ],
    [
      'AH KH QH JH TH',
      'royal flush: AH KH QH JH TH; better than 99.9998% of all hands of five cards',
    ],
    ['AH,KH, Q♡, 5♤', 'ace high: AH KH QH 5S'],
  ])('says what%s are worth', async (cards, worth) => {
    const told = await rank(cards.split(' '));
    expect(told).toEqual({ status: 0, stdout: `${worth}\n`, stderr: '' });
  });

  test.each([
    ['omaha', 'AH KH 9C 9S / QH JH TH', 'royal flush: AH KH QH JH TH; better than 99.9998%'],
    ['omaha', 'AC AD AH AS / KD KH 9C', 'two pairs, aces and kings: AC AD KD KH 9C; better than'],
    ['holdem', 'AH KH/QH JH TH 2C', 'royal flush: AH KH QH JH TH; better than 99.9998%'],
    ['six-card Omaha', '2C AH 3D KH 9C 9S / QH JH TH', 'royal flush: AH KH QH JH TH; better than'],
    ['short-deck', 'AC 9S / 6D 7H 8S KD', 'straight, nine high: 9S 8S 7H 6D AC\n'],
    ['draw', 'AH KH QH JH TH', 'royal flush: AH KH QH JH TH; better than 99.9998%'],
  ])('--game%s says what%s are worth', async (game, cards, worth) => {
    const { status, stdout, stderr } = await rank(['--game', game, cards]);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toContain(worth);
  });

  test('--game reads hands with boards, one per line, and prints objects', async () => {
    const input = 'AH KH 9C 9S / QH JH TH\nAH KH 9C 9S\nAH KH / QH JH TH\nAH KH 9C 9S / QH / JH\n';
    const { status, stdout } = await rank(['--game', 'omaha', '--json'], input);
    const objects = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(objects).toMatchObject([
      { line: 1, game: 'omaha-holdem', cards: 'AH KH 9C 9S', board: 'QH JH TH', best: STRAIGHT },
      { line: 2, error: `no board follows "AH KH 9C 9S": ${A_BOARD}` },
      { line: 3, error: 'Omaha takes 4 hole cards, but got 2: "AH KH"' },
      { line: 4, error: `"AH KH 9C 9S / QH / JH" has more than one slash: ${A_BOARD}` },
    ]);
    expect(status).toBe(1);
  });

  test.each([
    ['omaha', 'AH KH 9C 9S /', `no board follows "AH KH 9C 9S /": ${A_BOARD}`],
    ['omaha', '/ QH JH TH', `no hole cards are in front of "/ QH JH TH": ${A_BOARD}`],
    ['draw', 'AH KH / QH JH TH', 'five-card draw has no board: "AH KH / QH JH TH"'],
  ])('--game%s refuses "%s"', async (game, cards, message) => {
    const told = await rank(['--game', game, cards]);
    expect(told).toEqual({ status: 1, stdout: '', stderr: `${message}\n` });
  });

  test.each(['rank', 'odds'])('%s says where a game belongs', async (command) => {
    const told = await inProcess([command, 'short-deck', 'AH KH', 'QC QD']);
    const message = '"short-deck" is a game: expected --game short-deck\n';
    expect(told).toEqual({ status: 2, stdout: '', stderr: message });
  });

  test('reads hands, one per line, and a bad one does not stop the others', async () => {
    expect(await rank(['-'], '# a hand\nAH KH\n\r\n1H\n2c 2d')).toEqual({
      status: 1,
      stdout: 'ace high: AH KH\npair of twos: 2C 2D\n',
      stderr: `line 4: ${NO_RANK}\n`,
    });
  });

  test('--json prints an object for the given cards', async () => {
    const told = await rank(['--json', '2c', 'As', '2d']);
    expect(told).toEqual({ status: 0, stdout: TWO, stderr: '' });
  });

  test('--json prints an object for each line, bad ones too', async () => {
    const { status, stdout, stderr } = await rank(['--json'], '2c As 2d\nAH AH\n');
    const objects = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(objects).toEqual([
      { line: 1, ...JSON.parse(TWO) },
      { line: 2, error: TWICE },
    ]);
    expect({ status, stderr }).toEqual({ status: 1, stderr: '' });
  });

  test.each([
    ['AH 1H', NO_RANK],
    ['AH AH', TWICE],
    ['AH KH / QH', '"AH KH / QH" has a board: expected a game, such as --game omaha'],
    ['', 'standard input has no cards: expected some on each line, such as Ah Kd Tc'],
  ])('refuses "%s"', async (cards, message) => {
    const told = await rank(cards.split(' ').filter(Boolean));
    expect(told).toEqual({ status: 1, stdout: '', stderr: `${message}\n` });
  });
});
