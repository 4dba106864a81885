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
  /** Compiled when it is first needed: only then all parameter types are defined. */
  expression?: CucumberExpression;
}

/** A definition that matches a sentence, with the values it takes from there. */
interface StepMatch {
  readonly run: StepFunction;
  readonly values: NonNullable<ReturnType<CucumberExpression['match']>>;
}

type Group = StepMatch['values'][number]['group'];

const registry = new ParameterTypeRegistry();
const definitions: Definition[] = [];

type WorldOptions = { readonly parameters: { readonly rules: Rules } };

/** The base of the world that the steps of an example share. */
export class World {
  readonly parameters: WorldOptions['parameters'];

  constructor({ parameters }: WorldOptions) {
    this.parameters = parameters;
  }
}

let WorldUnderTest: new (options: WorldOptions) => object = World;

/** The table below a sentence. */
export class DataTable {
  readonly #cells: readonly (readonly string[])[];

  constructor(cells: readonly (readonly string[])[]) {
    this.#cells = cells;
  }

  /** Returns all rows. */
  raw(): string[][] {
    return this.#cells.map((row) => [...row]);
  }

  /** Returns all rows but the head. */
  rows(): string[][] {
    return this.raw().slice(1);
  }

  /** Returns an object for each row but the head, which has the names. */
  hashes(): Record<string, string>[] {
    const [head = []] = this.#cells;
    return this.rows().map((row) =>
      Object.fromEntries(head.map((name, column) => [name, row[column] ?? ''])),
    );
  }
}

/** Defines what a step does. */
export function Given(pattern: string, run: StepFunction): void {
  definitions.push({ pattern, run });
}

export { Given as Then, Given as When };

/** Sets the class of the world that each example gets. */
export function setWorldConstructor(PokerWorld: typeof WorldUnderTest): void {
  WorldUnderTest = PokerWorld;
}

/** Defines a parameter type like `{cards}`. */
export function defineParameterType(type: {
  name: string;
  regexp: RegExp;
  transformer: () => unknown;
}): void {
  registry.defineParameterType(
    new ParameterType(type.name, type.regexp, null, type.transformer, true, false),
  );
}

/**
 * Runs an example in its own world.
 * @param onStep - gets the index of each step
 * @throws whatever a step throws, or Error if there is no such step
 */
export function runExample(
  { steps }: Pick<Example, 'steps'>,
  rules: Rules,
  onStep: (step: number) => void,
): void {
  const world = new WorldUnderTest({ parameters: { rules } });
  for (const [index, { text, table }] of steps.entries()) {
    onStep(index);
    const step = findStep(text);
    if (!step) throw new Error(`no step says "${text}"`);
    const values: unknown[] = step.values.map((value) => value.getValue(world));
    if (table.length > 0) values.push(new DataTable(table));
    step.run.apply(world as never, values as never[]);
  }
}

/** Lists the arguments of a sentence, as its step definition matches it. */
export function argumentsOf(text: string): readonly Argument[] {
  const { values = [] } = findStep(text) ?? {};
  return values.map(({ group, parameterType }) => argumentOf(parameterType.name, group));
}

/** Returns the captured part of an argument, or all of it. */
function argumentOf(type: string | undefined, group: Group): Argument {
  const { start = 0, value = '', children = [] } = group;
  const captured = children.find((child) => typeof child.value === 'string');
  return captured ? argumentOf(type, captured) : { type: type ?? '', start, text: value };
}

/** Matching is slow, and most sentences come again. */
const foundBefore = new Map<string, StepMatch | undefined>();

function findStep(text: string): StepMatch | undefined {
  if (!foundBefore.has(text)) foundBefore.set(text, matchStep(text));
  return foundBefore.get(text);
}

function matchStep(text: string): StepMatch | undefined {
  for (const definition of definitions) {
    definition.expression ??= new CucumberExpression(definition.pattern, registry);
    const values = definition.expression.match(text);
    if (values) return { run: definition.run, values };
  }
  return undefined;
}
