/** The pages of the walkthrough. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path/posix';

export const FOLDER = 'docs/walkthrough';

/** A page, with its path in this repository. */
export interface Page {
  readonly path: string;
  readonly text: string;
}

/** Reads all pages in the order of reading: the introduction, the chapters, and what comes after. */
export function readPages(): Page[] {
  const names = readdirSync(FOLDER).filter((name) => name.endsWith('.md'));
  return names
    .sort((a, b) => Number(b === FIRST) - Number(a === FIRST) || (a < b ? -1 : 1))
    .map((name) => join(FOLDER, name))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
}

const FIRST = 'introduction.md';

/** Returns the name by which a page is asked for: `pair` of `docs/walkthrough/02-pair.md`. */
export function nameOf({ path }: Pick<Page, 'path'>): string {
  return basename(path, '.md').replace(/^\d+-/, '');
}
