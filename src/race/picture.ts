import { formatSpeed } from './bars.ts';
import type { Outcome } from './race.ts';

const WIDTH = 840;
const ROW = 24;
const TITLE = 40;
const GAP = 14;
const LABELS = 170; // where the bars begin
const LONGEST = 520;

/** The disciplines as a picture of bars, one below the other, on a ground of its own so that it reads on any page. */
export function drawPicture(outcomes: readonly Outcome[]): string {
  const heights = outcomes.map(({ speeds }) => TITLE + speeds.length * ROW + GAP);
  const height = heights.reduce((sum, one) => sum + one, 16);
  const panels = outcomes.map((outcome, place) =>
    drawPanel(
      outcome,
      heights.slice(0, place).reduce((sum, one) => sum + one, 8),
    ),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" aria-label="Hands per second of every evaluator, as bars">
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

function drawPanel({ discipline, speeds }: Outcome, top: number): string {
  const most = Math.max(...speeds.map(({ median }) => median));
  const rows = speeds.map(({ label, median, slowest, fastest }, place) => {
    const y = top + TITLE + place * ROW;
    const width = Math.max(1, Math.round((median / most) * LONGEST));
    const range = `${formatSpeed(slowest)} to ${formatSpeed(fastest)}`;
    return `<text class="name" x="${LABELS - 12}" y="${y + 13}">${escapeText(label)}</text>
<rect class="bar" x="${LABELS}" y="${y}" width="${width}" height="${ROW - 7}" rx="2"><title>${range}</title></rect>
<text x="${LABELS + width + 8}" y="${y + 13}">${formatSpeed(median)}</text>`;
  });
  const title = `<text class="title" x="20" y="${top + 24}">${discipline.title}<tspan class="range" dx="12">hands a second</tspan></text>`;
  return [title, ...rows].join('\n');
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
