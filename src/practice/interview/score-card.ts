/** Writes the score card as Markdown that is also readable as plain text. */
import { inColumns } from '../../coach/chapter.ts';
import { spokenName } from '../../coach/exercises.ts';
import { clockText } from './clock.ts';
import type { ChapterScore, Count, Score } from './score.ts';
import { findTask } from './tasks.ts';

/** Returns the figures of all chapters together, and of each. */
export function cardLines({ task, minutes, secondsUsed, visible, hidden, right, chapters }: Score): string[] {
  return [
    `# Score card: ${findTask(task).title}`,
    '',
    ...columns([
      ['', 'result'],
      ['time used', `${clockText(secondsUsed)} of ${minutes}:00`],
      ['visible examples', `${countOf(visible)} pass`],
      ['hidden examples', `${countOf(hidden)} pass`],
      ['random hands and counts', `all right in ${countOf(right)} chapters`],
    ]),
    '',
    ...columns([
      ['chapter', 'visible', 'hidden', 'random hands and counts'],
      ...chapters.map((score) => [nameOf(score), countOf(score.visible), countOf(score.hidden), rightIn(score)]),
    ]),
  ];
}

/** Returns what is wrong in each chapter: why it was not judged to the end, the hand that differs, and the examples that fail. */
export function wrongLines({ chapters }: Score): string[] {
  return chapters.flatMap((score) => {
    const { message, counterExample, failed } = score;
    const lines = [
      ...(message ? [`- ${message}`] : []),
      ...(counterExample
        ? [`- ${counterExample.hand}: expected ${counterExample.expected}, got ${counterExample.got}`]
        : []),
      ...failed.map(({ rule, name, place }) => `- ${place}: ${rule} / ${name}`),
    ];
    return lines.length > 0 ? [`## What is wrong: ${nameOf(score)}`, '', ...lines, ''] : [];
  });
}

const countOf = ({ passed, of }: Count) => `${passed} of ${of}`;
const nameOf = ({ chapter }: ChapterScore) => spokenName({ name: chapter });

function rightIn({ isRight, counterExample }: ChapterScore): string {
  if (isRight) return 'all right';
  return counterExample ? 'a hand comes out wrong' : 'not asked';
}

/** Writes a table whose first row is its head. */
function columns(rows: readonly (readonly string[])[]): string[] {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const [head = [], ...body] = inColumns(rows);
  return [line(head), line(head.map((cell) => '-'.repeat(cell.length))), ...body.map(line)];
}
