/** The rule book as data: chapters, their rules, and their examples. */
import type { Meaning } from '../../steps/sentence.ts';

export type { Meaning };

export interface Chapter<OneExample extends Example = Example> {
  readonly file: string;
  readonly number: number;
  /** Of the file, without its number: `pair`. */
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly background: readonly Step[];
  readonly rules: readonly Rule<OneExample>[];
  /** All examples that give cards. */
  readonly examples: readonly OneExample[];
  /** All examples that count hands, which is slow. */
  readonly counts: readonly OneExample[];
}

/** A rule of a chapter; examples without a rule are in one without a name. */
export interface Rule<OneExample extends Example = Example> {
  readonly name: string;
  readonly description: string;
  readonly scenarios: readonly Scenario<OneExample>[];
}

/** One example, or a table of examples. */
export interface Scenario<OneExample extends Example = Example> {
  readonly name: string;
  readonly description: string;
  /** As written, with names like `<cards>` for the cells of a table. */
  readonly steps: readonly Step[];
  readonly columns: readonly string[];
  readonly examples: readonly OneExample[];
}

/** One example, as it is run. */
export interface Example {
  /** Identifies it: `features/02-pair.feature:14`. */
  readonly location: string;
  readonly rule: string;
  readonly name: string;
  /** The cells of its table row, with the arguments that they fill in. */
  readonly cells: readonly Sentence[];
  /** As they are run, beginning with the background. */
  readonly steps: readonly Step[];
}

/** Returns whether an example counts hands instead of giving some. */
export function countsHands({ steps }: Pick<Example, 'steps'>): boolean {
  return steps.some(({ meaning }) => meaning === 'counts');
}

/** A text, and the arguments that its step takes from it. */
export interface Sentence {
  readonly text: string;
  readonly arguments: readonly Argument[];
}

/** A step of an example. */
export interface Step extends Sentence {
  /** `Given`, `When`, `Then`, `And` or `But`. */
  readonly keyword: string;
  readonly table: Table;
  /**
   * What the sentence means, if somebody asks for that. A step with names like `<cards>` may have
   * none.
   */
  readonly meaning: Meaning | undefined;
}

/** Rows; the first is the head. */
export type Table = readonly (readonly string[])[];

/** The text for a parameter type like `{cards}`, without its quotation marks. */
export interface Argument {
  readonly type: string;
  /** Where it begins in the sentence, as an index. */
  readonly start: number;
  readonly text: string;
}

/** Writes the sentence of a step, and below it the rows of its table in columns. */
export function linesOfStep({ keyword, text, table }: Step): string[] {
  const widths = widthsOf(table);
  const rows = table.map((row) => {
    const cells = row.map((cell, column) => cell.padEnd(widths[column] ?? 0));
    return `  ${cells.join('  ').trimEnd()}`;
  });
  return [`${keyword} ${text}`, ...rows];
}

/** Finds the length of the longest cell in each column. */
function widthsOf(table: Table): number[] {
  const widths: number[] = [];
  for (const row of table) {
    for (const [column, cell] of row.entries())
      widths[column] = Math.max(widths[column] ?? 0, cell.length);
  }
  return widths;
}

/** Turns each row into a sentence. Its arguments are the cells, with types from the head. */
export function sentencesOf([head = [], ...rows]: Table): Sentence[] {
  return rows.map((cells) => sentenceOfRow(head, cells));
}

function sentenceOfRow(types: readonly string[], cells: readonly string[]): Sentence {
  const cellArguments: Argument[] = [];
  let start = 0;
  for (const [column, text] of cells.entries()) {
    cellArguments.push({ type: types[column] ?? '', start, text });
    start += text.length + 1; // and a space
  }
  return { text: cells.join(' '), arguments: cellArguments };
}
