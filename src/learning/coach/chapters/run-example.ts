/** Runs an example of a feature as Cucumber does, but faster: each in a world of its own. */
import type { DataTable } from '../../../../steps/sentence.ts';
import { PokerWorld } from '../../../../steps/world.ts';
import type { Rules } from '../../../solution/rules.ts';
import type { Example, Table } from '../chapter.ts';
import { findStep } from './find-step.ts';

/**
 * Runs the steps of an example with some rules.
 * @param onStep - gets the index of each step
 * @throws whatever a step throws, or Error if there is no such step
 */
export function runExample(
  { steps }: Pick<Example, 'steps'>,
  rules: Rules,
  onStep: (step: number) => void,
): void {
  const world = new PokerWorld({ parameters: { rules } });
  for (const [index, { text, table }] of steps.entries()) {
    onStep(index);
    const found = findStep(text);
    if (!found) throw new Error(`no step says "${text}"`);
    const values: unknown[] = found.values.map((value) => value.getValue(world));
    if (table.length > 0) values.push(dataTableOf(table));
    found.step.code.apply(world, values as never);
  }
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
