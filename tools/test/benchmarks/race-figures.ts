/**
 * Races again, and writes the figures into the README of the evaluators, which is the only place
 * that has them, and into the picture. Run `tools/build/package.ts` first.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { formatSpeed } from '../../race/format-speed.ts';

export const PAGE = 'src/evaluators/README.md';
export const PICTURE = 'docs/race.svg';

/**
 * A row of the table of evaluators. Its last two cells say how fast one judges five cards and seven,
 * each in up to two ways: `12M, raw 40M`.
 */
const ROW = /^(\| ([\w-]+) \|.*\| )(\d[^|]*) \| (\d[^|]*) \|$/gm;
const SIZES = [5, 7];
const BETWEEN_WAYS = ', raw ';

/** What `race --json` prints. */
interface Race {
  readonly disciplines: readonly {
    readonly cards: number;
    readonly from: string;
    readonly handsPerSecond: readonly { readonly evaluator: string; readonly median: number }[];
  }[];
}

/** How fast an evaluator is with five cards, and with seven; undefined if it does not say so. */
interface Figures {
  readonly five: string | undefined;
  readonly seven: string | undefined;
}

/**
 * Reads how fast each evaluator is.
 * @returns the figures by names like `cactus-kev` or `rank-sum, raw`
 */
export function figuresIn(page: string): Map<string, Figures> {
  const figures = new Map<string, Figures>();
  for (const [, , name, cellOfFive = '', cellOfSeven = ''] of page.matchAll(ROW)) {
    const [five, fiveRaw] = cellOfFive.split(BETWEEN_WAYS);
    const [seven, sevenRaw] = cellOfSeven.split(BETWEEN_WAYS);
    figures.set(`${name}`, { five, seven });
    figures.set(`${name}, raw`, { five: fiveRaw, seven: sevenRaw });
  }
  return figures;
}

/**
 * Says how many hands one evaluator judges while another judges one: of five cards and of seven, to
 * two digits.
 */
export function timesAsFast(fast: string, slow: string) {
  const figures = figuresIn(readFileSync(PAGE, 'utf8'));
  const ratio = (size: keyof Figures) => {
    const fastSpeed = speedIn(figures.get(fast)?.[size]);
    const slowSpeed = speedIn(figures.get(slow)?.[size]);
    return Number((fastSpeed / slowSpeed).toPrecision(2));
  };
  return { five: ratio('five'), seven: ratio('seven') };
}

/** Reads hands per second, like `1.2M` or `900k`. */
function speedIn(figure = ''): number {
  return Number.parseFloat(figure) * (figure.endsWith('M') ? 1e6 : 1e3);
}

function runRace(): Race {
  const args = ['dist/cli/main.js', 'race', '--rounds', '15', '--json', '--svg', PICTURE];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' })) as Race;
}

/** Writes a cell: the speed of an evaluator, encoded and, if it has that, raw. */
function cellOf({ disciplines }: Race, name: string, size: number): string {
  const discipline = disciplines.find(({ cards, from }) => cards === size && from === 'encoded');
  const ways = [name, `${name}, raw`].flatMap(
    (way) => discipline?.handsPerSecond.find(({ evaluator }) => evaluator === way) ?? [],
  );
  return ways.map(({ median }) => formatSpeed(median)).join(BETWEEN_WAYS);
}

if (process.argv[1]?.endsWith('race-figures.ts')) {
  const race = runRace();
  const writeRow = (_row: string, start: string, name: string) => {
    const cells = SIZES.map((size) => cellOf(race, name, size));
    return `${start}${cells.join(' | ')} |`;
  };
  writeFileSync(PAGE, readFileSync(PAGE, 'utf8').replaceAll(ROW, writeRow));
}
