import { quote } from '../kata/cards/quote.ts';
import { LADDER } from '../kata/ranking/ladder.ts';
import { nearest } from './nearest.ts';
import { show } from './show.ts';

/** A file that runs, but lacks an export or exports the wrong kind of value. */
export class BadExport extends Error {}

const CATEGORIES: readonly string[] = LADDER.map(({ category }) => category);

/**
 * Picks from a file's exports those that it must have.
 *
 * @param names - in capitals for a list, which is the ladder, otherwise for a function
 * @param found - null when the file sets `module.exports` to that
 * @throws BadExport
 */
export function exportsOf(
  names: readonly string[],
  found: Readonly<Record<string, unknown>> | null,
): Record<string, unknown> {
  const missing = names.filter((name) => found?.[name] === undefined);
  const [first = ''] = missing;
  const { default: unnamed } = found ?? {};
  if (missing.length === 1 && typeof unnamed === 'function')
    throw new BadExport(`the file exports ${first} as its default: write export function ${first}`);
  const likely = missing.length === 1 ? nearest(first, Object.keys(found ?? {})) : undefined;
  if (likely !== undefined) throw new BadExport(`the file exports ${likely}, expected ${first}`);
  if (missing.length > 0) throw new BadExport(`the file does not export ${missing.join(' and ')}`);
  const picked = names.map((name) => [name, found?.[name]] as const);
  for (const [name, value] of picked) rejectOtherKind(name, value);
  return Object.fromEntries(picked);
}

function rejectOtherKind(name: string, value: unknown): void {
  const expected = name === name.toUpperCase() ? 'list' : 'function';
  const kind = Array.isArray(value) ? 'list' : typeof value;
  if (kind !== expected) throw new BadExport(`${name} is exported as ${quoted(value)}, expected a ${expected}`);
  if (isClass(value)) throw new BadExport(`${name} is a class, expected a function`);
  if (Array.isArray(value))
    for (const [index, rung] of value.entries()) rejectNoRung(`row ${index + 1} of ${name}`, rung);
}

const isClass = (value: unknown) =>
  typeof value === 'function' && /^class\b/.test(Function.prototype.toString.call(value));

function rejectNoRung(row: string, rung: unknown): void {
  if (typeof rung !== 'object' || rung === null)
    throw new BadExport(`${row} is ${quoted(rung)}, expected a rung with a category and holds`);
  const { category, holds } = rung as Readonly<Record<string, unknown>>;
  if (typeof category !== 'string') throw new BadExport(`${row} has the category ${quoted(category)}, ${ANY_CATEGORY}`);
  if (!CATEGORIES.includes(category))
    throw new BadExport(`${quote(category)} is no category${likelyCategory(category)}`);
  if (typeof holds !== 'function')
    throw new BadExport(`${row}, ${category}, holds ${quoted(holds)}, expected a function`);
}

const ANY_CATEGORY = `expected ${CATEGORIES.slice(0, -1).join(', ')} or ${CATEGORIES.at(-1)}`;

function likelyCategory(category: string): string {
  const likely = nearest(category, CATEGORIES);
  return likely === undefined ? `, ${ANY_CATEGORY}` : `; did you mean ${quote(likely)}?`;
}

const quoted = (value: unknown): string => (typeof value === 'string' ? quote(value) : show(value));
