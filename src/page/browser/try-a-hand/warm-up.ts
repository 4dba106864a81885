/** What may wait for the browser: tables that take longer to build than an answer may, and what stands below the answer. */
import { VIEWED, viewEvaluator } from '../../../evaluators/views/evaluator-views.ts';
import { DECK } from '../../../kata/cards/deck.ts';
import { standingOf } from './worth.ts';

const FIVE = DECK.slice(0, 5);

/** The tables of the standing first, for which every hand is asked, then those of the evaluators one by one. */
const PIECES: readonly (() => unknown)[] = [
  () => standingOf(FIVE),
  ...VIEWED.map((name) => () => viewEvaluator(name, FIVE)),
];

/** Builds the tables ahead; one that is needed before is built then. */
export function warmUp([piece, ...rest] = PIECES): void {
  if (piece === undefined) return;
  whenIdle(() => {
    piece();
    warmUp(rest);
  });
}

/** How long to wait for a moment without work, in milliseconds: a browser that draws nothing may not notice that it is idle. */
const PATIENCE_MS = 100;

/** Does something when there is nothing else to do, or soon. Safari cannot tell, so there it is done soon. */
export function whenIdle(work: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: PATIENCE_MS });
  else setTimeout(work, PATIENCE_MS);
}
