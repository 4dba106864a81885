/** The source and the tests. */
import { FILES } from '../../../test/support/project-files.ts';

/** The source: `src`, `steps` and `tools`, without tests, mistakes, templates, fonts and documents. */
export const SOURCES: readonly string[] = FILES.filter(isSource);

/** The tests, their data and what helps them. */
export const TESTS: readonly string[] = FILES.filter(
  (file) =>
    /^(?:tools\/(?:\w+\/)?)?test\/.*\.(?:ts|js|json)$/.test(file) &&
    !file.endsWith('package-lock.json'),
);

function isSource(file: string): boolean {
  const isCode = /^(?:src|steps|tools)\//.test(file) && !/\/(?:test|fonts)\//.test(file);
  const isMistake = /^tools\/coach\/mistakes\/.+\//.test(file);
  const isTemplate = file.startsWith('tools/new/template/');
  return isCode && !isMistake && !isTemplate && !file.endsWith('.md');
}
