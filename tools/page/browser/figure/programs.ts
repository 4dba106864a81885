/** The programs that a figure asks: the known mistakes of its chapter, and the reader's code. */
import type { Cards } from '../../../../src/cards/card.ts';
import { parseCards } from '../../../../src/cards/parse-cards.ts';
import type { Exercise } from '../../../coach/exercise.ts';
import type { Message } from '../../../coach/jobs.ts';
import { NoWorker } from '../book/start-worker.ts';
import { runInWorker } from '../workbench/judge.ts';
import { programsToAsk } from '../workbench/judge-examples.ts';
import type { Asking } from '../workbench/protocol.ts';
import { codeToJudge, isBeingWritten } from '../workbench/readers-code.ts';
import type { CodeAnswer, LensProgram, Riddle } from './lens-state.ts';
import type { Subject } from './subject.ts';

/** Lists the programs of an exercise: the known mistakes, then the reader's code while it is written. */
export function programsOf(exercise: Exercise): readonly LensProgram[] {
  const riddles = riddlesOf(exercise).map((mistake) => {
    const number = mistake.index + 1;
    return { label: `${number}`, name: `program ${number}`, mistake };
  });
  return isBeingWritten(exercise) ? [...riddles, YOURS] : riddles;
}

/** The reader's own code. */
export const YOURS: LensProgram = { label: 'Yours', name: 'your code' };

/** Reads the known mistakes that a figure can show. */
function riddlesOf({ name }: Exercise): Riddle[] {
  return programsToAsk(name).mistakes.flatMap(({ wrong, reason, code }, index) => {
    const inBook = mistakeInBook(name, index);
    const { start, tap, hand } = inBook?.dataset ?? {};
    if (start === undefined || tap === undefined || hand === undefined) return [];
    const first = { cards: parseCards(start), tap: readTap(tap), wrongHand: parseCards(hand) };
    return { wrong, reason, code, index, start: first };
  });
}

/** Finds where the book tells of a mistake. */
function mistakeInBook(exercise: string, index: number): HTMLElement | null {
  return document.querySelector(`[data-mistake="${exercise}/${index}"]`);
}

/** Reads what to tap: the index of a place, or a card to take away. */
function readTap(text: string): Riddle['start']['tap'] {
  return /^\d+$/.test(text) ? Number(text) : (parseCards(text)[0] as Cards[number]);
}

/**
 * Asks a program about cards, in the worker.
 * @param signal - gives the question up, because other cards are asked about
 * @returns undefined if it was given up
 */
export async function askCode(
  exercise: Exercise,
  { mistake }: LensProgram,
  cards: Cards,
  subject: Subject,
  signal: AbortSignal,
): Promise<CodeAnswer | undefined> {
  let answer: CodeAnswer | undefined;
  const keep = (message: Message) => {
    if (message.kind !== 'answered') return;
    const says = subject.read(message.answer);
    answer = says === undefined ? { message: message.answer } : { says };
  };
  const stop = await runInWorker(questionOf(exercise, mistake, cards), keep, signal).catch(
    (error: Error) => {
      if (!(error instanceof NoWorker)) throw error;
      return error;
    },
  );
  if (signal.aborted) return undefined;
  return stop ? { message: stop.message } : answer;
}

function questionOf(exercise: Exercise, mistake: Riddle | undefined, cards: Cards): Asking {
  const question = { asked: exercise.name, cards };
  if (!mistake) return { ...question, files: codeToJudge(exercise) };
  return { ...question, program: programsToAsk(exercise.name).mistakes[mistake.index] };
}
