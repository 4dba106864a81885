/** The pages that a learner can open instead of the verdict. */
import { STEPS, type Step, titleOf } from '../../coach/steps.ts';
import { FAST } from '../../coach/stub-answers.ts';
import { here, home } from '../../terminal/package-files.ts';
import { readChapter } from '../read-chapter.ts';
import { solutionFiles } from '../solution-files.ts';
import { kataCommand, practiceCommand, shellWord } from '../typed-command.ts';
import { unitFile } from '../unit-files.ts';
import { ruleLines } from '../words.ts';

export type Page =
  | { readonly kind: 'list'; readonly chosen: number; readonly typed: string }
  | { readonly kind: 'rule'; readonly step: Step }
  | { readonly kind: 'solution'; readonly step: Step }
  | { readonly kind: 'keys' }
  | { readonly kind: 'end' };

/** Which steps are done, and which one the learner works on. */
export interface Reach {
  readonly done: readonly Step[];
  readonly current: Step | undefined;
  readonly folder: string;
}

export function pageLines(page: Page, reach: Reach): string[] {
  if (page.kind === 'list') return listLines(page.chosen, reach);
  if (page.kind === 'rule') return rulePage(page.step, reach);
  if (page.kind === 'solution') return solutionLines(page.step);
  if (page.kind === 'keys') return KEYS.map(([key, what]) => `  ${key.padEnd(8)} ${what}`);
  return endLines(reach.folder);
}

/** What every key does. */
const KEYS = [
  ['h', 'the next hint'],
  ['f', 'the next failure'],
  ['e', 'explain the known mistake that the screen asks about'],
  ['c', 'copy the call that fails'],
  ['n', 'the next step'],
  ['l', 'the list of the steps, to go to any of them'],
  ['s', 'the solution'],
  ['r', 'put the stub back; your file is kept'],
  ['space', 'run again'],
  ['escape', 'back to the verdict'],
  ['q', 'quit'],
] as const;

function listLines(chosen: number, { done, current }: Reach): string[] {
  return STEPS.map((step, index) => {
    const state = done.includes(step) ? 'done' : step === current ? 'now ' : '    ';
    return ` ${index === chosen ? '>' : ' '} ${state}  ${titleOf(step)}`;
  });
}

function rulePage(step: Step, { done, current, folder }: Reach): string[] {
  const isCurrent = step === current ? 'You are working on it.' : 'It is not done yet.';
  const state = done.includes(step) ? 'It is done.' : isCurrent;
  return [
    titleOf(step),
    ...ruleLines(step),
    '',
    `  ${state} You write ${step.units.map((unit) => unitFile(unit, folder)).join(' and ')}.`,
    ...(step.name === FAST ? [] : chapterLines(step)),
  ];
}

function chapterLines({ name }: Step): string[] {
  const { file, examples } = readChapter(name, home.root);
  return [
    '',
    `  ${here(file)} has ${examples.length} examples of these rules:`,
    '',
    ...[...new Set(examples.map(({ rule }) => rule))].map((rule) => `  - ${rule}`),
  ];
}

const IN_YOUR_FILES = 'Your files import from poker-hands-kata, and from each other.';

function solutionLines({ units }: Step): string[] {
  const files = solutionFiles(units, home.root).flatMap(({ source, text }) => [
    '',
    `${here(source)}:`,
    '',
    ...text.trimEnd().split('\n'),
  ]);
  return [`This is the project's own solution; it imports the project's own files. ${IN_YOUR_FILES}`, ...files];
}

/** The page after the last step. */
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
    `All ${STEPS.length} steps are done: from a pair to the showdown. Every example passes, and the hunt found nothing.`,
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
