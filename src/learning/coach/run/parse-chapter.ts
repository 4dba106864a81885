import { AstBuilder, compile, GherkinClassicTokenMatcher, Parser } from '@cucumber/gherkin';
import {
  IdGenerator,
  type Pickle,
  type Scenario as ScenarioNode,
  type Step as StepNode,
} from '@cucumber/messages';
import {
  type Argument,
  type Chapter,
  countsHands,
  type Example,
  type Scenario,
  type Sentence,
  type Step,
} from '../chapter.ts';

/** Finds the arguments of a sentence; none if no step matches. */
export type Match = (text: string) => readonly Argument[];

/** Reads a chapter from a feature, as Cucumber does. */
export function parseChapter(text: string, file: string, match: Match = () => []): Chapter {
  const newId = IdGenerator.incrementing();
  const document = new Parser(new AstBuilder(newId), new GherkinClassicTokenMatcher()).parse(text);
  const { name: title = '', description, children = [] } = document.feature ?? {};
  const pickles = new Map(
    compile(document, file, newId).map((pickle) => [pickle.astNodeIds.at(-1), pickle]),
  );
  const rules = [
    { name: '', description: '', children },
    ...children.flatMap(({ rule }) => rule ?? []),
  ]
    .map((rule) => ({
      name: rule.name,
      description: inLines(rule.description),
      scenarios: rule.children.flatMap(({ scenario }) =>
        scenario ? tablesOf(scenario, rule.name, match, pickles) : [],
      ),
    }))
    .filter(({ name, scenarios }) => name !== '' || scenarios.length > 0);
  const examples = rules.flatMap(({ scenarios }) =>
    scenarios.flatMap((scenario) => scenario.examples),
  );
  const [, digits, slug = ''] = file.match(/(\d+)-([^/]+)\.feature$/) ?? [];
  return {
    file,
    number: Number(digits),
    name: slug,
    title,
    description: inLines(description),
    background: children
      .flatMap(({ background }) => background?.steps ?? [])
      .map((step) => stepOf(step, match)),
    rules,
    examples: examples.filter((example) => !countsHands(example)),
    counts: examples.filter(countsHands),
  };
}

export const locationOf = ({ uri, location }: Pickle): string => `${uri}:${location?.line}`;

const inLines = (text = '') => text.replaceAll(/^ +/gm, '').trim();

/** By the id of the scenario or table row. */
type Pickles = ReadonlyMap<string | undefined, Pickle>;

/** Returns a scenario for each table; without a table, the scenario is the only row. */
function tablesOf(
  scenario: ScenarioNode,
  rule: string,
  match: Match,
  pickles: Pickles,
): Scenario[] {
  const steps = scenario.steps.map((step) => stepOf(step, match));
  const whole = {
    description: '',
    tableHeader: undefined,
    tableBody: [{ id: scenario.id, cells: [] }],
  };
  return (scenario.examples.length > 0 ? scenario.examples : [whole]).map((table) => {
    const columns = valuesOf(table.tableHeader);
    const examples = table.tableBody.flatMap((row): Example[] => {
      const pickle = pickles.get(row.id);
      const cells = cellsOf(columns, valuesOf(row), steps, match);
      return pickle
        ? [
            {
              location: locationOf(pickle),
              rule,
              name: pickle.name,
              cells,
              steps: runSteps(pickle, match),
            },
          ]
        : [];
    });
    const description = inLines(`${scenario.description}\n\n${table.description}`);
    return { name: scenario.name, description, steps, columns, examples };
  });
}

function cellsOf(
  columns: readonly string[],
  values: readonly string[],
  steps: readonly Step[],
  match: Match,
): Sentence[] {
  const filled = (text: string) =>
    columns.reduce(
      (written, name, column) => written.replaceAll(`<${name}>`, () => values[column] ?? ''),
      text,
    );
  return values.map((text, column) => {
    const taken = steps.map((step): Argument[] => {
      const [before = '', after] = step.text.split(`<${columns[column]}>`, 2);
      if (after === undefined) return [];
      const { length } = filled(before);
      const inCell = match(filled(step.text)).map((argument) => ({
        ...argument,
        start: argument.start - length,
      }));
      return inCell.filter(
        ({ start, text: part }) => start >= 0 && start + part.length <= text.length,
      );
    });
    return { text, arguments: taken.find(({ length }) => length > 0) ?? [] };
  });
}

const stepOf = ({ keyword, text, dataTable }: StepNode, match: Match): Step => ({
  keyword: keyword.trim(),
  text,
  table: dataTable?.rows.map(valuesOf) ?? [],
  arguments: match(text),
});

const KEYWORDS = { Context: 'Given', Action: 'When', Outcome: 'Then', Unknown: 'And' } as const;

/** Reads the steps as they are run; a step of the same kind as the one before begins with `And`. */
const runSteps = ({ steps }: Pickle, match: Match): Step[] =>
  steps.map(({ type, text, argument }, index) => ({
    keyword: type === steps[index - 1]?.type ? 'And' : KEYWORDS[type ?? 'Unknown'],
    text,
    table: argument?.dataTable?.rows.map(valuesOf) ?? [],
    arguments: match(text),
  }));

const valuesOf = (
  row: { readonly cells: readonly { readonly value: string }[] } | undefined,
): string[] => row?.cells.map(({ value }) => value) ?? [];
