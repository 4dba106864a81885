/** Asks a follow-up question after the score card. */
import { here } from '../../../machine/package/package-files.ts';
import { keyLine, printLines, readKeys } from '../../../machine/terminal/screen.ts';
import { FOLLOW_UPS, type FollowUp } from './follow-ups.ts';
import type { Task } from './tasks.ts';

/** The document with all questions. */
const PAGE = 'docs/interviewer.md';

/**
 * Asks a question about a task: on a terminal, a key shows the answer; else it says where that is.
 * @param tries - the number of earlier tries; each gets another question
 */
export async function askFollowUp(
  { name }: Task,
  tries: number,
  isInteractive: boolean,
): Promise<void> {
  const questions = FOLLOW_UPS[name] ?? [];
  const { question, answer } = questions[tries % questions.length] as FollowUp;
  printLines(['', `Follow-up: ${question}`]);
  if (!isInteractive) {
    printLines([`The answer is in ${here(PAGE)}.`]);
    return;
  }
  printLines([keyLine('a shows the answer', 'any other key ends').replaceAll('\u00a0', ' ')]);
  if ((await nextKey()) === 'a') printLines(['', answer]);
}

function nextKey(): Promise<string> {
  return new Promise((resolve) => {
    const stopReading = readKeys((key) => {
      stopReading();
      resolve(key);
    });
  });
}
