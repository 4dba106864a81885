/**
 * Writes the tasks and mistakes of src/ into docs/interviewer.md: `npm run interviewer-page`; a
 * test says when.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { examplesOf } from '../../../src/learning/coach/read-package.ts';
import { readMistakesOf } from '../../../src/learning/mistakes/mistakes.ts';
import { filesOf, TASKS, type Task } from '../../../src/learning/practice/interview/tasks.ts';
import { wrap } from '../../support/wrap.ts';

export const PAGE = 'docs/interviewer.md';

/** Returns the page with new generated parts. */
export function completePage(page: string): string {
  const head = [
    '| task | minutes | files | visible | hidden |',
    '| --- | ---: | --- | ---: | ---: |',
  ];
  const parts = {
    tasks: [...head, ...TASKS.map(taskRow)],
    mistakes: TASKS.filter(({ file }) => !file).flatMap(taskMistakes),
  };
  return Object.entries(parts).reduce((text, [name, lines]) => {
    const [begin, end] = [`<!-- ${name} -->`, `<!-- end of ${name} -->`];
    const [before, after] = [text.indexOf(begin), text.indexOf(end)];
    if (before < 0 || after < before) throw new Error(`${PAGE} lacks "${begin}" and "${end}"`);
    return `${text.slice(0, before)}${begin}\n\n${lines.join('\n').trimEnd()}\n\n${text.slice(after)}`;
  }, page);
}

function taskRow(task: Task): string {
  const examples = task.exercises.map((exercise) => examplesOf(exercise, task, '.'));
  const [visible, hidden] = (['visible', 'hidden'] as const).map((kind) =>
    examples.flatMap((part) => part[kind]),
  );
  const files = filesOf(task).map((unit) => `\`${unit}.ts\``);
  return `| \`${task.name}\` | ${task.minutes} | ${files.join(', ')} | ${visible?.length} | ${hidden?.length} |`;
}

function taskMistakes(task: Task): string[] {
  const mistakes = filesOf(task).map((unit) => readMistakesOf(join('src/learning/mistakes', unit)));
  const rows = mistakes
    .filter(([first]) => first)
    .map((ofUnit) => [
      `\`${ofUnit[0]?.unit}.ts\``,
      '',
      ...ofUnit.map(({ wrong, reason, path, caughtBy }) => {
        return `- ${wrap(`[${wrong}](../${path}) ${reason} Caught by: ${caughtBy.rule}.`).join('\n  ')}`;
      }),
      '',
    ]);
  return [`### ${task.title}`, '', ...rows.flat()];
}

if (process.argv[1]?.endsWith('interviewer-page.ts'))
  writeFileSync(PAGE, completePage(readFileSync(PAGE, 'utf8')));
