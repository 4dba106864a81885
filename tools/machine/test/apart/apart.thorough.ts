/** Files that run in a process of their own get the verdicts that they get in a thread. */
import '../../../command/test/checkout.ts';
import { readdirSync } from 'node:fs';
import type { Exercise } from '../../../coach/exercise.ts';
import type { ExerciseVerdict } from '../../../coach/verdict.ts';
import { withApart } from '../../../interview/run-apart.ts';
import { TASKS, type Task } from '../../../interview/tasks.ts';
import { open, solve } from '../../../interview/test/interviews.ts';
import { Runner } from '../../../practice/runner.ts';
import { home } from '../../../practice/test/learner.ts';

const runner = new Runner(home);
afterAll(() => runner.close());

/** Lists the exercises of a task; of a second part, only those that the first does not have. */
function newExercisesOf({ exercises, secondPartOf }: Task): readonly Exercise[] {
  const first = TASKS.find(({ name }) => name === secondPartOf);
  return exercises.filter((exercise) => !first?.exercises.includes(exercise));
}

const CASES = TASKS.filter(({ onlyFile }) => !onlyFile).flatMap((task) =>
  newExercisesOf(task).flatMap((exercise) =>
    readdirSync(`tools/coach/mistakes/${exercise.unit}`).map((file) => {
      return { task, exercise, mistake: `tools/coach/mistakes/${exercise.unit}/${file}` };
    }),
  ),
);

test.each(CASES)('$exercise.name: $mistake', async ({ task, exercise, mistake }) => {
  const interview = await withApart(open({ task }), home);
  solve(interview, exercise.unit, mistake);
  const verdictOn = async (options: object) => {
    const terms = { given: task.allowedImports, ...options };
    const [verdict] = await runner.judge([exercise], interview.folder, terms);
    return withoutChance(verdict as ExerciseVerdict);
  };
  const inThread = await verdictOn({});
  expect(await verdictOn({ apart: interview.apart })).toEqual(inThread);
});

/** A process of its own gets another source of randomness: other cards are dealt too often there. */
function withoutChance(verdict: ExerciseVerdict): string {
  return JSON.stringify(verdict, null, 2).replaceAll(/\w+( is dealt to .*?)\d+ times/g, '$1');
}
