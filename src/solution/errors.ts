/** The errors of somebody's code. */

/**
 * Thrown if a solution gives no valid answer; it does not count as a refusal. `where` is the line
 * that caused it, if known.
 */
export class NoAnswer extends Error {
  readonly where: { readonly file: string; readonly line: number } | undefined;

  constructor(message: string, where?: NoAnswer['where']) {
    super(message);
    this.where = where;
  }
}

/** Thrown if a file or a package lacks an export, or exports the wrong kind of value. */
export class BadExport extends NoAnswer {}

/** Recognizes errors, also of another realm, where a solution may run. */
export const isError = (value: unknown): value is Error =>
  Object.prototype.toString.call(value) === '[object Error]';
