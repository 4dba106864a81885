/**
 * The figures of the race, which stand in one place, the README of the evaluators: whoever quotes them reads them there.
 * `npm run race-figures` races anew and writes them there, and the picture of the same run.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { formatSpeed } from '../../src/race/format-speed.ts';

export const PAGE = 'src/evaluators/README.md';
export const PICTURE = 'docs/race.svg';

/** Of how many cards the last two columns of the table are. */
const SIZES = [5, 7] as const;

/** What `race --json` prints. */
interface Race {
  readonly disciplines: readonly {
    readonly cards: number;
    readonly from: string;
    readonly handsPerSecond: readonly { readonly evaluator: string; readonly median: number }[];
  }[];
}

/** Reads how fast each evaluator is, of five cards and of seven, as the page says it: `cactus-kev`, or `rank-sum, raw`. */
export function figuresIn(page: string): Map<string, readonly (string | undefined)[]> {
  const figures = rowsOf(page).flatMap(([name, ...cells]) => {
    const speeds = cells.slice(-SIZES.length).map((cell) => cell.split(', raw '));
    return [
      [`${name}`, speeds.map(([speed]) => speed)],
      [`${name}, raw`, speeds.map(([, raw]) => raw)],
    ] as const;
  });
  return new Map(figures);
}

/** Says how many hands one evaluator judges while another judges one: of five cards and of seven, to two digits. */
export function timesAsFast(fast: string, slow: string, page = readFileSync(PAGE, 'utf8')) {
  const figures = figuresIn(page);
  const handsASecond = (name: string, column: number) => {
    const figure = figures.get(name)?.[column] ?? '';
    return Number.parseFloat(figure) * (figure.endsWith('M') ? 1e6 : 1e3);
  };
  const [five, seven] = SIZES.map((_, column) =>
    Number((handsASecond(fast, column) / handsASecond(slow, column)).toPrecision(2)),
  );
  return { five, seven };
}

/** Reads the rows of the table, as cells. */
function rowsOf(page: string): string[][] {
  const [, table = ''] = page.split('\n## Compared\n');
  const rows = table.match(/^\|.*\|$(?:\n\|.*\|$)*/m)?.[0].split('\n') ?? [];
  return rows.slice(2).map((row) => row.slice(2, -2).split(' | '));
}

/** Puts the figures of a race into the page. */
function withFigures(page: string, race: Race): string {
  const speedOf = (name: string, size: number) => {
    const outcome = race.disciplines.find(({ cards, from }) => cards === size && from === 'encoded');
    const speed = outcome?.handsPerSecond.find(({ evaluator }) => evaluator === name);
    return speed ? [formatSpeed(speed.median)] : [];
  };
  return rowsOf(page).reduce((text, cells) => {
    const speeds = SIZES.map((size) =>
      [...speedOf(`${cells[0]}`, size), ...speedOf(`${cells[0]}, raw`, size)].join(', raw '),
    );
    return text.replace(cells.join(' | '), [...cells.slice(0, -SIZES.length), ...speeds].join(' | '));
  }, page);
}

if (process.argv[1]?.endsWith('race-figures.ts')) {
  const args = ['dist/cli/main.js', 'race', '--rounds', '15', '--json', '--svg', PICTURE];
  const race = JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' })) as Race;
  writeFileSync(PAGE, withFigures(readFileSync(PAGE, 'utf8'), race));
}
