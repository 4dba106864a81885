/** The errors of somebody's code. */
import { NoAnswer } from '../../steps/errors.ts';

export { isError, NoAnswer } from '../../steps/errors.ts';

/** Thrown if a file or a package lacks an export, or exports the wrong kind of value. */
export class BadExport extends NoAnswer {}
