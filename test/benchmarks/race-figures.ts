/**
 * Races anew, and writes the figures into the README of the evaluators, their one place, and the
 * picture: `npm run race-figures`.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { formatSpeed } from '../../src/fast/race/format-speed.ts';

export const PAGE = 'src/fast/evaluators/README.md';
export const PICTURE = 'docs/race.svg';

/**
 * A row of the table: its last two cells are how fast an evaluator is, of five cards and of seven.
 */
const ROW = /^(\| ([\w-]+) \|.*\| )(\d[^|]*) \| (\d[^|]*) \|$/gm;
const SIZES = [5, 7];

/** What `race --json` prints. */
interface Race {
  readonly disciplines: readonly {
    readonly cards: number;
    readonly from: string;
    readonly handsPerSecond: readonly { readonly evaluator: string; readonly median: number }[];
  }[];
}

/** Reads how fast each evaluator is, as the page says it: `cactus-kev`, or `rank-sum, raw`. */
export function figuresIn(page: string): Map<string, readonly (string | undefined)[]> {
  const rows = [...page.matchAll(ROW)].flatMap(([, , name, ...cells]) =>
    [`${name}`, `${name}, raw`].map(
      (key, at) => [key, cells.map((cell) => cell.split(', raw ')[at])] as const,
    ),
  );
  return new Map(rows);
}

/**
 * Says how many hands one evaluator judges while another judges one: of five cards and of seven, to
 * two digits.
 */
export function timesAsFast(fast: string, slow: string) {
  const figures = figuresIn(readFileSync(PAGE, 'utf8'));
  const speed = (name: string, column: number) => {
    const figure = figures.get(name)?.[column] ?? '';
    return Number.parseFloat(figure) * (figure.endsWith('M') ? 1e6 : 1e3);
  };
  const [five, seven] = [0, 1].map((column) =>
    Number((speed(fast, column) / speed(slow, column)).toPrecision(2)),
  );
  return { five, seven };
}

if (process.argv[1]?.endsWith('race-figures.ts')) {
  const args = ['dist/cli/main.js', 'race', '--rounds', '15', '--json', '--svg', PICTURE];
  const { disciplines } = JSON.parse(
    execFileSync(process.execPath, args, { encoding: 'utf8' }),
  ) as Race;
  const cellOf = (name: string, size: number) => {
    const found =
      disciplines.find(({ cards, from }) => cards === size && from === 'encoded')?.handsPerSecond ??
      [];
    const both = [name, `${name}, raw`].flatMap(
      (key) => found.find(({ evaluator }) => evaluator === key) ?? [],
    );
    return both.map(({ median }) => formatSpeed(median)).join(', raw ');
  };
  const write = (_: string, start: string, name: string) =>
    `${start}${SIZES.map((size) => cellOf(name, size)).join(' | ')} |`;
  writeFileSync(PAGE, readFileSync(PAGE, 'utf8').replaceAll(ROW, write));
}
