import { createInterface } from 'node:readline/promises';
import { report, standInLines } from '../coach/report.ts';
import { STEPS, type Step } from '../coach/steps.ts';
import { FAST } from '../coach/stub-answers.ts';
import { isDone } from '../coach/verdict.ts';
import { quote } from '../kata/cards/quote.ts';
import { writeFor, writeSymbols } from '../terminal/draw-cards.ts';
import { isTerminal, printLines } from '../terminal/full-screen.ts';
import { paint } from '../terminal/lay-out.ts';
import { here, home } from '../terminal/package-files.ts';
import { answerLines, readQuestion } from './ask.ts';
import { Runner } from './child/runner.ts';
import { createFolder, resetStep } from './folder.ts';
import { readChapter, storyOf } from './read-chapter.ts';
import { endLines } from './screen/pages.ts';
import { isAllDone } from './screen/view.ts';
import { Watch } from './screen/watch.ts';
import { findMistakes, findProgress, otherSteps, withVerdicts } from './session.ts';
import { unitFile } from './unit-files.ts';
import { headLines } from './words.ts';

export interface PracticeOptions {
  readonly dir: string;
  readonly once?: boolean;
}

/** `practice`: on a terminal it watches the learner's files; elsewhere it reports once. */
export async function practise({ dir, once }: PracticeOptions): Promise<void> {
  const isNew = createFolder(dir, home);
  const whereFilesAre = `Your files are in ${dir}.`;
  if (isTerminal() && !once)
    return new Watch(dir, isNew ? { text: whereFilesAre, goesWithVerdict: true } : undefined).start();
  if (isNew) process.stdout.write(`${whereFilesAre} Begin with ${unitFile('pair', dir)}.\n\n`);
  return practiceOnce(dir);
}

/** `practice --once`: the verdict on the next step, in plain lines. */
async function practiceOnce(dir: string): Promise<void> {
  const runner = new Runner(home);
  try {
    const first = await findProgress(runner, dir);
    const others = await runner.judge(otherSteps(first, dir, home), dir, { done: first.done, goesOn: true });
    const progress = withVerdicts(first, others);
    const { done, current, verdict } = progress;
    const mistakes = await findMistakes(runner, current, verdict);
    const examples = current.name === FAST ? [] : readChapter(current.name, home.root).examples;
    const story = storyOf(current.name, home.root);
    const said = report(verdict, mistakes, process.stdout.isTTY ? writeSymbols : writeFor(process.stdout), {
      paint,
      shownPlace: here,
      listsAll: true,
      story: story && here(story),
      places: examples.map(({ place }) => place),
    });
    const notes = standInLines(verdict);
    const lines = [...headLines(done, current, verdict), '', ...said, ...(notes.length > 0 ? ['', ...notes] : [])];
    printLines([...lines, ...(isAllDone(progress) ? ['', ...endLines(dir)] : [])]);
    if (!isDone(verdict)) process.exitCode = 1;
  } finally {
    await runner.close();
  }
}

/** `practice ask STEP CARDS`: what the learner's code and the rules answer. */
export async function askAbout(name: string, text: string, { dir }: PracticeOptions): Promise<void> {
  const step = stepOf(name);
  const groups = readQuestion(step, text, dir, home);
  const runner = new Runner(home);
  try {
    printLines(answerLines(step, groups, await runner.ask(step, dir, groups)));
  } finally {
    await runner.close();
  }
}

function stepOf(name: string): Step {
  const step = STEPS.find((known) => known.name === name);
  if (step) return step;
  throw new Error(`${quote(name)} is not a step: expected ${STEPS.map((known) => known.name).join(', ')}`);
}

/** `practice reset STEP`: puts the stub back and keeps the old file beside it. */
export async function resetAfterQuestion(name: string, { dir }: PracticeOptions): Promise<void> {
  const step = stepOf(name);
  if (process.stdin.isTTY && !(await isSure(name))) return;
  const kept = resetStep(step, dir, home);
  const old = kept.length > 0 ? ` Your old work is in ${kept.join(' and ')}.` : '';
  process.stdout.write(`${name} starts again.${old}\n`);
}

async function isSure(name: string): Promise<boolean> {
  const asking = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await asking.question(`Put the stub of ${name} back? Your file is kept beside it. (y/n) `);
  asking.close();
  return /^y/i.test(answer.trim());
}
