/** A file that runs, but lacks what it is asked for, or has something else in its place. */
export class BadExport extends Error {}

/**
 * What a file has to export, out of all that it does.
 *
 * @param names - what has a name in capitals is a list, everything else a function
 * @throws BadExport
 */
export function exportsOf(names: readonly string[], found: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const missing = names.filter((name) => found[name] === undefined);
  if (missing.length > 0) throw new BadExport(`the file does not export ${missing.join(' and ')}`);
  for (const name of names) rejectOtherKind(name, found[name]);
  return Object.fromEntries(names.map((name) => [name, found[name]]));
}

function rejectOtherKind(name: string, value: unknown): void {
  const expected = name === name.toUpperCase() ? 'list' : 'function';
  const kind = Array.isArray(value) ? 'list' : typeof value;
  if (kind !== expected) throw new BadExport(`${name} is exported as a ${kind}, expected a ${expected}`);
}
