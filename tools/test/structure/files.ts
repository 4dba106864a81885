/** The source and the tests. */
import { FILES } from '../../../test/support/project-files.ts';

/** The source: `src` and `steps`, without mistakes, templates, fonts and documents. */
export const SOURCES: readonly string[] = FILES.filter(isSource);

/** The tests, their data and what helps them. */
export const TESTS: readonly string[] = FILES.filter(
  (file) =>
    /^(?:test|tools)\/.*\.(?:ts|js|json)$/.test(file) && !file.endsWith('package-lock.json'),
);

function isSource(file: string): boolean {
  const isInHouse = file.startsWith('src/') || file.startsWith('steps/');
  const isMistake = /^src\/learning\/mistakes\/.+\//.test(file);
  const isTemplate = file.startsWith('tools/new/template/');
  return (
    isInHouse && !isMistake && !isTemplate && !file.includes('/fonts/') && !file.endsWith('.md')
  );
}
