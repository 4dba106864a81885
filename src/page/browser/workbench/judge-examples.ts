/** Judges the reader's own examples by the known mistakes of an exercise. */
import type { Exercise } from '../../../learning/coach/exercise.ts';
import type { OwnExamplesVerdict } from '../../../learning/coach/own-verdict.ts';
import type { AllPrograms } from '../../view/known-programs.ts';
import type { ExampleToJudge } from '../../view/packed-chapters.ts';
import { runInWorker, textOf } from './judge.ts';
import { knownMistakesOf } from './known-mistakes.ts';
import type { ProgramsToAsk } from './protocol.ts';

let allPrograms: AllPrograms | undefined;
let current = new AbortController();

/** Judges examples in the worker, and gives up those before them that still wait. */
export async function judgeExamples(
  { name }: Pick<Exercise, 'name'>,
  own: readonly ExampleToJudge[],
): Promise<OwnExamplesVerdict | undefined> {
  current.abort();
  current = new AbortController();
  let verdict: OwnExamplesVerdict | undefined;
  const job = { examplesOf: name, own, programs: programsOf(name) };
  await runInWorker(
    job,
    (message) => {
      if (message.kind === 'own examples' && 'programs' in message.verdict) {
        ({ verdict } = message);
      }
    },
    current.signal,
  );
  return verdict;
}

/** Reads the programs of an exercise, and the words about each mistake. */
function programsOf(exercise: string): ProgramsToAsk {
  allPrograms ??= JSON.parse(textOf('known-programs')) as AllPrograms;
  const { mistakes = [], right = [] } = allPrograms[exercise] ?? {};
  const known = knownMistakesOf(exercise);
  const withWords = mistakes.map((mistake, index) => {
    const { wrong = '', reason = '' } = known[index] ?? {};
    return { ...mistake, wrong, reason };
  });
  return { mistakes: withWords, right };
}
