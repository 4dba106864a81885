/** Writes the score card as Markdown that is also readable as plain text. */
import { inColumns } from '../../coach/chapter.ts';
import { spokenName } from '../../coach/exercises.ts';
import { clockText } from './clock.ts';
import type { ChapterScore, Count, Score } from './score.ts';
import { findTask } from './tasks.ts';

const countOf = ({ passed, of }: Count) => `${passed} of ${of}`;
const nameOf = ({ chapter }: ChapterScore) => spokenName({ name: chapter });

/** Returns the figures of all chapters together. */
export function headlineOf(score: Score): string[] {
  const { task, visible, hidden, right, minutes, submission } = score;
  const notes = [
    score.isOverTime ? ', submitted after the end' : '',
    submission > 1 ? `, submission ${submission}` : '',
  ];
  return [
    `# Score card: ${findTask(task).title}`,
    '',
    ...columns([
      ['', 'result'],
      ['time used', `${clockText(score.secondsUsed)} of ${minutes}:00${notes.join('')}`],
      ['visible examples', `${countOf(visible)} pass`],
      ['hidden examples', `${countOf(hidden)} pass`],
      ['random hands and counts', `all right in ${countOf(right)} chapters`],
    ]),
  ];
}

/** Returns the figures of each chapter, and where to begin to talk. */
export function chapterLines({ chapters }: Score): string[] {
  const right = ({ isRight, counterExample }: ChapterScore) =>
    isRight ? 'all right' : counterExample ? 'a hand comes out wrong' : 'not asked';
  const [smallest] = chapters
    .filter(({ counterExample }) => counterExample)
    .sort((a, b) => (a.counterExample?.hand.length ?? 0) - (b.counterExample?.hand.length ?? 0));
  const stopped = chapters.flatMap((chapter) => (chapter.message ? [`- ${nameOf(chapter)}: ${chapter.message}`] : []));
  return [
    '## Chapter by chapter',
    '',
    ...columns([
      ['chapter', 'visible', 'hidden', 'random hands and counts'],
      ...chapters.map((chapter) => [
        nameOf(chapter),
        countOf(chapter.visible),
        countOf(chapter.hidden),
        right(chapter),
      ]),
    ]),
    '',
    ...(smallest ? ['The smallest hand that differs:', '', ...counterExampleLines(smallest), ''] : []),
    ...(stopped.length > 0 ? ['What could not be judged to the end:', '', ...stopped, ''] : []),
  ];
}

/** Returns what is wrong in each chapter: the hand that differs and the examples that fail. */
export function detailLines({ chapters }: Score): string[] {
  const wrong = chapters.filter(({ counterExample, failed }) => counterExample || failed.length > 0);
  return wrong.flatMap((chapter) => [
    `## What is wrong: ${nameOf(chapter)}`,
    '',
    ...counterExampleLines(chapter),
    ...chapter.failed.map(({ rule, name, place }) => `- ${place}: ${rule} / ${name}`),
    '',
  ]);
}

function counterExampleLines(chapter: ChapterScore): string[] {
  if (!chapter.counterExample) return [];
  const { hand, expected, got } = chapter.counterExample;
  return [`- ${nameOf(chapter)}: ${hand}`, `  - expected: ${expected}`, `  - got: ${got}`];
}

/** Writes a table whose first row is its head. */
function columns(rows: readonly (readonly string[])[]): string[] {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const [head = [], ...body] = inColumns(rows);
  return [line(head), line(head.map((cell) => '-'.repeat(cell.length))), ...body.map(line)];
}
