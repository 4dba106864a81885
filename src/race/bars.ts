import { formatSpeed } from './format-speed.ts';
import type { Outcome } from './race.ts';

const BAR_COLUMNS = 36;
const LABEL_COLUMNS = 16;
const EIGHTHS = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'];

/**
 * Draws one discipline as bars, 80 columns wide. The scale is linear and begins at 0: twice as long is twice as fast, and what is
 * a thousand times slower has no bar to speak of.
 */
export function drawBars({ discipline, speeds }: Outcome, colour: (bar: string, label: string) => string): string {
  const most = Math.max(...speeds.map(({ median }) => median));
  const rows = speeds.map(({ label, median, slowest, fastest }) => {
    const bare = barOf(median / most);
    const bar = colour(bare, label) + ' '.repeat(BAR_COLUMNS - bare.length);
    const range = `${formatSpeed(slowest)} to ${formatSpeed(fastest)}`;
    return `  ${shorten(label).padEnd(LABEL_COLUMNS)} ${bar} ${formatSpeed(median).padStart(6)}  ${range}`;
  });
  return [discipline.title, ...rows].join('\n');
}

function barOf(part: number): string {
  const eighths = Math.round(part * BAR_COLUMNS * 8);
  return '█'.repeat(Math.floor(eighths / 8)) + EIGHTHS[eighths % 8];
}

function shorten(label: string): string {
  return label.length <= LABEL_COLUMNS ? label : `${label.slice(0, LABEL_COLUMNS - 1)}…`;
}
