import { inFull } from '../../../src/cards/quote.ts';
import { LADDER } from '../../../src/ranking/ladder.ts';
import type { Paint } from '../../machine/terminal/colours.ts';
import type { Draw } from '../../machine/terminal/draw-cards.ts';
import type { Result } from './checks.ts';
import type { Frequencies } from './frequencies.ts';
import { describeDifference } from './order.ts';

const NAME_COLUMNS = 12;
const CLAIM_COLUMNS = 52;

const CATEGORY_COLUMNS = 15;
const FIVE_COLUMNS = 11;
const SEVEN_COLUMNS = 12;

/** Writes a result on one line, and the hands that show a problem on a second. */
export function formatResult(
  { check, seconds, problem, pair }: Result,
  draw: Draw,
  paint: Paint,
): string {
  const mark = problem === undefined ? paint('green', '✓') : paint('red', '✗');
  const name = check.evaluator.padEnd(NAME_COLUMNS);
  const finding = (problem ?? check.claim).padEnd(CLAIM_COLUMNS);
  const time = `${seconds.toFixed(1)} s`.padStart(7);
  const line = `  ${mark} ${name}  ${finding} ${time}`;
  return pair ? `${line}\n      ${describeDifference(pair, draw)}` : line;
}

/** Writes a table: how often each category occurs among five cards and, if counted, seven. */
export function formatFrequencies(five: Frequencies, seven: Frequencies | undefined): string {
  const rows = LADDER.map(({ category }) =>
    formatRow(category, inFull(five[category]), seven && inFull(seven[category])),
  );
  return [formatRow('', 'five cards', seven && 'seven cards'), ...rows].join('\n');
}

function formatRow(category: string, five: string, seven = ''): string {
  const cells = [
    category.padEnd(CATEGORY_COLUMNS),
    five.padStart(FIVE_COLUMNS),
    seven.padStart(SEVEN_COLUMNS),
  ];
  return `  ${cells.join('')}`.trimEnd();
}

/** Writes whether all checks passed, and how long that took. */
export function formatEnd(results: readonly Result[], seconds: number, threads: number): string {
  const failed = results.filter(({ problem }) => problem !== undefined).length;
  const duration = `${seconds.toFixed(1)} s on ${threads} ${threads === 1 ? 'thread' : 'threads'}`;
  if (failed === 0) return `Proven: all ${results.length} checks passed, ${duration}`;
  return `Not proven: ${failed} of ${results.length} checks failed, ${duration}`;
}
