/** The saved scores of an interview: this one, and those of earlier tries. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { writeAnswer } from '../coach/verdict.ts';
import { readText } from '../machine/load/node.ts';
import { replaceFile } from '../machine/terminal/files.ts';
import { clockText } from '../machine/words/clock-text.ts';
import { folderOfTry } from '../practice/folder.ts';
import { cardOf } from './card.ts';
import { levelText } from './level.ts';
import type { PartScore, Result, Score } from './score.ts';
import { findTask } from './tasks.ts';

/** The file whose existence ends an interview. */
export const SCORE = 'score.json';

/** The score card, for people. */
export const CARD = 'score.md';

/**
 * Saves a score, and says where. The file that ends the interview is last, so that you can submit
 * again if saving fails.
 * @throws Error if it cannot be saved
 */
export function keepScore(score: Score, folder: string): string {
  const data = join(folder, SCORE);
  const text = join(folder, CARD);
  const card = cardOf(score, earlierTries(folder)).flat();
  replaceFile(text, `${card.join('\n').trimEnd()}\n`);
  const { parts, ...saved } = score;
  replaceFile(data, `${JSON.stringify({ ...saved, ...partsToSave(parts) }, null, 2)}\n`);
  return `Saved in ${text} and ${SCORE}. Start the task again for a new try.`;
}

/**
 * Returns parts as they are saved, under an old name, which programs read: with no more of a wrong
 * hand than what is said about it.
 */
export function partsToSave(parts: readonly PartScore[]): { readonly chapters: object[] } {
  const chapters = parts.map(({ counterExample, ...part }) => {
    if (!counterExample) return part;
    const { hand, expected } = counterExample;
    return { ...part, counterExample: { hand, expected, got: writeAnswer(counterExample) } };
  });
  return { chapters };
}

/** Describes each earlier try of the interview in a folder: `Try 1: about junior, 5 of 9 rules right, …`. */
export function earlierTries(folder: string): string[] {
  const tries: string[] = [];
  for (let number = 1; existsSync(folderOfTry(folder, number)); number += 1) {
    const result = savedResult(folderOfTry(folder, number));
    if (result) tries.push(`Try ${number}: ${result}`);
  }
  return tries;
}

/** Describes the score that is saved in a folder; undefined if there is none that can be read. */
export function savedResult(folder: string): string | undefined {
  try {
    const score = readScore(folder);
    return `${resultText(score)}, ${clockText(score.secondsUsed)} used`;
  } catch {
    // Anybody may have edited the file.
    return undefined;
  }
}

/** Describes a result in a line: `about junior, 5 of 9 rules right, 50 of 98 examples`. */
export function resultText({ task, rules, right, level, visible, hidden }: Result): string {
  const sizes = findTask(task).handSizes ? `${right.passed} of ${right.of} sizes and ` : '';
  const rulesRight = `${sizes}${rules.passed} of ${rules.of} rules right`;
  const examples = `${visible.passed + hidden.passed} of ${visible.of + hidden.of} examples`;
  return `${levelText(level)}, ${rulesRight}, ${examples}`;
}

/** Reads a saved score. @throws Error if there is none, or if it is no JSON */
function readScore(folder: string): Score {
  return JSON.parse(readText(join(folder, SCORE)) ?? '');
}
