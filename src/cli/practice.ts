import { join } from 'node:path';
import { parseCards } from '../cards/parse-cards.ts';
import { quote } from '../cards/quote.ts';
import { createFolder, resetStep } from '../practice/folder.ts';
import { report, type Write } from '../practice/report.ts';
import { Runner } from '../practice/runner.ts';
import { findProgress, type Progress } from '../practice/session.ts';
import { STEPS } from '../practice/steps.ts';
import { ruleOf } from '../practice/stub.ts';
import { isDone } from '../practice/verdict.ts';
import { isCheckout, packageFile } from './package-files.ts';
import { type Draw, drawFor } from './terminal.ts';

export interface PracticeOptions {
  readonly dir: string;
}

export const home = { root: packageFile('.').replace(/\/$/, ''), fromSource: isCheckout };

/** `practice --once`: the verdict on the step that is next, in plain lines. */
export async function practiceOnce({ dir }: PracticeOptions): Promise<void> {
  if (createFolder(dir, home))
    process.stdout.write(`Your files are in ${dir}. Begin with ${join(dir, 'pair.ts')}.\n\n`);
  const runner = new Runner(home);
  try {
    const progress = await findProgress(runner, dir);
    process.stdout.write(
      `${[...headLines(progress), '', ...report(progress.verdict, progress.mistakes, writeFor(process.stdout))].join('\n')}\n`,
    );
    if (!isDone(progress.verdict)) process.exitCode = 1;
  } finally {
    await runner.close();
  }
}

/** `practice reset STEP`: the stub again; the old file is kept beside it. */
export function practiceReset(name: string, { dir }: PracticeOptions): void {
  const step = STEPS.find((known) => known.name === name);
  if (!step) throw new Error(`${quote(name)} is not a step: expected ${STEPS.map((known) => known.name).join(', ')}`);
  const kept = resetStep(step, dir, home);
  process.stdout.write(`${name} begins anew. ${kept.length > 0 ? `Your old work is in ${kept.join(' and ')}.` : ''}\n`);
}

/** Where the learner stands: the bar, the step and its rule. */
export function headLines({ done, current }: Progress): string[] {
  const bar = `${'#'.repeat(done)}${'-'.repeat(STEPS.length - done)}`;
  const rules = current.units.map((unit) => `  ${ruleOf(unit, home.root)}`);
  return [
    `[${bar}] ${done} of ${STEPS.length} steps`,
    '',
    `${STEPS.indexOf(current) + 1}. ${current.name.replaceAll('-', ' ')}`,
    ...rules,
  ];
}

const CARDS = /\b[2-9TJQKA][cdhsCDHS]( [2-9TJQKA][cdhsCDHS])*\b/g;

/** Draws the cards in a sentence as the stream shows cards. */
export function writeFor(stream: NodeJS.WriteStream): Write {
  const draw: Draw = drawFor(stream);
  return (sentence) => sentence.replaceAll(CARDS, (cards) => draw(parseCards(cards)));
}
