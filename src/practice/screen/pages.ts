/** The pages that a learner can open instead of the verdict. */
import { readFileSync } from 'node:fs';
import { isDone } from '../../coach/verdict.ts';
import { here, home, packageFile } from '../../terminal/package-files.ts';
import { unitFile } from '../learner-files.ts';
import { solutionFiles } from '../read-package.ts';
import { kataCommand, practiceCommand, shellWord } from '../typed-command.ts';
import { doneIn, titleIn, type View } from './view.ts';

export function listLines(view: View): string[] {
  const { course, current, typed } = view;
  const done = doneIn(view);
  const rows = course.exercises.map((exercise) => {
    const state = exercise === current ? 'now' : done.includes(exercise) ? 'done' : '';
    return `  ${state.padEnd(4)}  ${titleIn(course, exercise)}`;
  });
  return [...rows, '', `Type a number and press enter to go there: ${typed}`];
}

export function solutionLines({ current }: View): string[] {
  const files = solutionFiles(current?.units ?? [], home.root).flatMap((path) => {
    const text = readFileSync(packageFile(path), 'utf8').trimEnd();
    return ['', `${here(path)}:`, '', ...text.split('\n')];
  });
  return [
    "This is the project's own solution; it imports the project's own files. Your files import from poker-hands-kata, and from each other.",
    ...files,
  ];
}

/** Says what to do when all exercises are done. */
export function endLines({ course, verdicts }: View): string[] {
  if (course.interview || !course.exercises.every(({ name }) => verdicts[name] && isDone(verdicts[name]))) return [];
  const command = home.fromSource ? 'npm start --' : kataCommand(home.root);
  return [
    '',
    'All exercises are done: from a pair to the showdown. Every example passes, and so do random hands.',
    '',
    'What to try next:',
    '- Take an interview: a task, a clock, and a score card at the end:',
    `    ${practiceCommand(home, undefined, 'interview')}`,
    '- Race your evaluator against ours:',
    `    ${command} race --solution ${shellWord(unitFile('evaluator', course.folder))}`,
    '- Read how others do it:',
    `    ${here('src/evaluators/README.md')}`,
  ];
}
