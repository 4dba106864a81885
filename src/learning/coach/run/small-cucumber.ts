/**
 * Replaces the part of `@cucumber/cucumber` that `steps/` uses: it is faster, and the package has
 * no Cucumber.
 */
import {
  CucumberExpression,
  ParameterType,
  ParameterTypeRegistry,
} from '@cucumber/cucumber-expressions';
import type { Rules } from '../../../solution/rules.ts';
import type { Argument, Example } from '../chapter.ts';

type StepFunction = (this: never, ...values: never[]) => void;

interface Definition {
  readonly pattern: string;
  readonly run: StepFunction;
  expression?: CucumberExpression;
}

const registry = new ParameterTypeRegistry();
const definitions: Definition[] = [];

type WorldOptions = { readonly parameters: { readonly rules: Rules } };

export class World {
  readonly parameters: WorldOptions['parameters'];

  constructor({ parameters }: WorldOptions) {
    this.parameters = parameters;
  }
}

let WorldUnderTest: new (options: WorldOptions) => object = World;

export class DataTable {
  readonly #cells: readonly (readonly string[])[];

  constructor(cells: readonly (readonly string[])[]) {
    this.#cells = cells;
  }

  raw(): string[][] {
    return this.#cells.map((row) => [...row]);
  }

  rows(): string[][] {
    return this.raw().slice(1);
  }

  hashes(): Record<string, string>[] {
    const [head = []] = this.#cells;
    return this.rows().map((row) =>
      Object.fromEntries(head.map((name, column) => [name, row[column] ?? ''])),
    );
  }
}

export function Given(pattern: string, run: StepFunction): void {
  definitions.push({ pattern, run });
}

export { Given as Then, Given as When };

export function setWorldConstructor(PokerWorld: typeof WorldUnderTest): void {
  WorldUnderTest = PokerWorld;
}

export function defineParameterType(type: {
  name: string;
  regexp: RegExp;
  transformer: () => unknown;
}): void {
  registry.defineParameterType(
    new ParameterType(type.name, type.regexp, null, type.transformer, true, false),
  );
}

/** Runs an example in its own world. @param onStep - gets the index of each step */
export function runExample(
  { steps }: Pick<Example, 'steps'>,
  rules: Rules,
  onStep: (step: number) => void,
): void {
  const world = new WorldUnderTest({ parameters: { rules } });
  for (const [index, { text, table }] of steps.entries()) {
    onStep(index);
    const found = find(text);
    if (!found) throw new Error(`no step says "${text}"`);
    const values: unknown[] = found.values.map((value) => value.getValue(world));
    if (table.length > 0) values.push(new DataTable(table));
    found.run.apply(world as never, values as never[]);
  }
}

/** Lists the arguments of a sentence, as its step definition matches it. */
export function argumentsOf(text: string): readonly Argument[] {
  return (find(text)?.values ?? []).map(({ group, parameterType }) =>
    argumentOf(parameterType.name, group),
  );
}

/** Returns the captured part of an argument, or all of it. */
function argumentOf(type = '', { start = 0, value, children = [] }: Group): Argument {
  const captured = children.find((child) => typeof child.value === 'string');
  return captured ? argumentOf(type, captured) : { type, start, text: value ?? '' };
}

interface Found {
  readonly run: StepFunction;
  readonly values: NonNullable<ReturnType<CucumberExpression['match']>>;
}

type Group = Found['values'][number]['group'];

/** Matching is slow. */
const known = new Map<string, Found | undefined>();

function find(text: string): Found | undefined {
  if (!known.has(text)) known.set(text, match(text));
  return known.get(text);
}

function match(text: string): Found | undefined {
  for (const definition of definitions) {
    // Now that all parameter types are defined.
    definition.expression ??= new CucumberExpression(definition.pattern, registry);
    const values = definition.expression.match(text);
    if (values) return { run: definition.run, values };
  }
  return undefined;
}
