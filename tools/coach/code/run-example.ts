/** Runs examples as Cucumber does, but faster, and says how far each got. */
import { OUR_RULES, type Rules } from '../../../steps/rules-under-test.ts';
import type { DataTable } from '../../../steps/sentence-types.ts';
import { PokerWorld } from '../../../steps/world.ts';
import type { Call } from '../call.ts';
import { type Chapter, type Example, linesOfStep, type Step, type Table } from '../chapter.ts';
import { findStep } from '../chapters/find-step.ts';
import type { FailedExample } from '../verdict.ts';
import type { Host } from './host.ts';

/** How an example failed: what was thrown, the last calls before that, and how far it got. */
export interface ExampleFailure {
  readonly error: unknown;
  readonly calls: readonly Call[];
  readonly example: FailedExample;
  /** The step that threw it. */
  readonly step: Step | undefined;
}

/** Runs an example with some rules; returns how it failed, if it did. */
export function failureIn(example: Example, rules: Rules, host: Host): ExampleFailure | undefined {
  let current = 0;
  const onStep = (step: number) => {
    current = step;
  };
  host.calls.forget();
  try {
    host.quiet(() => runSteps(example.steps, rules, onStep));
    return undefined;
  } catch (error) {
    const step = example.steps[current];
    const calls = host.calls.all();
    return {
      error,
      calls,
      step,
      // Its table may be long, and most failures are only counted.
      get example() {
        return exampleUpTo(example, current);
      },
    };
  }
}

/**
 * Runs steps with some rules.
 * @param onStep - gets the index of each step
 * @returns what the steps have made: players, their cards, the board
 * @throws whatever a step throws, or Error if there is no such step
 */
export function runSteps(
  steps: readonly Step[],
  rules: Rules,
  onStep: (step: number) => void = () => {},
): PokerWorld {
  const world = new PokerWorld({ parameters: { rules } });
  for (const [index, { text, table }] of steps.entries()) {
    onStep(index);
    const found = findStep(text);
    if (!found) throw new Error(`no step says "${text}"`);
    const values: unknown[] = found.values.map((value) => value.getValue(world));
    const needsTable = found.step.sentence.endsWith(':');
    if (needsTable && table.length === 0) throw new Error('expected a table below this sentence');
    if (table.length > 0) values.push(dataTableOf(table));
    found.step.code.apply(world, values as never);
  }
  return world;
}

/** Returns the table below a sentence as a step gets it. */
function dataTableOf(table: Table): DataTable {
  const [head = [], ...body] = table;
  const rowOf = (cells: readonly string[]) =>
    Object.fromEntries(head.map((name, column) => [name, cells[column] ?? '']));
  return {
    raw: () => table.map((row) => [...row]),
    rows: () => body.map((row) => [...row]),
    hashes: () => body.map(rowOf),
  };
}

/**
 * Writes an example up to one of its steps.
 * @param end - the index of that step; by default of the last
 */
export function exampleUpTo(example: Example, end = example.steps.length - 1): FailedExample {
  const { location, rule, name, steps } = example;
  const lastStep = steps[end];
  const [sentence = '', ...rows] = lastStep ? linesOfStep(lastStep) : [];
  return { location, rule, name, given: steps.slice(0, end).flatMap(linesOfStep), sentence, rows };
}

/** Runs all examples with our rules, and says which fail and why. */
export function failuresIn(chapters: readonly Chapter[], host: Host): string[] {
  const examples = chapters.flatMap((chapter) => [...chapter.examples, ...chapter.counts]);
  return examples.flatMap((example) => {
    const failure = failureIn(example, OUR_RULES, host);
    return failure ? [describeFailure(failure)] : [];
  });
}

function describeFailure({ error, example }: ExampleFailure): string {
  const reason = error instanceof Error ? error.message : error;
  return `${example.location}: "${example.sentence}": ${reason}`;
}
