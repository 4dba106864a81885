import { LADDER } from '../../kata/ranking/ladder.ts';
import { NoAnswer } from '../../solution/errors.ts';
import { listed, nearest } from '../words/nearest.ts';
import { showExactly } from '../words/show.ts';

/** Thrown if a file or a package lacks an export, or exports the wrong kind of value. */
export class BadExport extends NoAnswer {}

/**
 * Picks these exports of a file: a list if the name is in capitals, else a function.
 * @throws BadExport
 */
export function exportsOf(
  names: readonly string[],
  found: Readonly<Record<string, unknown>> | null,
): Record<string, unknown> {
  const missing = names.filter((name) => found?.[name] === undefined);
  const likely = missing.length === 1 ? nearest(`${missing}`, Object.keys(found ?? {})) : undefined;
  if (likely !== undefined) throw new BadExport(`the file exports ${likely}, expected ${missing}`);
  if (found && 'default' in found && missing.length > 0)
    throw new BadExport(`remove "default": ${missing} must be a named export`);
  if (missing.length > 0) throw new BadExport(`the file does not export ${listed(missing, 'and')}`);
  const picked = names.map((name) => [name, found?.[name]] as const);
  for (const [name, value] of picked) rejectOtherKind(name, value);
  return Object.fromEntries(picked);
}

function rejectOtherKind(name: string, value: unknown): void {
  const expected = name === name.toUpperCase() ? 'list' : 'function';
  const kind = Array.isArray(value) ? 'list' : typeof value;
  if (kind !== expected)
    throw new BadExport(`${name} is exported as ${showExactly(value)}, expected a ${expected}`);
  for (const [index, rung] of Array.isArray(value) ? value.entries() : []) {
    if (typeof rung?.holds === 'function' && CATEGORIES.includes(rung.category)) continue;
    const needed = `holds, a function, and a category: ${nearest(`${rung?.category}`, CATEGORIES) ?? listed(CATEGORIES)}`;
    throw new BadExport(`row ${index + 1} of ${name} is ${showExactly(rung)}, expected ${needed}`);
  }
}

const CATEGORIES: readonly string[] = LADDER.map(({ category }) => category);
