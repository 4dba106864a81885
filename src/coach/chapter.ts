/** A chapter of the rule book as examples that can be run one by one. */
import { AstBuilder, compile, GherkinClassicTokenMatcher, Parser } from '@cucumber/gherkin';
import { type Feature, type GherkinDocument, IdGenerator, type Pickle, type PickleStep } from '@cucumber/messages';
import { inColumns } from './columns.ts';

export interface ExampleStep {
  /** As it is read aloud: `Given the cards Kd Kh`. */
  readonly sentence: string;
  readonly text: string;
  readonly table?: readonly (readonly string[])[];
}

export interface Example {
  /** Where it stands, which also is its name among all examples: `features/02-pair.feature:14`. */
  readonly place: string;
  readonly rule: string;
  readonly name: string;
  readonly steps: readonly ExampleStep[];
}

/** A rule of a chapter: the sentence, and what is told about it. */
export interface ChapterRule {
  readonly name: string;
  readonly description: string;
}

export interface Chapter {
  readonly title: string;
  readonly description: string;
  readonly rules: readonly ChapterRule[];
  readonly file: string;
  readonly examples: readonly Example[];
}

const WORDS = { Context: 'Given', Action: 'When', Outcome: 'Then', Unknown: 'And' } as const;

export function parseChapter(text: string, file: string): Chapter {
  const { document, pickles } = parseFeature(text, file, IdGenerator.incrementing());
  const rules = new Map(document.feature ? rulesOfScenarios(document.feature) : []);
  const lines = linesOf(document);
  return {
    title: document.feature?.name ?? '',
    description: inLines(document.feature?.description),
    rules: (document.feature?.children ?? []).flatMap(({ rule }) =>
      rule ? [{ name: rule.name, description: inLines(rule.description) }] : [],
    ),
    file,
    examples: pickles.map((pickle) => exampleOf(pickle, file, rules, lines)),
  };
}

const inLines = (text = '') => text.replaceAll(/^ +/gm, '').trim();

/** The lines in which a step is read: its sentence, and below it the rows of its table. */
export function linesOfStep({ sentence, table = [] }: ExampleStep): string[] {
  return [sentence, ...inColumns(table).map((cells) => `  ${cells.join('  ').trimEnd()}`)];
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

function exampleOf(
  { name, steps, astNodeIds }: Pickle,
  file: string,
  rules: ReadonlyMap<string, string>,
  lines: ReadonlyMap<string, number>,
): Example {
  const line = lines.get(astNodeIds.at(-1) ?? '') ?? 0;
  const rule = rules.get(astNodeIds[0] ?? '') ?? '';
  return { place: `${file}:${line}`, rule, name, steps: exampleSteps(steps) };
}

/** The sentences of an example. */
export function exampleSteps(steps: readonly PickleStep[]): ExampleStep[] {
  return steps.map((step, index) => stepOf(step, steps[index - 1]));
}

function stepOf({ text, type, argument }: PickleStep, before: PickleStep | undefined): ExampleStep {
  const word = type && type === before?.type ? 'And' : WORDS[type ?? 'Unknown'];
  const step = { sentence: `${word} ${text}`, text };
  const table = argument?.dataTable?.rows.map(({ cells }) => cells.map(({ value }) => value));
  return table ? { ...step, table } : step;
}

function rulesOfScenarios({ children }: Feature): [string, string][] {
  return children.flatMap(({ rule }) =>
    (rule?.children ?? []).flatMap(({ scenario }): [string, string][] =>
      rule && scenario ? [[scenario.id, rule.name]] : [],
    ),
  );
}

/** The line of each scenario and of each row of examples. */
function linesOf({ feature }: GherkinDocument): Map<string, number> {
  const children = (feature?.children ?? []).flatMap((child) => [child, ...(child.rule?.children ?? [])]);
  const scenarios = children.flatMap(({ scenario }) => scenario ?? []);
  const rows = scenarios.flatMap(({ examples }) => examples.flatMap(({ tableBody }) => tableBody));
  return new Map([...scenarios, ...rows].map(({ id, location }) => [id, location.line]));
}
