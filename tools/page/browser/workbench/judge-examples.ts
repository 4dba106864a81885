/** Judges the reader's own examples by the known mistakes of an exercise. */
import type { Exercise } from '../../../coach/exercise.ts';
import type { Message } from '../../../coach/jobs.ts';
import type { OwnExamplesVerdict } from '../../../coach/own-verdict.ts';
import type { AllPrograms } from '../../view/known-programs.ts';
import type { ExampleToJudge } from '../../view/packed-chapters.ts';
import { runInWorker, textOf } from './judge.ts';
import { knownMistakesOf } from './known-mistakes.ts';
import type { ProgramsToAsk } from './protocol.ts';

let allPrograms: AllPrograms | undefined;

/**
 * Judges examples in the worker.
 * @param signal - gives them up, because others are judged instead
 * @throws Error if they cannot be judged
 */
export async function judgeExamples(
  { name }: Pick<Exercise, 'name'>,
  own: readonly ExampleToJudge[],
  signal: AbortSignal,
): Promise<OwnExamplesVerdict | undefined> {
  let verdict: OwnExamplesVerdict | undefined;
  const keepVerdict = (message: Message) => {
    if (message.kind === 'own examples' && 'programs' in message.verdict) {
      ({ verdict } = message);
    }
  };
  const job = { examplesOf: name, own, programs: programsToAsk(name) };
  const stop = await runInWorker(job, keepVerdict, signal);
  if (stop) throw new Error(stop.message);
  return verdict;
}

/** Reads the programs of an exercise, and the words about each mistake. */
export function programsToAsk(exercise: string): ProgramsToAsk {
  allPrograms ??= JSON.parse(textOf('known-programs')) as AllPrograms;
  const { mistakes = [], right = [] } = allPrograms[exercise] ?? {};
  const known = knownMistakesOf(exercise);
  const withWords = mistakes.map((mistake, index) => {
    const { wrong = '', reason = '' } = known[index] ?? {};
    return { ...mistake, wrong, reason };
  });
  return { mistakes: withWords, right };
}
