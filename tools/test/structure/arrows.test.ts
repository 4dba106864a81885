/** The arrows: what each part may import, types included. Three pages say it, in their tables. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix'; // imports have a / on Windows, too
import { SOURCES } from './files.ts';

const FILES = SOURCES.filter((file) => file.endsWith('.ts'));

const KATA = arrowsIn('src/README.md', []);

/** What each part may import, the parts in the order of the pages. */
const ARROWS: ReadonlyMap<string, readonly string[]> = new Map([
  ...KATA,
  ['steps', [...KATA.keys()]],
  ...arrowsIn('tools/README.md', [...KATA.keys(), 'steps']),
]);

test('the pages list every part', () => {
  expect([...ARROWS.keys()].sort()).toEqual([...new Set(FILES.map(partOf))].sort());
});

test.each([...ARROWS])('%s imports only what its row names', (part, allowed) => {
  const files = FILES.filter((file) => partOf(file) === part);
  const beyond = files.flatMap((file) =>
    importsOf(file)
      .filter((imported) => ![part, ...allowed].includes(partOf(imported)))
      .map((imported) => `${file} imports ${imported}`),
  );
  expect(beyond).toEqual([]);
});

test.each([...ARROWS])('%s stands below what it imports', (part, allowed) => {
  const parts = [...ARROWS.keys()];
  const above = parts.slice(0, parts.indexOf(part));
  expect(allowed.filter((imported) => !above.includes(imported))).toEqual([]);
});

/**
 * Reads the tables of a page: each row begins with a part, and ends with what that may import. The
 * word `all` stands for the rows above it.
 *
 * @param always - what every part of the page may import
 */
function arrowsIn(page: string, always: readonly string[]): Map<string, readonly string[]> {
  const arrows = new Map<string, readonly string[]>();
  for (const row of readFileSync(page, 'utf8').match(/^\| \[?`.*\|$/gm) ?? []) {
    const [, first = '', ...cells] = row.split('|');
    const [part = ''] = partsNamedIn(first, dirname(page));
    const last = cells.at(-2) ?? '';
    const named = last.trim() === 'all' ? [...arrows.keys()] : partsNamedIn(last, dirname(page));
    arrows.set(part, [...always, ...named]);
  }
  return arrows;
}

/** Lists the parts in back quotes: `cards/` or `poker-error.ts`. */
function partsNamedIn(cell: string, folder: string): string[] {
  return Array.from(cell.matchAll(/`([\w.-]+)\/?`/g), ([, name = '']) => join(folder, name));
}

/** Returns the part of a file: `steps`, `src/rules`, `src/index.ts` or `tools/coach`. */
function partOf(file: string): string {
  const [top = '', next = ''] = file.split('/');
  return top === 'steps' ? top : `${top}/${next}`;
}

function importsOf(file: string): string[] {
  const specifiers = readFileSync(file, 'utf8').matchAll(
    /(?:^import |^export .*?from |^} from |from |import\()'(\.[^']+)'(?=;$|\))/gms,
  );
  return Array.from(specifiers, ([, specifier = '']) => join(dirname(file), specifier));
}
