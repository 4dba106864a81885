/** The rule book as data: chapters, their rules, and their examples. */
export interface Chapter<One extends Example = Example> {
  readonly file: string;
  readonly number: number;
  /** Of the file, without its number: `pair`. */
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly background: readonly Step[];
  readonly rules: readonly Rule<One>[];
  /** All examples that give cards. */
  readonly examples: readonly One[];
  /** All examples that count hands, which is slow. */
  readonly counts: readonly One[];
}

/** A rule of a chapter; examples without a rule are in one without a name. */
export interface Rule<One extends Example = Example> {
  readonly name: string;
  readonly description: string;
  readonly scenarios: readonly Scenario<One>[];
}

/** One example, or a table of examples. */
export interface Scenario<One extends Example = Example> {
  readonly name: string;
  readonly description: string;
  /** As written, with names like `<cards>` for the cells of a table. */
  readonly steps: readonly Step[];
  readonly columns: readonly string[];
  readonly examples: readonly One[];
}

export interface Example {
  /** Identifies it: `features/02-pair.feature:14`. */
  readonly location: string;
  readonly rule: string;
  readonly name: string;
  readonly cells: readonly Sentence[];
  /** As they are run, beginning with the background. */
  readonly steps: readonly Step[];
}

/** Returns whether an example counts hands instead of giving some. */
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

/** Rows; the first is the head. */
export type Table = readonly (readonly string[])[];

/** The text for a parameter type like `{cards}`, without its quotation marks. */
export interface Argument {
  readonly type: string;
  readonly start: number;
  readonly text: string;
}

/** Writes the sentence of a step, and below it the rows of its table. */
export function linesOfStep({ keyword, text, table }: Step): string[] {
  const widthOf = (column: number) => Math.max(...table.map((row) => row[column]?.length ?? 0));
  const rows = table.map((row) =>
    row.map((cell, column) => cell.padEnd(widthOf(column))).join('  '),
  );
  return [`${keyword} ${text}`, ...rows.map((row) => `  ${row.trimEnd()}`)];
}

/** Turns each row into a sentence. Its arguments are the cells, with types from the head. */
export function sentencesOf([head = [], ...rows]: Table): Sentence[] {
  return rows.map((cells) => ({
    text: cells.join(' '),
    arguments: cells.map((text, column) => {
      const start = cells.slice(0, column).reduce((length, cell) => length + cell.length + 1, 0);
      return { type: head[column] ?? '', start, text };
    }),
  }));
}
