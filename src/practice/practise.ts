import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { report } from '../coach/report.ts';
import { STEPS } from '../coach/steps.ts';
import { FAST } from '../coach/stub-answers.ts';
import { isDone } from '../coach/verdict.ts';
import { quote } from '../kata/cards/quote.ts';
import { writeFor, writeSymbols } from '../terminal/draw-cards.ts';
import { isTerminal, printLines } from '../terminal/full-screen.ts';
import { paint } from '../terminal/lay-out.ts';
import { here, home } from '../terminal/package-files.ts';
import { Runner } from './child/runner.ts';
import { createFolder, resetStep } from './folder.ts';
import { readChapter } from './read-chapter.ts';
import { endLines } from './screen/pages.ts';
import { isAllDone } from './screen/view.ts';
import { Watch } from './screen/watch.ts';
import { findMistakes, findProgress } from './session.ts';
import { TypeCheck, typeLines } from './type-check.ts';
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
  if (isNew) process.stdout.write(`${whereFilesAre} Begin with ${join(dir, 'pair.ts')}.\n\n`);
  return practiceOnce(dir);
}

/** `practice --once`: the verdict on the next step, in plain lines. */
async function practiceOnce(dir: string): Promise<void> {
  const [runner, typeCheck] = [new Runner(home), new TypeCheck(dir, home.root)];
  try {
    const types = typeCheck.run();
    const progress = await findProgress(runner, dir);
    const { done, current, verdict } = progress;
    const mistakes = await findMistakes(runner, current, verdict);
    const examples = current.name === FAST ? [] : readChapter(current.name, home.root).examples;
    const said = report(verdict, mistakes, process.stdout.isTTY ? writeSymbols : writeFor(process.stdout), {
      paint,
      shownPlace: here,
      listsAll: true,
      places: examples.map(({ place }) => place),
    });
    const notes = typeLines(await types, current.units);
    const lines = [...headLines(done, current, verdict), '', ...said, ...(notes.length > 0 ? ['', ...notes] : [])];
    printLines([...lines, ...(isAllDone(progress) ? ['', ...endLines(dir)] : [])]);
    if (!isDone(verdict)) process.exitCode = 1;
  } finally {
    typeCheck.close();
    await runner.close();
  }
}

/** `practice reset STEP`: puts the stub back and keeps the old file beside it. */
export async function resetAfterQuestion(name: string, { dir }: PracticeOptions): Promise<void> {
  const step = STEPS.find((known) => known.name === name);
  if (!step) throw new Error(`${quote(name)} is not a step: expected ${STEPS.map((known) => known.name).join(', ')}`);
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
