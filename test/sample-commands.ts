import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const PAGES = [
  'README.md',
  ...readdirSync('docs').flatMap((name) => (name.endsWith('.md') ? [join('docs', name)] : [])),
];

/** The shell commands of the README and of docs/ that name a sample, each once, as they stand. */
export const SAMPLE_COMMANDS: readonly string[] = [...new Set(PAGES.flatMap(commandsIn))].filter((command) =>
  command.includes('samples/'),
);

/** A command may go on in the next line, behind a backslash, and has spaces before its comment. */
function commandsIn(page: string): string[] {
  const blocks = [...readFileSync(page, 'utf8').matchAll(/^```sh\n(.*?)^```$/gms)].map(([, code = '']) => code);
  const lines = blocks.flatMap((code) => code.replaceAll(/ *\\\n */g, ' ').split('\n'));
  return lines.map((line) => line.replace(/ +#.*/, ''));
}
