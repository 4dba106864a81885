/** Errors that the rules under test throw. */

/**
 * Thrown if rules give no valid answer, such as a program that ends; it does not count as a
 * refusal. `where` is the line that caused it, if known.
 */
export class NoAnswer extends Error {
  readonly where: { readonly file: string; readonly line: number } | undefined;

  constructor(message: string, where?: NoAnswer['where']) {
    super(message);
    this.where = where;
  }
}

/** Recognizes errors, also of another realm, where somebody's code may run. */
export const isError = (value: unknown): value is Error =>
  Object.prototype.toString.call(value) === '[object Error]';

/** Recognizes an error that the rules threw, unlike one that says why there is no answer. */
export const isErrorOfRules = (value: unknown): value is Error =>
  isError(value) && !(value instanceof NoAnswer);
