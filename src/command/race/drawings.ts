import { formatSpeed } from '../../fast/race/format-speed.ts';
import { barOf } from '../../machine/terminal/bar.ts';
import { replaceFile } from '../../machine/terminal/files.ts';
import type { Outcome, Speed } from './race.ts';

const BAR_COLUMNS = 36;
const LABEL_COLUMNS = 16;

/** Draws one discipline as bars, 80 columns wide: a bar twice as long is twice as fast. */
export function drawBars(
  { discipline, speeds }: Outcome,
  colour: (bar: string, label: string) => string,
): string {
  const most = Math.max(...speeds.map(({ median }) => median));
  const rows = speeds.map((speed) => {
    const { label, median } = speed;
    const bare = barOf(median / most, BAR_COLUMNS);
    const bar = colour(bare, label) + ' '.repeat(BAR_COLUMNS - bare.length);
    return `  ${shorten(label).padEnd(LABEL_COLUMNS)} ${bar} ${formatSpeed(median).padStart(6)}  ${rangeOf(speed)}`;
  });
  return [discipline.title, ...rows].join('\n');
}

const shorten = (label: string): string =>
  label.length <= LABEL_COLUMNS ? label : `${label.slice(0, LABEL_COLUMNS - 1)}…`;

const rangeOf = ({ slowest, fastest }: Speed): string =>
  `${formatSpeed(slowest)} to ${formatSpeed(fastest)}`;

const WIDTH_PX = 840;
const ROW_PX = 24;
const TITLE_PX = 40;
const GAP_PX = 14;
const LABELS_PX = 170; // where the bars begin
const LONGEST_BAR_PX = 520;

/** Draws the disciplines as an SVG with its own background, readable on any page. */
export function drawPicture(outcomes: readonly Outcome[]): string {
  let top = 8;
  const panels = outcomes.map((outcome) => {
    const panel = drawPanel(outcome, top);
    top += TITLE_PX + outcome.speeds.length * ROW_PX + GAP_PX;
    return panel;
  });
  const height = top + 8;
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

function drawPanel({ discipline, speeds }: Outcome, top: number): string {
  const most = Math.max(...speeds.map(({ median }) => median));
  const rows = speeds.map((speed, row) => {
    const { label, median } = speed;
    const y = top + TITLE_PX + row * ROW_PX;
    const width = Math.max(1, Math.round((median / most) * LONGEST_BAR_PX));
    return `<text class="name" x="${LABELS_PX - 12}" y="${y + 13}">${escapeText(label)}</text>
<rect class="bar" x="${LABELS_PX}" y="${y}" width="${width}" height="${ROW_PX - 7}" rx="2"><title>${rangeOf(speed)}</title></rect>
<text x="${LABELS_PX + width + 8}" y="${y + 13}">${formatSpeed(median)}</text>`;
  });
  const title = `<text class="title" x="20" y="${top + 24}">${discipline.title}<tspan class="range" dx="12">hands a second</tspan></text>`;
  return [title, ...rows].join('\n');
}

const escapeText = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
