/** The marks of a class: a row for each folder, and what went wrong for how many. */
import { printable } from '../../src/cards/quote.ts';
import { tableLines } from './card.ts';
import { type Count, levelText } from './level.ts';
import type { AnyMark, Mark } from './mark-folder.ts';
import { type PartScore, withoutPlace } from './score.ts';
import { findTask } from './tasks.ts';

const HEAD = ['folder', 'rules right', 'level', 'visible', 'hidden', 'random hands right'];

/** Writes the table, with a row for the untouched stubs of each task, and what went wrong. */
export function classTable(marks: readonly AnyMark[]): string[] {
  const marked = marks.filter((mark) => 'result' in mark);
  const tasks = [...new Set(marked.map(({ result }) => result.task))];
  return tasks.flatMap((task) => {
    const ofTask = marked.filter(({ result }) => result.task === task);
    return [`# ${findTask(task).title}`, '', ...taskTable(ofTask), ...wrongLines(ofTask)];
  });
}

function taskTable(marks: readonly Mark[]): string[] {
  const rows = marks.map(({ folder, result }) => [
    printable(folder),
    text(result.rules),
    levelText(result.level),
    text(result.visible),
    text(result.hidden),
    text(result.right),
  ]);
  const stubs = marks.slice(0, 1).map(({ stubs: { visible, hidden } }) => {
    return ['(no code written)', '', '', text(visible), text(hidden), ''];
  });
  return [...tableLines([HEAD, ...rows, ...stubs]), ''];
}

const text = ({ passed, of }: Count) => `${passed} of ${of}`;

/**
 * Lists the known mistakes and the rules with failing examples, those of most folders first, and
 * then what was not begun.
 */
function wrongLines(marks: readonly Mark[]): string[] {
  const inAll = (count: number) => `${count} of ${marks.length}`;
  const faults = countOf(marks, faultsOf).map(
    ([fault, count]) => `- ${inAll(count)} candidates: ${fault}`,
  );
  const notBegun = countOf(marks, ({ part, isBegun }) => (isBegun ? [] : [part]));
  if (notBegun.length > 0) {
    const parts = notBegun.map(([part, count]) => `${part} (${inAll(count)})`);
    faults.push(`- Not started: ${parts.join(', ')}`);
  }
  return faults.length === 0 ? [] : ['## What is wrong, and for how many', '', ...faults, ''];
}

/** Says in how many folders each thing is found in a part, the most frequent ones first. */
function countOf(
  marks: readonly Mark[],
  thingsIn: (part: PartScore) => readonly string[],
): [string, number][] {
  const counts = new Map<string, number>();
  for (const { result } of marks) {
    for (const thing of new Set(result.parts.flatMap(thingsIn))) {
      counts.set(thing, (counts.get(thing) ?? 0) + 1);
    }
  }
  return [...counts].sort(([, a], [, b]) => b - a);
}

/** Lists what is wrong in a part: a known mistake says more than the rules that it breaks. */
function faultsOf({ part, isBegun, isRight, mistake, failed, message }: PartScore): string[] {
  if (isRight || !isBegun) return [];
  if (mistake) return [`${part}: ${mistake}`];
  const rules = [...new Set(failed.map(({ rule }) => rule))];
  if (message !== undefined) return [`${part}: ${withoutPlace(message)}`];
  if (rules.length === 0) return [`${part} is wrong for a random hand`];
  return rules.map((rule) => `${part} fails "${rule}"`);
}
