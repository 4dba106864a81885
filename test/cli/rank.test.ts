import { pokerKata } from './command.ts';

test('rank says what cards are worth and which five count', async () => {
  expect(await pokerKata(['rank', '2c2d', '3c3♦', '10c', 'tD', 'As'])).toEqual({
    status: 0,
    stdout: 'two pairs, tens and threes: TC TD 3C 3D AS\n',
    stderr: '',
  });
});

test.each([
  ['what is no card', ['AH', '1H'], '"1H" is not a card'],
  ['a card twice', ['AH', 'AH'], 'AH is given twice'],
  ['no cards', [], "missing required argument 'cards'"],
])('rank refuses %s', async (_what, cards, message) => {
  const { status, stdout, stderr } = await pokerKata(['rank', ...cards]);
  expect(stderr).toContain(message);
  expect(stderr).not.toContain('    at '); // no stack trace
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
});
