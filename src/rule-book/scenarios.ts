/** Reads scenarios, and outlines with their tables. */
import type * as messages from '@cucumber/messages';
import type { Example, Scenario, Sentence, Step } from './book.ts';
import { proseOf, type Reading } from './reading.ts';

/** The scenarios among the children of a feature or of a rule. */
export function readScenarios(
  children: readonly { readonly scenario?: messages.Scenario }[],
  reading: Reading,
): Scenario[] {
  return children.flatMap(({ scenario }) => {
    if (!scenario) return [];
    return scenario.examples.length > 0 ? tablesOf(scenario, reading) : [single(scenario, reading)];
  });
}

/** A step as it stands in the feature. */
export function stepOf({ keyword, text, dataTable }: messages.Step): Step {
  return { keyword: keyword.trim(), text, table: cellsOf(dataTable?.rows) };
}

function single(scenario: messages.Scenario, reading: Reading): Scenario {
  const { name, steps } = scenario;
  const examples = [readExample(scenario, [], reading)];
  return { name, prose: proseOf(scenario), steps: steps.map(stepOf), columns: [], examples };
}

function tablesOf(scenario: messages.Scenario, reading: Reading): Scenario[] {
  const { name, steps, examples } = scenario;
  return examples.map((table) => ({
    name,
    prose: [...proseOf(scenario), ...proseOf(table)],
    steps: steps.map(stepOf),
    columns: table.tableHeader?.cells.map(({ value }) => value) ?? [],
    examples: table.tableBody.map((row) =>
      readExample(
        row,
        row.cells.map(({ value }) => value),
        reading,
      ),
    ),
  }));
}

function readExample(
  { id, location }: messages.Scenario | messages.TableRow,
  cells: readonly string[],
  { uri, runs, newSlug }: Reading,
): Example {
  const run = runs.get(id);
  const name = run?.pickle.name ?? '';
  return {
    slug: newSlug(name),
    place: `${uri}:${location.line}`,
    name,
    cells,
    sentences: run?.pickle.steps.map(sentenceOf) ?? [],
    result: run?.result ?? { status: 'not run' },
  };
}

function sentenceOf({ text, argument }: messages.PickleStep): Sentence {
  return { text, table: cellsOf(argument?.dataTable?.rows) };
}

function cellsOf(rows: readonly { readonly cells: readonly { readonly value: string }[] }[] = []): string[][] {
  return rows.map(({ cells }) => cells.map(({ value }) => value));
}
