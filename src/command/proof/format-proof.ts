import type { Result } from '../../fast/proof/checks.ts';
import type { Frequencies } from '../../fast/proof/frequencies.ts';
import { describeDifference } from '../../fast/proof/order.ts';
import { inFull } from '../../kata/cards/quote.ts';
import { LADDER } from '../../kata/ranking/ladder.ts';
import type { Paint } from '../../machine/terminal/colours.ts';
import type { Draw } from '../../machine/terminal/draw-cards.ts';

const NAME_COLUMNS = 12;
const CLAIM_COLUMNS = 52;
const [CATEGORY_COLUMNS, FIVE_COLUMNS, SEVEN_COLUMNS] = [15, 11, 12];

/** Writes a result on one line, and the hands that show a problem on a second. */
export function formatResult(
  { check: { claim, evaluator }, seconds, problem, pair }: Result,
  draw: Draw,
  paint: Paint,
): string {
  const mark = problem === undefined ? paint('green', '✓') : paint('red', '✗');
  const time = `${seconds.toFixed(1)} s`.padStart(7);
  const line = `  ${mark} ${evaluator.padEnd(NAME_COLUMNS)}  ${(problem ?? claim).padEnd(CLAIM_COLUMNS)} ${time}`;
  return pair ? `${line}\n      ${describeDifference(pair, draw)}` : line;
}

export function formatFrequencies(five: Frequencies, seven: Frequencies | undefined): string {
  const row = (name: string, a: string, b = '') =>
    `  ${name.padEnd(CATEGORY_COLUMNS)}${a.padStart(FIVE_COLUMNS)}${b.padStart(SEVEN_COLUMNS)}`.trimEnd();
  return [
    row('', 'five cards', seven && 'seven cards'),
    ...LADDER.map(({ category }) =>
      row(category, inFull(five[category]), seven && inFull(seven[category])),
    ),
  ].join('\n');
}

export function formatEnd(results: readonly Result[], seconds: number, threads: number): string {
  const failed = results.filter(({ problem }) => problem !== undefined).length;
  const how = `${seconds.toFixed(1)} s on ${threads} ${threads === 1 ? 'thread' : 'threads'}`;
  if (failed === 0) return `Proven: all ${results.length} checks passed, ${how}`;
  return `Not proven: ${failed} of ${results.length} checks failed, ${how}`;
}
