/** The rule book as data: chapters, their rules, and examples that can be run one by one. Read from features in Gherkin. */
import { AstBuilder, compile, GherkinClassicTokenMatcher, Parser } from '@cucumber/gherkin';
import {
  type FeatureChild,
  type GherkinDocument,
  IdGenerator,
  type Pickle,
  type PickleStep,
  type Scenario as ScenarioNode,
  type Step as StepNode,
} from '@cucumber/messages';
import { inColumns } from './columns.ts';

export interface Chapter<One extends Example = Example> {
  readonly file: string;
  /** From 1: the place in the order of reading. */
  readonly number: number;
  /** `pair`: the name of the file without its number. */
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** What is given in every example of the chapter. */
  readonly background: readonly Step[];
  readonly rules: readonly Rule<One>[];
  /** Those of all rules, in their order. */
  readonly examples: readonly One[];
}

/** A rule of a chapter: the sentence, what is told about it, and what shows it. */
export interface Rule<One extends Example = Example> {
  /** Empty for examples that stand under no rule. */
  readonly name: string;
  readonly description: string;
  readonly scenarios: readonly Scenario<One>[];
}

/** One example, or a table of examples that are told in the same sentences. */
export interface Scenario<One extends Example = Example> {
  readonly name: string;
  readonly description: string;
  /** As they are written: in a table with names such as `<cards>` in the place of its cells. */
  readonly steps: readonly Step[];
  /** The names over the cells; none when there is no table. */
  readonly columns: readonly string[];
  readonly examples: readonly One[];
}

export interface Example {
  /** Where it stands, which also is its name among all examples: `features/02-pair.feature:14`. */
  readonly place: string;
  readonly rule: string;
  readonly name: string;
  /** Those of its row; none when there is no table. */
  readonly cells: readonly Sentence[];
  /** As they are run and read aloud, those of the background first. */
  readonly steps: readonly Step[];
}

/** Words, and what a step takes out of them. */
export interface Sentence {
  readonly text: string;
  readonly arguments: readonly Argument[];
}

export interface Step extends Sentence {
  /** `Given`, `When`, `Then`, `And` or `But`. */
  readonly keyword: string;
  readonly table: Table;
}

/** The rows, the first of which is the head; none when there is no table. */
export type Table = readonly (readonly string[])[];

/** What stands in the place of `{cards}`, or of another parameter type. */
export interface Argument {
  /** The name of the parameter type. */
  readonly type: string;
  /** Where it begins in the sentence. */
  readonly start: number;
  /** Without what belongs to the parameter type, such as quotation marks. */
  readonly text: string;
}

/** Finds the arguments of a sentence; none when no step says it. */
export type Match = (text: string) => readonly Argument[];

/** For readers that do not know the steps. */
const matchNothing: Match = () => [];

export function parseChapter(text: string, file: string, match = matchNothing): Chapter {
  const { document, pickles } = parseFeature(text, file, IdGenerator.incrementing());
  return chapterOf(document, pickles, match);
}

/** A feature as Cucumber reads it, and its examples as Cucumber runs them. */
export function parseFeature(
  text: string,
  file: string,
  newId: IdGenerator.NewId,
): { readonly document: GherkinDocument; readonly pickles: readonly Pickle[] } {
  const document = new Parser(new AstBuilder(newId), new GherkinClassicTokenMatcher()).parse(text);
  return { document: { ...document, uri: file }, pickles: compile(document, file, newId) };
}

/**
 * The chapter that a feature tells.
 *
 * @param pickles - its examples, maybe among those of other features
 */
export function chapterOf(document: GherkinDocument, pickles: readonly Pickle[], matchAny: Match): Chapter {
  const { uri: file = '', feature } = document;
  const children = feature?.children ?? [];
  const said = new Set(pickles.flatMap(({ steps }) => steps.map(({ text }) => text)));
  const match: Match = (text) => (said.has(text) ? matchAny(text) : []); // what has `<cards>` in it is not said
  const reading = { match, pickles: new Map(pickles.map((pickle) => [pickle.astNodeIds.at(-1), pickle])) };
  const loose = { name: '', description: '', scenarios: scenariosOf(children, '', reading) };
  const told = children
    .flatMap(({ rule }) => rule ?? [])
    .map((rule) => ({
      name: rule.name,
      description: inLines(rule.description),
      scenarios: scenariosOf(rule.children, rule.name, reading),
    }));
  const rules = loose.scenarios.length > 0 ? [loose, ...told] : told;
  const [, digits, name = ''] = file.match(/(\d+)-([^/]+)\.feature$/) ?? [];
  return {
    file,
    number: Number(digits),
    name,
    title: feature?.name ?? '',
    description: inLines(feature?.description),
    background: children.flatMap(({ background }) => background?.steps ?? []).map((step) => stepOf(step, match)),
    rules,
    examples: rules.flatMap(({ scenarios }) => scenarios.flatMap(({ examples }) => examples)),
  };
}

/** A group as the matcher finds it, and Cucumber's messages tell it. */
interface Group {
  readonly start?: number | undefined;
  readonly value?: string | null | undefined;
  readonly children?: readonly Group[] | undefined;
}

/** An argument of that parameter type: what the type captures of the words that it takes, or all of them. */
export function argumentOf(type = '', { start = 0, value, children = [] }: Group): Argument {
  const captured = children.find((child) => typeof child.value === 'string');
  return captured ? argumentOf(type, captured) : { type, start, text: value ?? '' };
}

/** Where an example stands. */
export function placeOf({ uri, location }: Pickle): string {
  return `${uri}:${location?.line}`;
}

/** The lines in which a step is read: its sentence, and below it the rows of its table. */
export function linesOfStep({ keyword, text, table }: Step): string[] {
  return [`${keyword} ${text}`, ...inColumns(table).map((cells) => `  ${cells.join('  ').trimEnd()}`)];
}

/** The rows of a table as sentences, whose arguments are the cells, of the types that the head names. */
export function sentencesOf([head = [], ...rows]: Table): Sentence[] {
  return rows.map((cells) => ({
    text: cells.join(' '),
    arguments: cells.map((text, column) => {
      const start = cells.slice(0, column).reduce((length, cell) => length + cell.length + 1, 0);
      return { type: head[column] ?? '', start, text };
    }),
  }));
}

const inLines = (text = '') => text.replaceAll(/^ +/gm, '').trim();

/** What the reading of one chapter needs to know. */
interface Reading {
  readonly match: Match;
  /** By the id of the scenario or, in a table, of the row. */
  readonly pickles: ReadonlyMap<string | undefined, Pickle>;
}

function scenariosOf(children: readonly FeatureChild[], rule: string, reading: Reading): Scenario[] {
  return children.flatMap(({ scenario }) => (scenario ? tablesOf(scenario, rule, reading) : []));
}

/** A scenario for each of its tables, or the one that it is without. */
function tablesOf(scenario: ScenarioNode, rule: string, { match, pickles }: Reading): Scenario[] {
  const { id, name, description } = scenario;
  const steps = scenario.steps.map((step) => stepOf(step, match));
  const exampleOf = (id: string, cells: readonly Sentence[]): Example[] => {
    const pickle = pickles.get(id);
    if (!pickle) return [];
    return [{ place: placeOf(pickle), rule, name: pickle.name, cells, steps: runSteps(pickle, match) }];
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

/** The cells of a row, each with what a step takes out of it. */
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

function runSteps({ steps }: Pickle, match: Match): Step[] {
  return steps.map(({ type, text, argument }, index) => ({
    keyword: isMore(type, steps[index - 1]) ? 'And' : KEYWORDS[type ?? 'Unknown'],
    text,
    table: argument?.dataTable?.rows.map(valuesOf) ?? [],
    arguments: match(text),
  }));
}

function isMore(type: PickleStep['type'], before: PickleStep | undefined): boolean {
  return type !== undefined && type === before?.type;
}

function valuesOf(row: { readonly cells: readonly { readonly value: string }[] } | undefined): string[] {
  return row?.cells.map(({ value }) => value) ?? [];
}
