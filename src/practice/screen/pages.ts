/** The pages that a learner can open instead of the verdict. */
import { EXERCISES, type Exercise } from '../../coach/exercises.ts';
import { here, home } from '../../terminal/package-files.ts';
import { solutionFiles } from '../solution-files.ts';
import { kataCommand, practiceCommand, shellWord } from '../typed-command.ts';
import { unitFile } from '../unit-files.ts';
import { doneIn, titleIn, type View } from './view.ts';

export function pageLines(page: 'list' | 'solution' | 'end', view: View): string[] {
  if (page === 'list') return listLines(view);
  return page === 'end' ? endLines(view.course.folder) : solutionLines(view.current);
}

function listLines(view: View): string[] {
  const { course, current, typed } = view;
  const done = doneIn(view);
  const rows = course.exercises.map((exercise) => {
    const state = exercise === current ? 'now' : done.includes(exercise) ? 'done' : '';
    return `  ${state.padEnd(4)}  ${titleIn(course, exercise)}`;
  });
  return [...rows, '', `Type a number and press enter to go there: ${typed}`];
}

function solutionLines(exercise: Exercise | undefined): string[] {
  const files = solutionFiles(exercise?.units ?? [], home.root).flatMap(({ source, text }) => [
    '',
    `${here(source)}:`,
    '',
    ...text.trimEnd().split('\n'),
  ]);
  return [
    "This is the project's own solution; it imports the project's own files. Your files import from poker-hands-kata, and from each other.",
    ...files,
  ];
}

/** Says what to do after the last exercise. */
export function endLines(folder: string): string[] {
  const race = home.fromSource
    ? [
        '- Race your evaluator against ours:',
        `    npm run race -- --solution ${shellWord(unitFile('evaluator', folder))}`,
      ]
    : [
        '- Race your evaluator against ours, in a JavaScript file:',
        `    ${kataCommand(home.root)} race --solution my-evaluator.js`,
      ];
  const underFeatures = [
    '- Put your files under all the features, those of later chapters too:',
    `    npx cucumber-js --world-parameters '{"solution":"${folder}"}'`,
  ];
  return [
    `All ${EXERCISES.length} exercises are done: from a pair to the showdown. Every example passes, and so do random hands.`,
    '',
    'What to try next:',
    '- Take an interview: a task, a clock, and a score card at the end:',
    `    ${practiceCommand(home, 'interview')}`,
    ...race,
    ...(home.fromSource ? underFeatures : []),
    '- Read how others do it:',
    `    ${here('src/evaluators/README.md')}`,
  ];
}
