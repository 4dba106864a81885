/** What came of a call: the answer next to the right one, or what happened instead. */
import { type Breakdown, isWrongAnswer, type Trouble, writeAnswer } from '../coach/verdict.ts';
import { here } from '../machine/package/package-files.ts';
import { writeFor } from '../machine/terminal/draw-cards.ts';
import { paint } from '../machine/terminal/screen.ts';
import type { Course } from './screen/view.ts';

const write = writeFor(process.stdout);

/** Compares the answer with the right one, or says what happened instead, and where. */
export function outcomeLines(trouble: Trouble, { program }: Course): string[] {
  const { where } = trouble;
  const lines: string[] = [];
  // Messages about a program quote its output, which stays as it is.
  const writeMessage = program ? String : write;
  if (isWrongAnswer(trouble)) {
    const isMessage = trouble.intro === '';
    const got = (isMessage ? writeMessage : write)(writeAnswer(trouble));
    lines.push(`  ${paint('good', 'expected')}  ${write(trouble.expected)}`);
    lines.push(`  ${paint('bad', 'got')}       ${got}`);
  } else {
    lines.push(...breakdownLines(trouble, writeMessage));
  }
  if (where) lines.push(`  ${paint('head', 'open')}      ${where.file}:${where.line}`);
  return lines;
}

/** Says what happened, and how to add a question that a program does not know. */
function breakdownLines(breakdown: Breakdown, writeMessage: (text: string) => string): string[] {
  const { message, excerpt, rightLine } = breakdown;
  const guide = breakdown.isNotBegun ? here('docs/any-language.md') : '';
  return [
    ...(rightLine ? [`  ${paint('good', 'expected')}  ${rightLine}`] : []),
    `  Your code: ${writeMessage(message)}`,
    ...(excerpt ? excerpt.split('\n').map((line) => `    ${line}`) : []),
    ...(guide ? [`  ${paint('head', 'guide')}     ${guide}`] : []),
  ];
}
