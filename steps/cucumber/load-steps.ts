/**
 * Loads the steps and the code that they ask. What is wrong with a file, such as a bracket that is
 * missing, is told in one line: Cucumber would add the frames of what compiles it.
 */
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { relative } from 'node:path';
import { thrownAt } from '../thrown-at.ts';

const load = createRequire(import.meta.url);

try {
  load('../with-cucumber.ts');
  const files = readdirSync('steps').filter((name) => name.endsWith('.steps.ts'));
  for (const file of files) load(`../${file}`);
} catch (error) {
  console.error(inOneLine(error as Error & { readonly requireStack?: readonly string[] }));
  process.exit(1);
}

function inOneLine(error: Error & { readonly requireStack?: readonly string[] }): string {
  const [, place, fault] = /^(.*): ERROR: (.*)$/m.exec(error.message) ?? [];
  if (place !== undefined) return `${relative('.', place)}: ${fault}`;
  const [message] = String(error).split('\n');
  const [importing] = error.requireStack ?? [];
  return `${message}${importing ? ` (${relative('.', importing)})` : thrownAt(error)}`;
}
