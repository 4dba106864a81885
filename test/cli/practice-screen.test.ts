/** What the watch shows and what its keys do, without a terminal. */
import { layOutCards } from '../../src/cli/card-tiles.ts';
import { frameOf } from '../../src/cli/full-screen.ts';
import { colour, foldLine, harmless, layOut } from '../../src/cli/practice-layout.ts';

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

describe('a screen', () => {
  const body = Array.from({ length: 30 }, (_, line) => `line ${line}`);
  const parts = { head: ['bar', '', 'title'], bodies: [body], foot: ['', 'keys'], scrolled: 0 };
  const size = { columns: 60, rows: 24 };

  test('shows the first body that fits', () => {
    const { lines, furthest } = layOut({ ...parts, bodies: [body, ['brief']] }, size);
    expect(lines).toEqual(['bar', '', 'title', 'brief', '', 'keys']);
    expect(furthest).toBe(0);
  });

  test.each([
    [0, 'line 0', '12 below'],
    [99, 'line 12', '12 above'],
  ])('is never higher than the terminal: scrolled by %d it begins with %s', (scrolled, first, hidden) => {
    const { lines, furthest } = layOut({ ...parts, scrolled }, size);
    expect(lines).toHaveLength(24);
    expect(lines[3]).toBe(first);
    expect(lines.at(-3)).toContain(hidden);
    expect(lines.at(-1)).toBe('keys');
    expect(furthest).toBe(12);
  });

  test.each([
    { columns: 1, rows: 1 },
    { columns: 19, rows: 5 },
  ])('keeps its keys on a terminal of %j', (tiny) => {
    expect(layOut(parts, tiny).lines.slice(-4).join('').replaceAll(/\s/g, '')).toMatch(/keys$/);
  });
});

test('a long line is broken between words and set in as it began', () => {
  expect(foldLine('  - one two three', 10)).toEqual(['  - one', 'two three']);
  expect(foldLine('  - one two three four five', 24)).toEqual(['  - one two three four', '    five']);
  expect(foldLine('x'.repeat(25), 10)).toEqual(['xxxxxxxxxx', 'xxxxxxxxxx', 'xxxxx']);
});

test('what the code prints cannot move the cursor', () => {
  expect(harmless('a\tb\x1b[2Jc\rd\x07')).toBe('a  bcd');
});

test('a screen is drawn over the one before, and loses no letter', () => {
  const frame = (rows: number) => frameOf(['K♦', 'wide'], { columns: 4, rows }, colour);
  expect(frame(3)).toBe('\x1b[H\x1b[31mK♦\x1b[39m\x1b[K\r\nwide\r\n\x1b[J');
  expect(frame(2)).toBe('\x1b[H\x1b[31mK♦\x1b[39m\x1b[K\r\nwide');
});

test('hearts and diamonds are red', () => {
  expect(colour('K♦ │10♥│ 2♣')).toBe('\x1b[31mK♦\x1b[39m │\x1b[31m10♥\x1b[39m│ 2♣');
});
