import { pokerKata } from './command.ts';

test('rank says what cards are worth and which five count', async () => {
  expect(await pokerKata(['rank', '2c2d', '3c3♦', '10c', 'tD', 'As'])).toEqual({
    status: 0,
    stdout: 'two pairs, tens and threes: TC TD 3C 3D AS\n',
    stderr: '',
  });
});

test('rank takes cards with commas between them, and outlined suits', async () => {
  expect(await pokerKata(['rank', 'AH,KH,', 'Q♡,', '5♤'])).toEqual({
    status: 0,
    stdout: 'high card, ace: AH KH QH 5S\n',
    stderr: '',
  });
});

test('without cards rank reads a hand a line, and a bad one keeps no other from being ranked', async () => {
  expect(await pokerKata(['rank'], 'AH KH\n\r\n1H\n2c 2d')).toEqual({
    status: 1,
    stdout: 'high card, ace: AH KH\npair of twos: 2C 2D\n',
    stderr: 'line 3: "1H" is not a card: there is no rank "1", expected 2 to 10, T, J, Q, K or A\n',
  });
});

test('rank reads standard input for -, too, and passes over comments', async () => {
  const { status, stdout } = await pokerKata(['rank', '-'], '# a hand\nAH KH\n');
  expect({ status, stdout }).toEqual({ status: 0, stdout: 'high card, ace: AH KH\n' });
});

test('rank --json prints an object', async () => {
  const { stdout } = await pokerKata(['rank', '--json', '2c', 'As', '2d']);
  expect(stdout).toBe('{"cards":"2C AS 2D","category":"pair","best":"2C 2D AS","worth":"pair of twos"}\n');
});

test('rank --json prints an object for each line of input, and the bad ones, too', async () => {
  const { status, stdout, stderr } = await pokerKata(['rank', '--json'], 'AH\nAH AH\n');
  expect(
    stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line)),
  ).toEqual([
    { line: 1, cards: 'AH', category: 'high card', best: 'AH', worth: 'high card, ace' },
    { line: 2, error: 'AH is given twice in "AH AH": a deck has one of each card' },
  ]);
  expect({ status, stderr }).toEqual({ status: 1, stderr: '' });
});

test.each([
  ['what is no card', ['AH', '1H'], '"1H" is not a card'],
  ['a card twice', ['AH', 'AH'], 'AH is given twice'],
  ['no cards', [], 'there are no cards on standard input'],
])('rank refuses %s', async (_what, cards, message) => {
  const { status, stdout, stderr } = await pokerKata(['rank', ...cards]);
  expect(stderr).toContain(message);
  expect(stderr).not.toContain('    at '); // no stack trace
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
});
