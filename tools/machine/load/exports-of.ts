import { LADDER } from '../../../src/ranking/ladder.ts';
import { BadExport } from '../../solution/errors.ts';
import { listed, nearest } from '../words/nearest.ts';
import { showExactly } from '../words/show.ts';

const CATEGORIES: readonly string[] = LADDER.map(({ category }) => category);

/**
 * Picks these exports of a file: a list if the name is in capitals, else a function.
 * @throws BadExport
 */
export function exportsOf(
  names: readonly string[],
  fileExports: Readonly<Record<string, unknown>> | null,
): Record<string, unknown> {
  const all = fileExports ?? {};
  rejectMissing(names, all);
  const picked: Record<string, unknown> = {};
  for (const name of names) {
    rejectOtherKind(name, all[name]);
    picked[name] = all[name];
  }
  return picked;
}

function rejectMissing(names: readonly string[], all: Readonly<Record<string, unknown>>): void {
  const missing = names.filter((name) => all[name] === undefined);
  if (missing.length === 0) return;
  const likely = missing.length === 1 ? nearest(`${missing}`, Object.keys(all)) : undefined;
  if (likely !== undefined) throw new BadExport(`the file exports ${likely}, expected ${missing}`);
  if ('default' in all) {
    throw new BadExport(
      `${missing} is the default export, but must be a named one: remove the word "default"`,
    );
  }
  throw new BadExport(`the file does not export ${listed(missing, 'and')}`);
}

function rejectOtherKind(name: string, value: unknown): void {
  const expected = name === name.toUpperCase() ? 'list' : 'function';
  const kind = Array.isArray(value) ? 'list' : typeof value;
  if (kind !== expected) {
    throw new BadExport(`${name} is exported as ${showExactly(value)}, expected a ${expected}`);
  }
  if (Array.isArray(value)) {
    for (const [index, rung] of value.entries()) rejectBadRung(`row ${index + 1} of ${name}`, rung);
  }
}

/** Rejects what is not a rung; the only lists that a file exports are ladders. */
function rejectBadRung(row: string, rung: unknown): void {
  const { holds, category } = Object(rung);
  if (typeof holds === 'function' && CATEGORIES.includes(category)) return;
  const categories = nearest(`${category}`, CATEGORIES) ?? listed(CATEGORIES);
  throw new BadExport(
    `${row} is ${showExactly(rung)}, expected an object with the function holds and with a category: ${categories}`,
  );
}
