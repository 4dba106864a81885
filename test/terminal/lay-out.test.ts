import { frameOf } from '../../src/terminal/full-screen.ts';
import { colour, foldLine, harmless, layOut, paint } from '../../src/terminal/lay-out.ts';

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

  test('scrolls the body and never the bar', () => {
    const lines = layOut({ ...parts, bars: [['verdict', '']], scrolled: 99 }, size).lines;
    expect(lines.slice(0, 6)).toEqual(['bar', '', 'title', 'verdict', '', 'line 14']);
  });

  test('gives up its head before its bar, and shortens the bar where there are few rows', () => {
    const bars = [
      ['verdict', 'a long expectation', 'open'],
      ['verdict', 'expected …', 'open'],
    ];
    const screenOf = (rows: number, columns: number) =>
      layOut({ ...parts, bodies: [body, body], bars, notes: ['a note'] }, { columns, rows }).lines;
    expect(screenOf(15, 60).slice(0, 5)).toEqual(['bar', '', 'title', 'verdict', 'a long expectation']);
    expect(screenOf(11, 60).slice(0, 4)).toEqual(['bar', 'verdict', 'a long expectation', 'open']);
    expect(screenOf(5, 60)).toEqual(['verdict', 'expected …', 'open', 'a note', 'keys']);
    expect(screenOf(4, 60)).toEqual(['verdict', 'expected …', 'open', 'keys']);
  });

  test('cuts no line in the middle of what it says about scrolling', () => {
    const { lines } = layOut({ ...parts, scrolled: 3 }, { columns: 30, rows: 12 });
    expect(lines.find((line) => line.includes('more lines'))).toBe('  … more lines: 3 above, 21 b…');
  });

  test.each([
    { columns: 1, rows: 1 },
    { columns: 19, rows: 5 },
  ])('keeps its keys on a terminal of %j', (tiny) => {
    expect(layOut(parts, tiny).lines.slice(-4).join('').replaceAll(/\s/g, '')).toMatch(/keys$/);
  });
});

test('a long line is broken between words and indented as it began, where there is room for that', () => {
  expect(foldLine('  - one two three', 10)).toEqual(['- one two', 'three']);
  expect(foldLine('  - one two three four five', 24)).toEqual(['  - one two three four', '    five']);
  expect(foldLine('x'.repeat(25), 10)).toEqual(['xxxxxxxxxx', 'xxxxxxxxxx', 'xxxxx']);
});

test('what the code prints cannot move the cursor', () => {
  expect(harmless('a\tb\x1b[2Jc\rd\x07')).toBe('a  bcd');
  expect(harmless('\x1b[8mhidden\x1b[5m')).toBe('hidden');
});

test('a line keeps the colours that we gave it, on each of the lines into which it is broken', () => {
  expect(harmless(paint('bad', 'wrong'))).toBe('\x1b[31mwrong\x1b[39m');
  expect(foldLine(paint('bad', 'one two'), 4)).toEqual(['\x1b[31mone\x1b[39m', '\x1b[31mtwo\x1b[39m']);
});

test('a screen is drawn over the one before, and loses no letter', () => {
  const frame = (rows: number) => frameOf(['K♦', 'wide', '日本'], { columns: 4, rows }, colour);
  expect(frame(4)).toBe('\x1b[H\x1b[31mK♦\x1b[39m\x1b[K\r\nwide\r\n日本\r\n\x1b[J');
  expect(frame(3)).toBe('\x1b[H\x1b[31mK♦\x1b[39m\x1b[K\r\nwide\r\n日本');
});

test('hearts and diamonds are red', () => {
  expect(colour('K♦ │10♥│ 2♣')).toBe('\x1b[31mK♦\x1b[39m │\x1b[31m10♥\x1b[39m│ 2♣');
});
