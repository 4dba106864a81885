/** The files of the project. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path/posix'; // imports have a / on Windows, too

/**
 * What git ignores; `/name` only at the top. Git itself is not asked, because a downloaded copy of
 * the project has none.
 */
const IGNORED = ['.git', ...readFileSync('.gitignore', 'utf8').split('\n')].map((line) =>
  line.replace(/\/$/, ''),
);

/** All files that git would keep, by their paths from the top: `src/kata/kata.ts`. */
export const FILES: readonly string[] = filesBelow('.');

/** The source: `src` and `steps`, without mistakes, templates, fonts and documents. */
export const SOURCES: readonly string[] = FILES.filter(isSource);

/** The tests, their data and what helps them. */
export const TESTS: readonly string[] = FILES.filter(
  (file) =>
    /^(?:test|tools)\/.*\.(?:ts|js|json)$/.test(file) && !file.endsWith('package-lock.json'),
);

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (isIgnored(path)) return [];
    return entry.isDirectory() ? filesBelow(path) : [path];
  });
}

function isIgnored(path: string): boolean {
  return IGNORED.includes(basename(path)) || IGNORED.includes(`/${path}`);
}

function isSource(file: string): boolean {
  const isInHouse = file.startsWith('src/') || file.startsWith('steps/');
  const isMistake = /^src\/learning\/mistakes\/.+\//.test(file);
  const isTemplate = file.startsWith('src/command/new/template/');
  return (
    isInHouse && !isMistake && !isTemplate && !file.includes('/fonts/') && !file.endsWith('.md')
  );
}
