/** The documents: what they name is there, and they are wrapped. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix'; // links have a / on Windows, too
import { FILES } from '../../../test/support/project-files.ts';

/** Folders that a command writes, and files of a document's examples. */
const NOT_HERE = [
  /^(?:dist|practice|interview|rule-book|node_modules|reports)\//,
  /^(?:features|src\/rules|test\/rules)\/.*blaze/,
  /^(?:TASK|score|score-2|times|interview|mark-[\w-]+)\.(?:md|json)$/,
  /^pair\.js$/,
];

const DOCUMENTS = FILES.filter((file) => file.endsWith('.md') && file !== 'CHANGELOG.md');

test.each(DOCUMENTS)('%s names files that exist', (document) => {
  const missing = pathsIn(document).filter((path) => !isHere(path, dirname(document)));
  expect(missing).toEqual([]);
});

test.each(DOCUMENTS)('%s is wrapped at 100 columns', (document) => {
  const withoutAddresses = proseOf(document).replaceAll(/\]\(\S+?\)/g, ']');
  const isTableOrCommentOrAddress = (line: string) => /^(\||<!--|\[.+\]: )/.test(line);
  const wide = withoutAddresses
    .split('\n')
    .filter((line) => line.length > 100 && !isTableOrCommentOrAddress(line));
  expect(wide).toEqual([]);
});

test('README.md quotes the files as they are', () => {
  const blocks = [...readFileSync('README.md', 'utf8').matchAll(/^```\w+ (\S+)\n(.*?)^```/gms)];
  expect(blocks.length).toBeGreaterThan(3);
  for (const [, file = '', quotation = ''] of blocks) {
    expect(readFileSync(file, 'utf8')).toContain(quotation);
  }
});

/** Reads a document without its blocks of code. */
function proseOf(document: string): string {
  return readFileSync(document, 'utf8').replaceAll(/^ *```.*?^ *```/gms, '');
}

/** Finds the files that a document names in back quotes or links. */
function pathsIn(document: string): string[] {
  const text = proseOf(document);
  const named = [...text.matchAll(/`([\w./-]+\.(?:ts|js|json|css|md|feature|svg))`/g)];
  const linked = [...text.matchAll(/\]\(([^)#:\s]+)(?:#[^)]*)?\)/g)];
  return [...named, ...linked].map(([, path = '']) => path);
}

/** A document may name a file from where it stands, from the top, or by the end of its path. */
function isHere(path: string, folder: string): boolean {
  return (
    NOT_HERE.some((example) => example.test(path)) ||
    existsSync(path) ||
    existsSync(join(folder, path)) ||
    FILES.some((file) => file.endsWith(`/${path}`))
  );
}
