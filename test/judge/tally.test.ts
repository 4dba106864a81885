import { Tally } from '../../src/judge/tally.ts';
import { judge } from './judging.ts';

async function tallyOf(...lines: string[]): Promise<Tally> {
  const tally = new Tally();
  for (const judgement of await judge(lines.join('\n'))) tally.add(judgement);
  return tally;
}

const WIN_2 = '8C TS KC 9H 4S 7D 2S 5D 3S AC';
const WIN_1 = '7D 2S 5D 3S AC 8C TS KC 9H 4S';
const TIE = '2H 3D 5S 9C KD 2D 3H 5C 9S KH';

test('a summary counts showdowns, wins and ties', async () => {
  const tally = await tallyOf(...Array(487).fill(WIN_1), ...Array(511).fill(WIN_2), TIE, '# comment', '', TIE);
  expect(tally.toText()).toBe('1000 showdowns: Player 1 won 487, Player 2 won 511, 2 tied');
  expect(tally.toJson()).toBe('{"showdowns":1000,"wins":{"Player 1":487,"Player 2":511},"ties":2,"errors":0}');
});

test('errors are counted apart from the showdowns, and told only if there are any', async () => {
  const tally = await tallyOf('x', WIN_1, 'y', WIN_1, 'z');
  expect(tally.toText()).toBe('2 showdowns: Player 1 won 2, Player 2 won 0, 0 tied, 3 errors');
  expect(tally.toJson()).toBe('{"showdowns":2,"wins":{"Player 1":2,"Player 2":0},"ties":0,"errors":3}');
});

test('names stand in order of first appearance, whatever they are', async () => {
  const tally = await tallyOf(
    'White: 2C 3H 4S 8C AH 7: 2H 3D 5S 9C KD',
    '__proto__: 2C 3H 4S 8C AH "1": 2H 3D 5S 9C KD White: 2D 3C 4D 8D QH',
    '7: 2C 3H 4S 8C AH White: 2H 3D 5S 9C KD',
  );
  expect(tally.toText()).toBe('3 showdowns: White won 1, 7 won 1, __proto__ won 1, "1" won 0, 0 tied');
  expect(tally.toJson()).toBe('{"showdowns":3,"wins":{"White":1,"7":1,"__proto__":1,"\\"1\\"":0},"ties":0,"errors":0}');
});

test('a shared first place is a tie, whoever loses to it; a shared second place is none', async () => {
  const tally = await tallyOf(
    'five-card-draw AhKd9c3s2d 2h3d5s9dQd AsKc9h3c2c',
    'five-card-draw 2h3d5s9dQd AsKc9h3c2c 2s3h5c9cQc',
  );
  expect(tally.toText()).toBe('2 showdowns: Player 1 won 0, Player 2 won 1, Player 3 won 0, 1 tied');
});

test('nothing at all is no showdown', async () => {
  const tally = await tallyOf();
  expect(tally.toJson()).toBe('{"showdowns":0,"wins":{},"ties":0,"errors":0}');
  expect(tally.toText()).toMatch(/^0 showdowns: /);
});
