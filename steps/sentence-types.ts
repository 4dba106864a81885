/**
 * The types of sentences. They give each step its arguments by name, so that a step with `{cards}`
 * gets cards.
 */
import type { ParameterTypes } from './parameter-types.ts';
import type { PokerWorld } from './world.ts';

/** The table below a sentence that ends with a colon. */
export interface DataTable {
  /** Returns all rows. */
  raw(): string[][];
  /** Returns all rows but the head. */
  rows(): string[][];
  /** Returns an object for each row but the head, which has the names. */
  hashes(): Record<string, string>[];
}

/** The arguments of a sentence: a value for each `{name}` and, after a colon, the table. */
export type Arguments<Sentence extends string> = Sentence extends `${infer Words}:`
  ? [...ValuesIn<Words>, DataTable]
  : ValuesIn<Sentence>;

type ValuesIn<Words extends string> = Words extends `${string}{${infer Name}}${infer Rest}`
  ? [ParameterTypes[Name & keyof ParameterTypes], ...ValuesIn<Rest>]
  : [];

/** The names in a sentence that are not those of parameter types. */
type UnknownNames<Sentence extends string> =
  Sentence extends `${string}{${infer Name}}${infer Rest}`
    ? Exclude<Name, keyof ParameterTypes> | UnknownNames<Rest>
    : never;

/** Fails the type check of a sentence with an unknown name, and says which. */
export type Checked<Sentence extends string> = [UnknownNames<Sentence>] extends [never]
  ? Sentence
  : Sentence & { readonly 'is no parameter type': UnknownNames<Sentence> };

/** What a step does: a function that is called with the arguments of its sentence. */
export type Code<Values extends readonly unknown[]> = (this: PokerWorld, ...values: Values) => void;
