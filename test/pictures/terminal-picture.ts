/**
 * Draws docs/judge.svg, the README's picture: what the command really prints on a terminal, colours included.
 * Run it with `npm run picture`; it needs `script` (util-linux), which gives the command a terminal to print on.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';

const COMMANDS = [
  { shown: 'poker-kata judge samples/showdowns.txt', run: 'judge samples/showdowns.txt', lines: 15 },
  { shown: 'poker-kata rank 5h 6h 7h 8h 9s Kh 2d', run: 'rank 5h 6h 7h 8h 9s Kh 2d', lines: 1 },
] as const;

const [LEFT, TOP, LINE_HEIGHT, WIDTH] = [20, 34, 20, 840];

const lines = COMMANDS.flatMap(({ shown, run, lines: most }) => {
  const output = onTerminal(`node --import tsx src/cli/main.ts ${run}`).trimEnd().split(/\r?\n/);
  const rest = output.length > most ? ['…', output.at(-1) as string] : [];
  return [`<tspan class="prompt">$</tspan> ${shown}`, ...[...output.slice(0, most), ...rest].map(coloured)];
});

mkdirSync('docs', { recursive: true });
writeFileSync('docs/judge.svg', picture(lines));

function onTerminal(command: string): string {
  return execFileSync('script', ['--quiet', '--return', '--command', command, '/dev/null'], {
    encoding: 'utf8',
    env: { ...process.env, TERM: 'xterm-256color', NO_COLOR: undefined },
  });
}

/** Turns the terminal's only colour, red, into a class of the picture. */
function coloured(line: string): string {
  const safe = line.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return safe.replaceAll('\u001b[31m', '<tspan class="red">').replaceAll('\u001b[39m', '</tspan>');
}

function picture(texts: readonly string[]): string {
  const height = TOP + texts.length * LINE_HEIGHT + 8;
  const rows = texts.map(
    (text, row) => `<text x="${LEFT}" y="${TOP + row * LINE_HEIGHT}" xml:space="preserve">${text}</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" aria-label="poker-kata judges the sample showdowns on a terminal">
<style>
  text { font: 14px ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace; fill: #e6e6e6; white-space: pre }
  .red { fill: #ff7b72 }
  .prompt { fill: #7ee787 }
</style>
<rect width="100%" height="100%" rx="10" fill="#161b22"/>
${rows.join('\n')}
</svg>
`;
}
