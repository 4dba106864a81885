import type { Outcome, Speed } from './race.ts';

const BAR_COLUMNS = 36;
const LABEL_COLUMNS = 16;
const EIGHTHS = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'];

/**
 * One discipline as bars, at most 80 columns wide. The scale is linear and begins at 0: twice as long is twice as fast, and what
 * is a thousand times slower has no bar to speak of.
 */
export function drawBars({ discipline, speeds }: Outcome, colour: (bar: string, label: string) => string): string {
  const most = Math.max(...speeds.map(({ median }) => median));
  const rows = speeds.map(({ label, median, slowest, fastest }: Speed) => {
    const bar = colour(barOf(median / most), label) + ' '.repeat(BAR_COLUMNS - barOf(median / most).length);
    const range = `${formatSpeed(slowest)} to ${formatSpeed(fastest)}`;
    return `  ${shorten(label).padEnd(LABEL_COLUMNS)} ${bar} ${formatSpeed(median).padStart(6)}  ${range}`;
  });
  return [discipline.title, ...rows].join('\n');
}

/** Three digits, such as 148 M, 39.1 M or 8.66 k. */
export function formatSpeed(handsPerSecond: number): string {
  const [unit, size] = handsPerSecond >= 999_500 ? ['M', 1e6] : ['k', 1e3];
  const number = handsPerSecond / size;
  const digits = number >= 99.95 ? 0 : number >= 9.995 ? 1 : 2;
  return `${number.toFixed(digits)} ${unit}`;
}

function barOf(part: number): string {
  const eighths = Math.round(part * BAR_COLUMNS * 8);
  return '█'.repeat(Math.floor(eighths / 8)) + EIGHTHS[eighths % 8];
}

function shorten(label: string): string {
  return label.length <= LABEL_COLUMNS ? label : `${label.slice(0, LABEL_COLUMNS - 1)}…`;
}
