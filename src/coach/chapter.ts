/** The rule book as data: chapters, their rules, and examples that can be run one by one. */

export interface Chapter<One extends Example = Example> {
  readonly file: string;
  /** From 1, in the order of reading. */
  readonly number: number;
  /** `pair`: the name of the file without its number. */
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** What is given in every example of the chapter. */
  readonly background: readonly Step[];
  readonly rules: readonly Rule<One>[];
  /** Those of all rules that give cards, in their order. */
  readonly examples: readonly One[];
  /** Those that count hands, which takes longer. */
  readonly counts: readonly One[];
}

/** A rule of a chapter; the name is empty for examples without a rule. */
export interface Rule<One extends Example = Example> {
  readonly name: string;
  readonly description: string;
  readonly scenarios: readonly Scenario<One>[];
}

/** One example, or a table of examples. */
export interface Scenario<One extends Example = Example> {
  readonly name: string;
  readonly description: string;
  /** As written, with names such as `<cards>` for the cells of a table. */
  readonly steps: readonly Step[];
  /** The names over the cells of a table. */
  readonly columns: readonly string[];
  readonly examples: readonly One[];
}

export interface Example {
  /** Names it among all examples: `features/02-pair.feature:14`. */
  readonly place: string;
  readonly rule: string;
  readonly name: string;
  /** The cells of its row in a table. */
  readonly cells: readonly Sentence[];
  /** As they are run, those of the background first. */
  readonly steps: readonly Step[];
}

/** Says whether an example counts hands instead of giving some. */
export function countsHands({ steps }: { readonly steps: readonly Pick<Step, 'text'>[] }): boolean {
  return steps.some(({ text }) => /\bare counted\b/.test(text));
}

export interface Sentence {
  readonly text: string;
  readonly arguments: readonly Argument[];
}

export interface Step extends Sentence {
  /** `Given`, `When`, `Then`, `And` or `But`. */
  readonly keyword: string;
  readonly table: Table;
}

/** The rows, the head first; none when there is no table. */
export type Table = readonly (readonly string[])[];

/** The text for a parameter type such as `{cards}`, without its quotation marks. */
export interface Argument {
  readonly type: string;
  readonly start: number;
  readonly text: string;
}

/** Writes a step: its sentence, and below it the rows of its table. */
export function linesOfStep({ keyword, text, table }: Step): string[] {
  return [`${keyword} ${text}`, ...inColumns(table).map((cells) => `  ${cells.join('  ').trimEnd()}`)];
}

/** Makes a sentence of each row: its arguments are the cells, of the types in the head. */
export function sentencesOf([head = [], ...rows]: Table): Sentence[] {
  return rows.map((cells) => ({
    text: cells.join(' '),
    arguments: cells.map((text, column) => {
      const start = cells.slice(0, column).reduce((length, cell) => length + cell.length + 1, 0);
      return { type: head[column] ?? '', start, text };
    }),
  }));
}

/** Pads the cells of a table to the width of their column. */
export function inColumns(rows: readonly (readonly string[])[]): string[][] {
  const widthOf = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  return rows.map((row) => row.map((cell, column) => cell.padEnd(widthOf(column))));
}
