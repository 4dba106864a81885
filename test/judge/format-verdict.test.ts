import { onceForEachCard, verdictToJson, verdictToText } from '../../src/judge/format-verdict.ts';
import { judgeShowdown } from '../../src/judge/judge-showdown.ts';
import { readShowdown } from '../../src/judge/read-showdown.ts';
import { formatCards } from '../../src/kata/cards/format-cards.ts';

const judge = (line: string) => judgeShowdown(readShowdown(line, { anyDeck: true }));
const letters = onceForEachCard((cards) => formatCards(cards));
const json = (line: string, number = 1) => verdictToJson(number, judge(line));
const text = (line: string, number = 1) =>
  verdictToText(`line ${number}`, judge(line), { draw: letters, row: (text) => text });

const TEN = '8C TS KC 9H 4S 7D 2S 5D 3S AC';
const TEXAS = 'texas-holdem 5c6dAcAsQs Ks4c KdJs 2hAh';

test('ten cards as JSON', () => {
  expect(json(TEN)).toBe(
    '{"line":1,"game":"five-card-draw","players":[{"name":"Player 1","cards":"8C TS KC 9H 4S","category":"high card","best":"KC TS 9H 8C 4S","place":2},{"name":"Player 2","cards":"7D 2S 5D 3S AC","category":"high card","best":"AC 7D 5D 3S 2S","place":1}],"winners":["Player 2"],"reason":"high card: ace beats king"}',
  );
});

test('a game with a board as JSON', () => {
  expect(json(TEXAS, 7)).toBe(
    '{"line":7,"game":"texas-holdem","board":"5C 6D AC AS QS","players":[' +
      '{"name":"Player 1","cards":"KS 4C","category":"pair","best":"AC AS KS QS 6D","place":3},' +
      '{"name":"Player 2","cards":"KD JS","category":"pair","best":"AC AS KD QS JS","place":2},' +
      '{"name":"Player 3","cards":"2H AH","category":"three of a kind","best":"AH AC AS QS 6D","place":1}],' +
      '"winners":["Player 3"],"reason":"three of a kind, aces, beats pair of aces"}',
  );
});

test('Omaha has its full name in JSON, and only the own cards beside the board', () => {
  expect(JSON.parse(json('omaha 5c6d9cTsQs AcAdAhAs 7h8d2c2d'))).toMatchObject({
    game: 'omaha-holdem',
    board: '5C 6D 9C TS QS',
    players: [
      { cards: 'AC AD AH AS', category: 'pair', best: 'AC AD QS TS 9C', place: 2 },
      { cards: '7H 8D 2C 2D', category: 'straight', best: 'TS 9C 8D 7H 6D', place: 1 },
    ],
  });
});

test('those who tie share a place, and the next place is left out', () => {
  const line = 'five-card-draw AhKd9c3s2d 2h3d5s9cQd AsKc9d3c2h';
  const { players, winners, reason } = JSON.parse(json(line));
  expect(players.map(({ place }: { place: number }) => place)).toEqual([1, 3, 1]);
  expect(winners).toEqual(['Player 1', 'Player 3']);
  expect(reason).toBe('high card: ace beats queen');
});

test('the reason sets the winner against the best loser, wherever they stand', () => {
  const line = 'five-card-draw 2h3d5s9cJd 3hKd9c3s2d AsAc9d3c2h QsQc9h4c2c';
  const { players, reason } = JSON.parse(json(line));
  expect(players.map(({ place }: { place: number }) => place)).toEqual([4, 3, 1, 2]);
  expect(reason).toBe('pair of aces beats pair of queens');
});

test('when nobody loses, the reason is the tie', () => {
  const { winners, reason } = JSON.parse(json('Black: 2H 3D 5S 9C KD  White: 2D 3H 5C 9S KH'));
  expect(winners).toEqual(['Black', 'White']);
  expect(reason).toBe('tie: high card, king');
});

test('names of any kind stay what they are in JSON', () => {
  const { players, winners } = JSON.parse(json('__proto__: 2H 3D 5S 9C KD 7: 2C 3H 4S 8C AH "\\: 2D 3C 4D 8D QH'));
  expect(players.map(({ name }: { name: string }) => name)).toEqual(['__proto__', '7', '"\\']);
  expect(winners).toEqual(['7']);
});

test('a showdown as text names the winner and why, and what everybody has', () => {
  expect(text('Black: 2H 3D 5S 9C KD  White: 2C 3H 4S 8C AH', 4)).toMatch(
    /^line 4: White wins - high card: ace beats king$/m,
  );
  const [verdict, ...rows] = text(TEXAS, 2).split('\n');
  expect(verdict).toBe('line 2: Player 3 wins - three of a kind, aces, beats pair of aces');
  expect(rows.map((row) => row.trim().split(/\s{2,}/))).toEqual([
    ['board', '5C 6D AC AS QS'],
    ['Player 1', 'KS 4C', 'pair of aces'],
    ['Player 2', 'KD JS', 'pair of aces'],
    ['Player 3', '2H AH', 'three of a kind, aces'],
  ]);
});

test('a tie as text names all who share the pot', () => {
  expect(text('a: 2H 3D 5S 9C KD b: 2D 3H 5C 9S KH')).toContain('a and b share the pot - tie: high card, king');
  expect(text('texas-holdem ThJhQhKhAh 2c3c 9h9s AcAd')).toContain('Player 1, Player 2 and Player 3 share the pot');
});

test('a name cannot steer the terminal', () => {
  const drawn = text('\u001b[31mRed: 2H 3D 5S 9C KD b: 2D 3H 5C 9S AH');
  expect(drawn).toContain('<U+001B>[31mRed');
  expect(drawn).not.toContain('\u001b');
});
