import { wrapText } from '../terminal/wrap-text.ts';
import { formatSpeed } from './format-speed.ts';
import type { Outcome, Speed } from './race.ts';

const MOST_BAR_COLUMNS = 36;
const LABEL_COLUMNS = 16;
const EIGHTHS = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'];

/** On fewer columns than this the slowest and the fastest round are left out. */
const COLUMNS_WITH_RANGE = 60;
/** What stands beside a bar, with and without that range. */
const BESIDE_BAR = { wide: 44, narrow: 26 } as const;

/**
 * One discipline as bars, at most 80 columns wide. The scale is linear and begins at 0: twice as long is twice as fast, and what
 * is a thousand times slower has no bar to speak of.
 *
 * @param columns - how wide the terminal is, at least 40
 */
export function drawBars(
  { discipline, speeds }: Outcome,
  colour: (bar: string, label: string) => string,
  columns: number,
): string {
  const hasRange = columns >= COLUMNS_WITH_RANGE;
  const barColumns = Math.min(MOST_BAR_COLUMNS, columns - (hasRange ? BESIDE_BAR.wide : BESIDE_BAR.narrow));
  const most = Math.max(...speeds.map(({ median }) => median));
  const rows = speeds.map(({ label, median, slowest, fastest }: Speed) => {
    const bare = barOf(median / most, barColumns);
    const bar = colour(bare, label) + ' '.repeat(barColumns - bare.length);
    const range = hasRange ? `  ${formatSpeed(slowest)} to ${formatSpeed(fastest)}` : '';
    return `  ${shorten(label).padEnd(LABEL_COLUMNS)} ${bar} ${formatSpeed(median).padStart(6)}${range}`;
  });
  return [wrapText(discipline.title, columns), ...rows].join('\n');
}

function barOf(part: number, columns: number): string {
  const eighths = Math.round(part * columns * 8);
  return '█'.repeat(Math.floor(eighths / 8)) + EIGHTHS[eighths % 8];
}

function shorten(label: string): string {
  return label.length <= LABEL_COLUMNS ? label : `${label.slice(0, LABEL_COLUMNS - 1)}…`;
}
