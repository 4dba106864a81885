/** Asks a follow-up question after the score card. */
import { keyLine, printLines, readKeys } from '../machine/terminal/screen.ts';
import type { Task } from './tasks.ts';

/**
 * Asks a question about a task. On a terminal, a key shows the answer.
 * @param tries - the number of earlier tries; each gets another question
 */
export async function askFollowUp(
  { followUps }: Task,
  tries: number,
  isInteractive: boolean,
): Promise<void> {
  const { question, answer } = followUps[tries % followUps.length] ?? followUps[0];
  printLines(['', `Follow-up: ${question}`]);
  if (!isInteractive) return;
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
