/**
 * The figures of the race, which stand in one place, the README of the evaluators: whoever quotes them reads them there.
 * `npm run race-figures` races anew and writes them there, and the picture of the same run.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { formatSpeed } from '../../src/race/format-speed.ts';

export const PAGE = 'src/evaluators/README.md';
export const PICTURE = 'docs/race.svg';

/** The columns of the table that are written here, behind the four that are written by hand. */
const SIZES = [5, 7] as const;
const BY_HAND = 4;

/** What `race --json` prints. */
interface Race {
  readonly disciplines: readonly {
    readonly cards: number;
    readonly from: string;
    readonly handsPerSecond: readonly { readonly evaluator: string; readonly median: number }[];
  }[];
}

/** How fast an evaluator is, as the page says it: `cactus-kev`, or `rank-sum, raw`. */
export function figuresIn(page: string): Map<string, readonly (string | undefined)[]> {
  const figures = new Map<string, (string | undefined)[]>();
  for (const cells of rowsOf(page)) {
    const speeds = cells.slice(BY_HAND).map((cell) => cell.split(', raw '));
    figures.set(
      cells[0] as string,
      speeds.map(([speed]) => speed),
    );
    figures.set(
      `${cells[0]}, raw`,
      speeds.map(([, raw]) => raw),
    );
  }
  return figures;
}

/** How many hands one evaluator judges while another judges one: of five cards and of seven, to two digits. */
export function timesAsFast(fast: string, slow: string, page = readFileSync(PAGE, 'utf8')) {
  const [five, seven] = SIZES.map((_, column) => {
    const [more, less] = [fast, slow].map((name) => handsASecond(figuresIn(page).get(name)?.[column]));
    return Number(((more as number) / (less as number)).toPrecision(2));
  });
  return { five, seven };
}

function handsASecond(figure = ''): number {
  return Number.parseFloat(figure) * (figure.endsWith('M') ? 1e6 : 1e3);
}

/** The rows of the table, as cells. */
function rowsOf(page: string): string[][] {
  const [, table = ''] = page.split('\n## Compared\n');
  const rows = table.match(/^\|.*\|$(?:\n\|.*\|$)*/m)?.[0].split('\n') ?? [];
  return rows.slice(2).map((row) => row.slice(2, -2).split(' | '));
}

/** The page with the figures of a race. */
function withFigures(page: string, race: Race): string {
  const speedOf = (name: string, size: number) => {
    const outcome = race.disciplines.find(({ cards, from }) => cards === size && from === 'encoded');
    const speed = outcome?.handsPerSecond.find(({ evaluator }) => evaluator === name);
    return speed && formatSpeed(speed.median);
  };
  return rowsOf(page).reduce((text, cells) => {
    const [name = ''] = cells;
    const speeds = SIZES.map((size) =>
      [speedOf(name, size), speedOf(`${name}, raw`, size)].filter(Boolean).join(', raw '),
    );
    return text.replace(rowOf(cells), rowOf([...cells.slice(0, BY_HAND), ...speeds]));
  }, page);
}

const rowOf = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

if (process.argv[1]?.endsWith('race-figures.ts')) {
  const args = ['dist/cli/main.js', 'race', '--rounds', '15', '--json', '--svg', PICTURE];
  const race = JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' })) as Race;
  writeFileSync(PAGE, withFigures(readFileSync(PAGE, 'utf8'), race));
}
