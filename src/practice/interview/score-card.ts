/** Writes the score card as Markdown that is also readable as plain text. */
import { inColumns } from '../../coach/chapter.ts';
import { spokenName } from '../../coach/steps.ts';
import type { ChapterScore, Count, Score } from './score.ts';
import { findTask } from './tasks.ts';

const countOf = ({ passed, of }: Count) => `${passed} of ${of}`;
const rightOf = ({ isRight, counterExample }: ChapterScore) =>
  isRight ? 'all right' : counterExample ? 'a hand comes out wrong' : 'not asked';

/** The score card as Markdown: the figures. */
export function scoreCard(score: Score): string[] {
  const { task, visible, hidden, right, chapters } = score;
  const smallest = smallestCounterExample(chapters);
  const stopped = chapters.flatMap((part) => (part.message ? [`- ${nameOf(part)}: ${part.message}`] : []));
  return [
    `# Score card: ${findTask(task).title}`,
    '',
    ...columns([
      ['', 'result'],
      ['time used', timeText(score)],
      ['visible examples', `${countOf(visible)} pass`],
      ['hidden examples', `${countOf(hidden)} pass`],
      ['random hands and counts', `all right in ${countOf(right)} chapters`],
    ]),
    '',
    ...(smallest ? ['The smallest hand that differs:', '', ...counterExampleLines(smallest), ''] : []),
    ...(stopped.length > 0 ? ['What could not be judged to the end:', '', ...stopped, ''] : []),
    '## Chapter by chapter',
    '',
    ...columns([
      ['chapter', 'visible', 'hidden', 'random hands and counts'],
      ...chapters.map((part) => [nameOf(part), countOf(part.visible), countOf(part.hidden), rightOf(part)]),
    ]),
  ];
}

/** The details behind the figures: in each chapter the hand that differs and the examples that fail. */
export function scoreDetails({ chapters }: Score): string[] {
  return chapters.flatMap(chapterLines);
}

/** Minutes and seconds: `12:05`. */
export function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

function timeText({ secondsUsed, minutes, isOverTime, submission }: Score): string {
  const notes = [
    ...(isOverTime ? ['submitted after the end'] : []),
    ...(submission > 1 ? [`submission ${submission}`] : []),
  ];
  return `${clockText(secondsUsed)} of ${minutes}:00${notes.length > 0 ? `, ${notes.join(', ')}` : ''}`;
}

const nameOf = ({ chapter }: ChapterScore) => spokenName({ name: chapter });

function smallestCounterExample(chapters: readonly ChapterScore[]): ChapterScore | undefined {
  const size = ({ counterExample }: ChapterScore) => counterExample?.hand.length ?? Number.POSITIVE_INFINITY;
  return chapters.filter(({ counterExample }) => counterExample).sort((a, b) => size(a) - size(b))[0];
}

function counterExampleLines(chapter: ChapterScore): string[] {
  const { hand, expected, got } = chapter.counterExample ?? { hand: '', expected: '', got: '' };
  return [`- ${nameOf(chapter)}: ${hand}`, `  - expected: ${expected}`, `  - got: ${got}`];
}

function chapterLines(chapter: ChapterScore): string[] {
  const { counterExample, failed } = chapter;
  if (!counterExample && failed.length === 0) return [];
  return [
    '',
    `## What is wrong: ${nameOf(chapter)}`,
    '',
    ...(counterExample ? counterExampleLines(chapter) : []),
    ...failed.map(({ rule, name, place }) => `- ${place}: ${rule} / ${name}`),
  ];
}

/** A table whose first row is its head. */
function columns(rows: readonly (readonly string[])[]): string[] {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const [head = [], ...body] = inColumns(rows);
  return [line(head), line(head.map((cell) => '-'.repeat(cell.length))), ...body.map(line)];
}
