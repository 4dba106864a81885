import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { quote } from '../cards/quote.ts';
import { createFolder, resetStep } from '../practice/folder.ts';
import { report, typeLines } from '../practice/report.ts';
import { Runner } from '../practice/runner.ts';
import { findMistakes, findProgress } from '../practice/session.ts';
import { STEPS } from '../practice/steps.ts';
import { TypeCheck } from '../practice/type-check.ts';
import { isDone } from '../practice/verdict.ts';
import { endLines } from './practice-pages.ts';
import { isAllDone } from './practice-view.ts';
import { Watch } from './practice-watch.ts';
import { headLines, home, openable, writeFor } from './practice-words.ts';
import { isTerminal, say } from './say.ts';

export interface PracticeOptions {
  readonly dir: string;
  readonly once?: boolean;
}

/** `practice`: on a terminal it watches the learner's files; elsewhere it tells once how far they are. */
export function practiceCommand(options: PracticeOptions): Promise<void> {
  return isTerminal() && !options.once ? new Watch(options.dir).start() : practiceOnce(options);
}

/** `practice --once`: the verdict on the step that is next, in plain lines. */
async function practiceOnce({ dir }: PracticeOptions): Promise<void> {
  if (createFolder(dir, home))
    process.stdout.write(`Your files are in ${dir}. Begin with ${join(dir, 'pair.ts')}.\n\n`);
  const [runner, typeCheck] = [new Runner(home), new TypeCheck(dir, home.root)];
  try {
    const types = typeCheck.run();
    const progress = await findProgress(runner, dir);
    const { done, current, verdict } = progress;
    const mistakes = await findMistakes(runner, current, verdict);
    const said = report(openable(verdict), mistakes, writeFor(process.stdout));
    const notes = typeLines(await types, current.units);
    const lines = [...headLines(done, current, verdict), '', ...said, ...(notes.length > 0 ? ['', ...notes] : [])];
    say([...lines, ...(isAllDone(progress) ? ['', ...endLines(dir)] : [])]);
    if (!isDone(verdict)) process.exitCode = 1;
  } finally {
    typeCheck.close();
    await runner.close();
  }
}

/** `practice reset STEP`: the stub again; the old file is kept beside it. */
export async function practiceReset(name: string, { dir }: PracticeOptions): Promise<void> {
  const step = STEPS.find((known) => known.name === name);
  if (!step) throw new Error(`${quote(name)} is not a step: expected ${STEPS.map((known) => known.name).join(', ')}`);
  if (process.stdin.isTTY && !(await isSure(name))) return;
  const kept = resetStep(step, dir, home);
  const old = kept.length > 0 ? ` Your old work is in ${kept.join(' and ')}.` : '';
  process.stdout.write(`${name} begins anew.${old}\n`);
}

async function isSure(name: string): Promise<boolean> {
  const asking = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await asking.question(`Put the stub of ${name} back? Your file is kept beside it. (y/n) `);
  asking.close();
  return /^y/i.test(answer.trim());
}
