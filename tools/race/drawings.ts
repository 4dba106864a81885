import { barOf } from '../machine/terminal/bar.ts';
import { replaceFile } from '../machine/terminal/files.ts';
import { formatSpeed } from './format-speed.ts';
import type { Outcome, Speed } from './race.ts';

const BAR_COLUMNS = 36;
const LABEL_COLUMNS = 16;

/**
 * Draws one discipline as bars, 80 columns wide: a bar twice as long is twice as fast.
 *
 * @param colour - colours the bar of the evaluator with this label
 */
export function drawBars(
  { discipline, speeds }: Outcome,
  colour: (bar: string, label: string) => string,
): string {
  const highest = highestOf(speeds);
  const rows = speeds.map((speed) => {
    const { label, median } = speed;
    const bar = barOf(median / highest, BAR_COLUMNS);
    // Padded after colouring, because the codes of a colour have a length, too.
    const padding = ' '.repeat(BAR_COLUMNS - bar.length);
    const name = shorten(label).padEnd(LABEL_COLUMNS);
    const figure = formatSpeed(median).padStart(6);
    return `  ${name} ${colour(bar, label)}${padding} ${figure}  ${rangeOf(speed)}`;
  });
  return [discipline.title, ...rows].join('\n');
}

function highestOf(speeds: readonly Speed[]): number {
  return Math.max(...speeds.map(({ median }) => median));
}

function shorten(label: string): string {
  return label.length <= LABEL_COLUMNS ? label : `${label.slice(0, LABEL_COLUMNS - 1)}…`;
}

function rangeOf({ slowest, fastest }: Speed): string {
  return `${formatSpeed(slowest)} to ${formatSpeed(fastest)}`;
}

const WIDTH_PX = 840;
const ROW_PX = 24;
const TITLE_PX = 40;
const GAP_PX = 14;
/** Above the first panel and below the last. */
const MARGIN_PX = 8;
/** Where the bars begin. */
const LABELS_PX = 170;
const LONGEST_BAR_PX = 520;

/** Draws the disciplines as an SVG with its own background, readable on any page. */
export function drawPicture(outcomes: readonly Outcome[]): string {
  let top = MARGIN_PX;
  const panels = outcomes.map((outcome) => {
    const panel = drawPanel(outcome, top);
    top += TITLE_PX + outcome.speeds.length * ROW_PX + GAP_PX;
    return panel;
  });
  const height = top + MARGIN_PX;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH_PX} ${height}" width="${WIDTH_PX}" height="${height}" role="img" aria-label="Hands per second of every evaluator, as bars">
<style>
  text { font: 14px ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace; fill: #e6e6e6 }
  .title { font-weight: bold }
  .name { text-anchor: end }
  .bar { fill: #58a6ff }
  .range { fill: #9aa4af; font-size: 12px }
</style>
<rect width="100%" height="100%" rx="10" fill="#161b22"/>
${panels.join('\n')}
</svg>
`;
}

/** Saves a picture of the disciplines whose hands are encoded before the clock starts. */
export function savePicture(file: string, outcomes: readonly Outcome[]): void {
  const drawn = outcomes.filter(({ discipline }) => discipline.from === 'encoded');
  replaceFile(file, drawPicture(drawn));
}

/** Draws the title and the bars of one discipline, from `top` down. */
function drawPanel({ discipline, speeds }: Outcome, top: number): string {
  const title = `<text class="title" x="20" y="${top + 24}">${discipline.title}<tspan class="range" dx="12">hands a second</tspan></text>`;
  const highest = highestOf(speeds);
  const rows = speeds.map((speed, row) =>
    drawRow(speed, speed.median / highest, top + TITLE_PX + row * ROW_PX),
  );
  return [title, ...rows].join('\n');
}

/** Draws a name, a bar, whose share of the longest is 0 to 1, and the speed behind it. */
function drawRow(speed: Speed, share: number, top: number): string {
  const width = Math.max(1, Math.round(share * LONGEST_BAR_PX));
  const baseline = top + 13;
  return `<text class="name" x="${LABELS_PX - 12}" y="${baseline}">${escapeText(speed.label)}</text>
<rect class="bar" x="${LABELS_PX}" y="${top}" width="${width}" height="${ROW_PX - 7}" rx="2"><title>${rangeOf(speed)}</title></rect>
<text x="${LABELS_PX + width + 8}" y="${baseline}">${formatSpeed(speed.median)}</text>`;
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
