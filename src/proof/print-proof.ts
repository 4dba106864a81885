import { availableParallelism } from 'node:os';
import { painterFor } from '../terminal/colours.ts';
import { drawFor } from '../terminal/draw-cards.ts';
import { startProgressBar } from '../terminal/progress-bar.ts';
import { startWorker } from '../terminal/start-worker.ts';
import { wrapFor } from '../terminal/wrap-text.ts';
import { planChecks } from './checks.ts';
import { formatEnd, formatFrequencies, formatResult, headingOf, proofToJson, type Style } from './format-proof.ts';
import { prove, type Result } from './prove.ts';
import { ROSTER, type Roster } from './roster.ts';
import { crewOf } from './workers.ts';

export interface ProofOptions {
  readonly json?: boolean;
  readonly fiveCards?: boolean;
}

const FIVE_CARDS: Roster = { ...ROSTER, sevens: {}, samples: [] };

const MOST_THREADS = 8; // each builds its own tables, and the longest piece of work is a seventh of a check

/** `proof`: checks every evaluator over all hands. */
export async function printProof({ json = false, fiveCards = false }: ProofOptions): Promise<void> {
  const start = performance.now();
  const workers = Array.from({ length: Math.min(availableParallelism(), MOST_THREADS) }, () => startWorker('proof'));
  const bar = startProgressBar(json || process.stdout.isTTY);
  const results: Result[] = [];
  try {
    const show = json ? () => {} : printerFor(process.stdout);
    const checks = planChecks(fiveCards ? FIVE_CARDS : ROSTER);
    for await (const result of prove(checks, crewOf(workers), (done, { evaluator }) => bar.show(done, evaluator))) {
      bar.hide();
      results.push(result);
      show(result);
    }
  } finally {
    bar.hide();
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
  const seconds = (performance.now() - start) / 1000;
  process.stdout.write(
    json
      ? `${proofToJson(results, seconds, workers.length)}\n`
      : wrapFor(process.stdout, endOf(results, seconds, workers.length)),
  );
  if (results.some(({ problem }) => problem !== undefined)) process.exitCode = 1;
}

/** Prints each result as soon as it is there, and a heading above those on the same hands. */
function printerFor(stream: NodeJS.WriteStream): (result: Result) => void {
  const style = styleFor(stream);
  let scope: string | undefined;
  return (result) => {
    const heading = `${scope === undefined ? '' : '\n'}${headingOf(result.check.scope)}\n`;
    const text = `${scope === result.check.scope ? '' : heading}${formatResult(result, style)}\n`;
    stream.write(wrapFor(stream, text));
    scope = result.check.scope;
  };
}

function endOf(results: readonly Result[], seconds: number, threads: number): string {
  const [five, seven] = ['all fives', 'all sevens'].map((scope) => results.find(({ check }) => check.scope === scope));
  const table = five?.frequencies ? `\n${formatFrequencies(five.frequencies, seven?.frequencies)}\n` : '';
  return `${table}\n${formatEnd(results, seconds, threads)}\n`;
}

function styleFor(stream: NodeJS.WriteStream): Style {
  const paint = painterFor(stream);
  return { cards: drawFor(stream), good: (text) => paint('green', text), bad: (text) => paint('red', text) };
}
