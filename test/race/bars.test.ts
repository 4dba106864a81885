import { drawBars } from '../../src/race/bars.ts';
import { DISCIPLINES } from '../../src/race/disciplines.ts';
import { formatSpeed } from '../../src/race/format-speed.ts';
import { drawPicture } from '../../src/race/picture.ts';
import type { Outcome } from '../../src/race/race.ts';

const OUTCOME: Outcome = {
  discipline: DISCIPLINES[0],
  speeds: [
    { label: 'rank-sum', median: 100_000_000, slowest: 90_000_000, fastest: 148_400_000 },
    { label: 'half<as>fast', median: 50_000_000, slowest: 49_949_999, fastest: 51_000_000 },
    { label: 'a-name-that-is-much-too-long', median: 5_000, slowest: 999, fastest: 1_000_000 },
  ],
};

test.each([
  [148_400_000, '148 M'],
  [99_949_999, '99.9 M'],
  [9_994_000, '9.99 M'],
  [1_000_000, '1.00 M'],
  [999_400, '999 k'],
  [8_660, '8.66 k'],
  [12, '0.01 k'],
])('%d hands a second are %s', (speed, text) => {
  expect(formatSpeed(speed)).toBe(text);
});

test('bars are as long as speeds are high, and fit a terminal', () => {
  const chart = drawBars(OUTCOME, (bar) => bar, 80);
  expect(chart).toBe(
    `Seven cards, encoded before the clock starts
  rank-sum         ████████████████████████████████████  100 M  90.0 M to 148 M
  half<as>fast     ██████████████████                   50.0 M  49.9 M to 51.0 M
  a-name-that-is-…                                      5.00 k  1.00 k to 1.00 M`,
  );
  expect(Math.max(...chart.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(80);
});

test('on 40 columns the bars are shorter, without the range', () => {
  expect(drawBars(OUTCOME, (bar) => bar, 40)).toBe(
    `Seven cards, encoded before the clock
starts
  rank-sum         ██████████████  100 M
  half<as>fast     ███████        50.0 M
  a-name-that-is-…                5.00 k`,
  );
});

test('only the bar is coloured', () => {
  const chart = drawBars(OUTCOME, (bar, label) => (label === 'half<as>fast' ? `<${bar}>` : bar), 80);
  expect(chart).toContain('half<as>fast     <██████████████████>                   50.0 M');
});

test('the picture has a bar for each, in proportion, and escapes names', () => {
  const picture = drawPicture([OUTCOME]);
  expect([...picture.matchAll(/<rect class="bar" .*? width="(\d+)"/g)].map(([, width]) => width)).toEqual([
    '520',
    '260',
    '1',
  ]);
  expect(picture).toContain('>half&lt;as>fast</text>');
  expect(picture).toMatch(/^<svg .*<\/svg>\n$/s);
});
