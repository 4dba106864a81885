/** Reads a feature as a chapter, with its examples as Cucumber runs them. */
import { AstBuilder, compile, GherkinClassicTokenMatcher, Parser } from '@cucumber/gherkin';
import { RuleType, TokenType } from '@cucumber/gherkin/dist/Parser.js';
import {
  type FeatureChild,
  type GherkinDocument,
  IdGenerator,
  type Pickle,
  type PickleStep,
  type PickleTable,
  type Scenario as ScenarioNode,
  type Step as StepNode,
  type TableRow,
} from '@cucumber/messages';
import {
  type Argument,
  type Chapter,
  countsHands,
  type Example,
  type Rule,
  type Scenario,
  type Sentence,
  type Step,
} from '../chapter.ts';
import { readSentence } from './find-step.ts';

/**
 * Reads a chapter from a feature, as Cucumber does.
 * @param text - of the feature
 * @param file - its path, with the number of the chapter: `features/02-pair.feature`
 * @throws Error with the lines that are not Gherkin
 */
export function parseChapter(text: string, file: string): Chapter {
  return chapterIn(parseFeature(text, file), file);
}

/** A feature as Cucumber reads it: what is written, and the examples as they are run. */
export interface ParsedFeature {
  readonly document: GherkinDocument;
  readonly pickles: readonly Pickle[];
}

/** Parses a feature. @throws Error with the lines that are not Gherkin */
export function parseFeature(text: string, file: string): ParsedFeature {
  const newId = IdGenerator.incrementing();
  const document = new Parser(
    new BuilderWithoutDocStrings(newId),
    new GherkinClassicTokenMatcher(),
  ).parse(text);
  return { document, pickles: compile(document, file, newId) };
}

/** Leaves doc strings empty: no step reads them, and each line would take hundreds of bytes. */
class BuilderWithoutDocStrings extends AstBuilder {
  override build(token: Parameters<AstBuilder['build']>[0]): void {
    const { ruleType } = this.currentNode();
    const isInDocString = ruleType === RuleType.DocString && token.matchedType === TokenType.Other;
    if (!isInDocString) super.build(token);
  }
}

/** Makes a chapter of a parsed feature. @param file - its path, with the number of the chapter */
export function chapterIn({ document, pickles }: ParsedFeature, file: string): Chapter {
  const { name: title = '', description, children = [] } = document.feature ?? {};
  const rules = rulesIn(
    children,
    new Map(pickles.map((pickle) => [pickle.astNodeIds.at(-1), pickle])),
  );
  const examples = rules.flatMap(({ scenarios }) =>
    scenarios.flatMap((scenario) => scenario.examples),
  );
  const [, digits, slug = ''] = file.match(/(\d+)-([^/]+)\.feature$/) ?? [];
  return {
    file,
    number: Number(digits),
    name: slug,
    title,
    description: unindented(description),
    background: backgroundIn(children).map(stepOf),
    rules,
    examples: examples.filter((example) => !countsHands(example)),
    counts: examples.filter(countsHands),
  };
}

/** Identifies an example: `features/02-pair.feature:14`. */
export function locationOf({ uri, location }: Pickle): string {
  return `${uri}:${location?.line}`;
}

/** The examples as they are run, by the id of the scenario or table row. */
type Pickles = ReadonlyMap<string | undefined, Pickle>;

function unindented(text = ''): string {
  return text.replaceAll(/^ +/gm, '').trim();
}

function backgroundIn(children: readonly FeatureChild[]): StepNode[] {
  return children.flatMap(({ background }) => background?.steps ?? []);
}

/** Lists the rules; first one without a name, if there are examples outside of rules. */
function rulesIn(children: readonly FeatureChild[], pickles: Pickles): Rule[] {
  const withoutRule = { name: '', description: '', children };
  const nodes = [withoutRule, ...children.flatMap(({ rule }) => rule ?? [])];
  const rules = nodes.map((node) => ({
    name: node.name,
    description: unindented(node.description),
    scenarios: node.children.flatMap(({ scenario }) =>
      scenario ? scenariosOf(scenario, node.name, pickles) : [],
    ),
  }));
  return rules.filter(({ name, scenarios }) => name !== '' || scenarios.length > 0);
}

/** Returns a scenario for each table; without a table, the scenario is the only row. */
function scenariosOf(node: ScenarioNode, rule: string, pickles: Pickles): Scenario[] {
  const { name, examples: tables } = node;
  const steps = node.steps.map(stepOf);
  const wholeScenario = {
    description: '',
    tableHeader: undefined,
    tableBody: [{ id: node.id, cells: [] }],
  };
  return (tables.length > 0 ? tables : [wholeScenario]).map((table) => {
    const columns = cellTextsOf(table.tableHeader);
    const examples = table.tableBody.flatMap((row): Example[] => {
      const pickle = pickles.get(row.id);
      if (!pickle) return [];
      const cells = cellsOf(columns, cellTextsOf(row), steps);
      return [exampleOf(pickle, rule, cells)];
    });
    const description = unindented(`${node.description}\n\n${table.description}`);
    return { name, description, steps, columns, examples };
  });
}

function exampleOf(pickle: Pickle, rule: string, cells: readonly Sentence[]): Example {
  return {
    location: locationOf(pickle),
    rule,
    name: pickle.name,
    cells,
    steps: runStepsOf(pickle),
  };
}

/** Reads the cells of a row, each with its arguments in the first step that uses it. */
function cellsOf(
  columns: readonly string[],
  values: readonly string[],
  steps: readonly Step[],
): Sentence[] {
  const fillIn = (text: string) =>
    columns.reduce(
      (filled, name, column) => filled.replaceAll(`<${name}>`, () => values[column] ?? ''),
      text,
    );
  return values.map((text, column) => {
    const found = steps.map((step): Argument[] => {
      const [before = '', after] = step.text.split(`<${columns[column]}>`, 2);
      if (after === undefined) return [];
      const offset = fillIn(before).length;
      return argumentsWithin(readSentence(fillIn(step.text)).arguments, offset, text.length);
    });
    return { text, arguments: found.find(({ length }) => length > 0) ?? [] };
  });
}

/** Keeps the arguments in a part of a sentence, and counts their start from there. */
function argumentsWithin(all: readonly Argument[], offset: number, length: number): Argument[] {
  return all
    .map((argument) => ({ ...argument, start: argument.start - offset }))
    .filter(({ start, text }) => start >= 0 && start + text.length <= length);
}

/** Reads a step as it is written. */
function stepOf({ keyword, text, dataTable }: StepNode): Step {
  return {
    keyword: keyword.trim(),
    text,
    table: dataTable?.rows.map(cellTextsOf) ?? [],
    ...readSentence(text),
  };
}

const KEYWORDS = { Context: 'Given', Action: 'When', Outcome: 'Then', Unknown: 'And' } as const;

/** Reads the steps as they are run; a step of the same kind as the one before begins with `And`. */
function runStepsOf({ steps }: Pickle): Step[] {
  return steps.map((step, index) => ({
    keyword: keywordOf(step, steps[index - 1]),
    text: step.text,
    table: step.argument?.dataTable?.rows.map(cellTextsOf) ?? [],
    ...readSentence(step.text),
  }));
}

function keywordOf({ type }: PickleStep, before: PickleStep | undefined): string {
  return type === before?.type ? 'And' : KEYWORDS[type ?? 'Unknown'];
}

type Row = Pick<TableRow | PickleTable['rows'][number], 'cells'>;

function cellTextsOf(row: Row | undefined): string[] {
  return row?.cells.map(({ value }) => value) ?? [];
}
