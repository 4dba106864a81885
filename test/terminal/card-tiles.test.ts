import { layOutCards } from '../../src/terminal/card-tiles.ts';

test('cards lie on the right of what is said, below each other, and show their suits without colour', () => {
  expect(layOutCards(['Given Black holds Kd Th', 'And a game', 'And the board 2c'], 76)).toEqual([
    '                  ╭───╮╭───╮',
    'Given Black holds │K♦ ││10♥│',
    '                  ╰───╯╰───╯',
    'And a game',
    '                  ╭───╮',
    'And the board     │2♣ │',
    '                  ╰───╯',
  ]);
});

test('cards that do not fit lie below, in as many rows as it takes', () => {
  const lines = layOutCards(['Given the cards Kd Kh 9c 9s 4d 4h 2c'], 26);
  expect(lines.map((line) => line.length)).toEqual([15, 25, 25, 25, 10, 10, 10]);
});
