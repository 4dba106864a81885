/** The score card: Markdown that is readable as plain text, also in 80 columns. */
import { writeTrouble } from '../coach/verdict.ts';
import { clockText } from '../machine/words/clock-text.ts';
import { type Count, levelText } from './level.ts';
import { type PartScore, type Result, type Score, withPlace } from './score.ts';
import { findTask } from './tasks.ts';

/** Of what was thrown in a part, so many different errors are shown. */
const MOST_THROWN = 3;

/**
 * Writes the sections of the card: the headline, the table, and what is wrong. A terminal, which
 * shows the end, gets them in reverse.
 * @param tries - a line for each earlier try
 */
export function cardOf(score: Result | Score, tries: readonly string[] = []): string[][] {
  const { task, level, visible, hidden, rules, right, firstGame, parts } = score;
  const notBegun =
    rules.notBegun > 0
      ? `, ${rules.notBegun} ${rules.notBegun === 1 ? 'was' : 'were'} not started`
      : '';
  const { title, handSizes } = findTask(task);
  const lines = [
    ...(firstGame ? [`Parts of the first game that are still right: ${countText(firstGame)}`] : []),
    ...(handSizes ? [`Sizes of hands (5, 6, 7 cards) that are right: ${countText(right)}`] : []),
    `Rules that are right: ${countText(rules)}${notBegun}`,
    `Level, judged by the number of right ${handSizes ? 'sizes' : 'rules'}: ${levelText(level)}`,
    `Visible examples: ${countText(visible)} pass`,
    `Hidden examples: ${countText(hidden)} pass`,
    ...('minutes' in score ? [timeText(score)] : []),
    ...tries,
  ];
  return [
    [`# Score card: ${title}`, '', ...lines.map(listItem), ''],
    [...tableOf(parts), ''],
    parts.flatMap(failureLines),
  ];
}

function timeText({ secondsUsed, minutes }: Score): string {
  return `Time used: ${clockText(secondsUsed)} of ${minutes}:00`;
}

/** Draws a row for each part. */
function tableOf(parts: readonly PartScore[]): string[] {
  const head = ['part', 'visible', 'hidden', 'random hands'];
  const rows = parts.map((part) => [
    part.part,
    cellText(part.visible),
    cellText(part.hidden),
    randomHandsText(part),
  ]);
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const rowOf = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [rowOf(head), rowOf(widths.map((width) => '-'.repeat(width))), ...rows.map(rowOf)];
}

function randomHandsText({ isBegun, isRight, counterExample }: PartScore): string {
  if (!isBegun) return 'not started';
  if (isRight) return 'all right';
  return counterExample ? 'wrong' : 'examples fail';
}

/** Lists what is wrong in a part that was begun. */
function failureLines(score: PartScore): string[] {
  const faults = score.isBegun ? describeFaults(score) : [];
  if (faults.length === 0) return [];
  return [`## What is wrong: ${score.part}`, '', ...faults.map(listItem), ''];
}

/** Lists why a part could not be judged or, if it could, the mistake, errors, hand and examples. */
function describeFaults({
  message,
  knownMistake,
  thrown,
  counterExample,
  failed,
}: PartScore): string[] {
  if (message !== undefined) return [message];
  const hands = counterExample ? [handText(counterExample)] : [];
  return [
    ...(knownMistake ? [`A known mistake. ${knownMistake}`] : []),
    ...thrown.slice(0, MOST_THROWN),
    ...hands,
    ...failed.map(({ name, place }) => `${name} (${place})`),
  ];
}

function handText(counterExample: NonNullable<PartScore['counterExample']>): string {
  return withPlace(`${counterExample.hand}: ${writeTrouble(counterExample)}`, counterExample);
}

const listItem = (line: string) => `- ${line}`;

/** Writes a count in the table; a part may have no visible examples. */
const cellText = (count: Count) => (count.of === 0 ? '–' : countText(count));

const countText = ({ passed, of }: Count) => `${passed} of ${of}`;
