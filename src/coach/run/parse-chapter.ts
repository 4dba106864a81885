/** Reads chapters of the rule book from features in Gherkin, as Cucumber does. */
import { AstBuilder, compile, GherkinClassicTokenMatcher, Parser } from '@cucumber/gherkin';
import { IdGenerator, type Pickle, type Scenario as ScenarioNode, type Step as StepNode } from '@cucumber/messages';
import {
  type Argument,
  type Chapter,
  countsHands,
  type Example,
  type Scenario,
  type Sentence,
  type Step,
} from '../chapter.ts';

/** Finds the arguments of a sentence; none when no step says it. */
export type Match = (text: string) => readonly Argument[];

/** @param matchAny - finds nothing for readers that do not know the steps */
export function parseChapter(text: string, file: string, matchAny: Match = () => []): Chapter {
  const newId = IdGenerator.incrementing();
  const document = new Parser(new AstBuilder(newId), new GherkinClassicTokenMatcher()).parse(text);
  const pickles = compile(document, file, newId);
  const { name: title = '', description, children = [] } = document.feature ?? {};
  const said = new Set(pickles.flatMap(({ steps }) => steps.map((step) => step.text)));
  const match: Match = (sentence) => (said.has(sentence) ? matchAny(sentence) : []); // what has `<cards>` in it is not said
  const reading = { match, pickles: new Map(pickles.map((pickle) => [pickle.astNodeIds.at(-1), pickle])) };
  const loose = { name: '', description: '', children };
  const rules = [loose, ...children.flatMap(({ rule }) => rule ?? [])]
    .map((rule) => ({
      name: rule.name,
      description: inLines(rule.description),
      scenarios: rule.children.flatMap(({ scenario }) => (scenario ? tablesOf(scenario, rule.name, reading) : [])),
    }))
    .filter(({ name, scenarios }) => name !== '' || scenarios.length > 0);
  const examples = rules.flatMap(({ scenarios }) => scenarios.flatMap((scenario) => scenario.examples));
  const [, digits, name = ''] = file.match(/(\d+)-([^/]+)\.feature$/) ?? [];
  return {
    file,
    number: Number(digits),
    name,
    title,
    description: inLines(description),
    background: children.flatMap(({ background }) => background?.steps ?? []).map((step) => stepOf(step, match)),
    rules,
    examples: examples.filter((example) => !countsHands(example)),
    counts: examples.filter(countsHands),
  };
}

/** Says where an example stands. */
export function placeOf({ uri, location }: Pickle): string {
  return `${uri}:${location?.line}`;
}

const inLines = (text = '') => text.replaceAll(/^ +/gm, '').trim();

/** What the reading of one chapter needs to know. */
interface Reading {
  readonly match: Match;
  /** By the id of the scenario or, in a table, of the row. */
  readonly pickles: ReadonlyMap<string | undefined, Pickle>;
}

/** Reads a scenario for each of its tables, or the one that it is without. */
function tablesOf(scenario: ScenarioNode, rule: string, { match, pickles }: Reading): Scenario[] {
  const { id, name, description } = scenario;
  const steps = scenario.steps.map((step) => stepOf(step, match));
  const exampleOf = (id: string, cells: readonly Sentence[]): Example[] => {
    const pickle = pickles.get(id);
    return pickle ? [{ place: placeOf(pickle), rule, name: pickle.name, cells, steps: runSteps(pickle, match) }] : [];
  };
  if (scenario.examples.length === 0)
    return [{ name, description: inLines(description), steps, columns: [], examples: exampleOf(id, []) }];
  return scenario.examples.map((table) => {
    const columns = valuesOf(table.tableHeader);
    return {
      name,
      description: inLines(`${description}\n\n${table.description}`),
      steps,
      columns,
      examples: table.tableBody.flatMap((row) => exampleOf(row.id, cellsOf(columns, valuesOf(row), steps, match))),
    };
  });
}

/** Reads the cells of a row, each with what a step takes out of it. */
function cellsOf(
  columns: readonly string[],
  values: readonly string[],
  steps: readonly Step[],
  match: Match,
): Sentence[] {
  const filled = (text: string) =>
    columns.reduce((text, name, column) => text.replaceAll(`<${name}>`, () => values[column] ?? ''), text);
  return values.map((text, column) => {
    const taken = steps.map((step): Argument[] => {
      const [before = '', after] = step.text.split(`<${columns[column]}>`, 2);
      if (after === undefined) return [];
      const { length } = filled(before);
      const inCell = match(filled(step.text)).map((argument) => ({ ...argument, start: argument.start - length }));
      return inCell.filter(({ start, text: part }) => start >= 0 && start + part.length <= text.length);
    });
    return { text, arguments: taken.find(({ length }) => length > 0) ?? [] };
  });
}

function stepOf({ keyword, text, dataTable }: StepNode, match: Match): Step {
  return { keyword: keyword.trim(), text, table: dataTable?.rows.map(valuesOf) ?? [], arguments: match(text) };
}

const KEYWORDS = { Context: 'Given', Action: 'When', Outcome: 'Then', Unknown: 'And' } as const;

/** Reads the steps that are run: one of the same kind as the one before begins with `And`, even after the background. */
function runSteps({ steps }: Pickle, match: Match): Step[] {
  return steps.map(({ type, text, argument }, index) => ({
    keyword: type === steps[index - 1]?.type ? 'And' : KEYWORDS[type ?? 'Unknown'],
    text,
    table: argument?.dataTable?.rows.map(valuesOf) ?? [],
    arguments: match(text),
  }));
}

const valuesOf = (row: { readonly cells: readonly { readonly value: string }[] } | undefined): string[] =>
  row?.cells.map(({ value }) => value) ?? [];
