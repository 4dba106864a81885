/** The problem statement of a task, put together from the chapters and the docstrings. */

import type { Example, Rule } from '../../coach/chapter.ts';
import { inColumns } from '../../coach/chapter.ts';
import type { Unit } from '../../solution.ts';
import { readChapter } from '../read-chapter.ts';
import { ruleOf } from '../stub.ts';
import { minutesText } from './clock.ts';
import { examplesOf } from './examples.ts';
import type { Part, Task } from './tasks.ts';

/**
 * The statement as Markdown, with the visible examples.
 *
 * @param submit - the command that ends the interview
 */
export function statementOf(task: Task, minutes: number, submit: string, root: string): string {
  const chapters = task.parts.map((part) => chapterText(part, root));
  const background = (task.background ?? []).map((name) => backgroundText(name, root));
  return `# ${task.title}

You have ${minutesText(minutes)}. Each file below has a \`TODO\`: write it so that it does what its sentence says. You may add files
of your own and import them. Save as often as you like; the clock runs until you submit, with the key \`s\` or with
\`${submit}\`, or until the time is over. It is kept in \`interview.json\`.

Cards are objects such as \`{ rank: 14, suit: 'S' }\`, the ace of spades; jack, queen and king are 11, 12 and 13. Your code
may not change the array that it is given.${task.note ? ` ${task.note}` : ''}

From \`poker-hands-kata\` you may import ${task.given.map((name) => `\`${name}\``).join(', ')}, and all types.

The examples below are some of those that count. The others are hidden, and your code is also tried on 100,000 random hands.

${[...chapters, ...background].join('\n')}`;
}

function backgroundText(name: string, root: string): string {
  const { title, description } = readChapter(name, root);
  return `## ${title}\n\n${description}\n`;
}

function chapterText(part: Part, root: string): string {
  const { chapter, visible } = examplesOf(part, root);
  const files = part.step.units.map((unit) => `- \`${unit}.ts\`: ${ruleOf(unit as Unit, root)}`);
  const shown = chapter.rules.filter(({ name }) => visible.some(({ rule }) => rule === name));
  return [
    `## ${chapter.title}`,
    '',
    ...(chapter.description ? [chapter.description, ''] : []),
    ...files,
    '',
    ...shown.flatMap((rule) => ruleText(rule, visible)),
  ].join('\n');
}

function ruleText({ name, description }: Rule, visible: readonly Example[]): string[] {
  const examples = visible.filter(({ rule }) => rule === name).map((example) => exampleText(example).join('\n'));
  return [`**${name}.**${description ? ` ${description}` : ''}`, '', '```gherkin', examples.join('\n\n'), '```', ''];
}

function exampleText({ name, steps }: Example): string[] {
  const lines = steps.flatMap(({ keyword, text, table }) => [
    `  ${keyword} ${text}`,
    ...inColumns(table).map((cells) => `    | ${cells.join(' | ')} |`),
  ]);
  return [`Example: ${name}`, ...lines];
}
