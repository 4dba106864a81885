/** A file that runs, but lacks an export or exports the wrong kind of value. */
export class BadExport extends Error {}

/**
 * Picks from a file's exports those that it must have.
 *
 * @param names - in capitals for a list, otherwise for a function
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
