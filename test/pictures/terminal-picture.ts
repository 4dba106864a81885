/**
 * Draws docs/judge.svg and docs/practice.svg, the README's pictures: what the command really prints on a terminal, colours included.
 * Run it with `npm run picture`; it needs `script` (util-linux), which gives the command a terminal to print on.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { EXERCISES } from '../../src/coach/exercises.ts';
import { solutionPath } from '../../src/coach/stub-answers.ts';
import { createFolder } from '../../src/practice/folder.ts';
import { Terminal } from '../terminal/terminal.ts';

const COMMANDS = [
  { shown: 'poker-kata judge samples/showdowns.txt', run: 'judge samples/showdowns.txt', lines: 15 },
  { shown: 'poker-kata rank 5h 6h 7h 8h 9s Kh 2d', run: 'rank 5h 6h 7h 8h 9s Kh 2d', lines: 1 },
] as const;

/** Starts the command in any folder. */
const COMMAND = `node --import ${import.meta.resolve('tsx')} ${resolve('src/cli/main.ts')}`;

/** A usual attempt at two pairs. */
const TWO_PAIRS = `import type { Cards, Rank } from 'poker-hands-kata';

/** Two cards of one rank and two of another. */
export function isTwoPairs(cards: Cards): boolean {
  const counts = new Map<Rank, number>();
  for (const { rank } of cards) counts.set(rank, (counts.get(rank) ?? 0) + 1);
  return [...counts.values()].filter((count) => count >= 2).length === 2;
}
`;

/** Cards are drawn over three lines, which have to touch. */
const [LEFT, TOP, LINE_HEIGHT, WIDTH] = [20, 34, 17, 840];

mkdirSync('docs', { recursive: true });
/** The terminal's colours, and the classes that they become; 39 and 22 end them. */
const CLASSES: Readonly<Record<string, string>> = { 1: 'bold', 2: 'faint', 31: 'red', 32: 'green' };

writeFileSync('docs/judge.svg', picture('poker-kata judges the sample showdowns on a terminal', judged()));
writeFileSync(
  'docs/practice.svg',
  picture('poker-kata practice shows where an attempt at two pairs fails, and why', await practised()),
);

function judged(): string[] {
  return COMMANDS.flatMap(({ shown, run, lines: most }) => {
    const output = onTerminal(`${COMMAND} ${run}`).trimEnd().split(/\r?\n/);
    const rest = output.length > most ? ['…', output.at(-1) as string] : [];
    return [`<tspan class="prompt">$</tspan> ${shown}`, ...[...output.slice(0, most), ...rest].map(coloured)];
  });
}

function onTerminal(command: string): string {
  return execFileSync('script', ['--quiet', '--return', '--command', command, '/dev/null'], {
    encoding: 'utf8',
    env: { ...process.env, TERM: 'xterm-256color', NO_COLOR: undefined },
  });
}

/** The screen of somebody who has come to two pairs. */
async function practised(): Promise<string[]> {
  const home = mkdtempSync(join(tmpdir(), 'picture-'));
  try {
    const folder = join(home, 'practice');
    createFolder(folder, { root: resolve('.'), fromSource: true });
    const done = EXERCISES.slice(
      0,
      EXERCISES.findIndex(({ name }) => name === 'two-pairs'),
    );
    for (const unit of done.flatMap(({ units }) => units))
      writeFileSync(join(folder, `${unit}.ts`), `export * from ${JSON.stringify(resolve(solutionPath(unit)))};\n`);
    writeFileSync(join(folder, 'two-pairs.ts'), TWO_PAIRS);
    const terminal = new Terminal(`${COMMAND} practice`, home, [92, 34]);
    await terminal.shows('(e explains it)');
    const toCheckout = `${relative(home, resolve('.'))}/`; // where the folder usually lies
    const lines = terminal.drawn.replaceAll(toCheckout, '').split(/\r?\n/);
    terminal.press('q');
    await terminal.ended;
    return lines
      .slice(0, 1 + lines.findLastIndex((line) => stripVTControlCharacters(line).trim() !== ''))
      .map(coloured);
  } finally {
    rmSync(home, { recursive: true });
  }
}

/** Turns colours into classes of the picture. */
function coloured(line: string): string {
  const safe = line.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a terminal's colours begin with one
  const spans = safe.replaceAll(/\u001b\[(\d+)m/g, (_, code: string) => {
    if (code === '39' || code === '22') return '</tspan>';
    return CLASSES[code] ? `<tspan class="${CLASSES[code]}">` : '';
  });
  return stripVTControlCharacters(spans);
}

function picture(label: string, texts: readonly string[]): string {
  const height = TOP + texts.length * LINE_HEIGHT + 8;
  const rows = texts.map(
    (text, row) => `<text x="${LEFT}" y="${TOP + row * LINE_HEIGHT}" xml:space="preserve">${text}</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" aria-label="${label}">
<style>
  text { font: 14px ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace; fill: #e6e6e6; white-space: pre }
  .red { fill: #ff7b72 }
  .green { fill: #7ee787 }
  .bold { font-weight: bold }
  .faint { opacity: 0.6 }
  .prompt { fill: #7ee787 }
</style>
<rect width="100%" height="100%" rx="10" fill="#161b22"/>
${rows.join('\n')}
</svg>
`;
}
