/** The problem statement of a task, put together from the chapters and the docstrings. */
import { type Example, linesOfStep, type Rule } from '../../coach/chapter.ts';
import type { Exercise } from '../../coach/exercises.ts';
import { readChapter } from '../read-chapter.ts';
import { ruleOf } from '../stub.ts';
import { minutesText } from './clock.ts';
import { examplesOf } from './examples.ts';
import type { Task } from './tasks.ts';

/**
 * Writes the statement as Markdown, with the visible examples.
 *
 * @param submit - the command that ends the interview
 */
export function statementOf(task: Task, minutes: number, submit: string, root: string): string {
  const background = (task.background ?? []).map((name) => {
    const { title, description } = readChapter(name, root);
    return `## ${title}\n\n${description}\n`;
  });
  return `# ${task.title}

You have ${minutesText(minutes)}. Each file below has a \`TODO\`: write it so that it does what its sentence says. You may add files
of your own and import them. Save as often as you like; the clock runs until you submit, with the key \`s\` or with
\`${submit}\`, or until the time is over. It is kept in \`interview.json\`.

A card looks like \`{ rank: 14, suit: 'S' }\`, the ace of spades; jack, queen and king are 11, 12 and 13. Your code
may not change the array that it is given.${task.note ? ` ${task.note}` : ''}

From \`poker-hands-kata\` you may import ${task.given.map((name) => `\`${name}\``).join(', ')}, and all types.

The examples below are some of those that count. The others are hidden, and your code is also tried on random hands.

${[...task.exercises.map((exercise) => chapterText(exercise, task, root)), ...background].join('\n')}`;
}

function chapterText(exercise: Exercise, task: Task, root: string): string {
  const { chapter, visible } = examplesOf(exercise, task, root);
  const files = exercise.units.map((unit) => `- \`${unit}.ts\`: ${ruleOf(unit, root)}`);
  const shown = chapter.rules.filter(({ name }) => visible.some(({ rule }) => rule === name));
  const introduction = chapter.description ? [chapter.description, ''] : [];
  const rules = shown.flatMap((rule) => ruleText(rule, visible));
  return [`## ${chapter.title}`, '', ...introduction, ...files, '', ...rules].join('\n');
}

function ruleText({ name, description }: Rule, visible: readonly Example[]): string[] {
  const examples = visible.filter(({ rule }) => rule === name).map(exampleText);
  return [`**${name}.**${description ? ` ${description}` : ''}`, '', '```gherkin', examples.join('\n\n'), '```', ''];
}

const exampleText = ({ name, steps }: Example) =>
  [`Example: ${name}`, ...steps.flatMap(linesOfStep).map((line) => `  ${line}`)].join('\n');
