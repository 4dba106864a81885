/** Marks a candidate's files. When a child has to be stopped, another continues after that place. */
import type { Runner } from '../child/runner.ts';
import { examplesOf } from './examples.ts';
import { PartMarks } from './part-marks.ts';
import type { Part, Task } from './tasks.ts';

export interface MarkingScope {
  /** All examples, or only those that the candidate sees. */
  readonly examples: 'all' | 'visible';
  /** The number of random hands for all parts together. */
  readonly hands: number;
}

/** How much time the random hands of all parts together may use. */
const LONGEST_HANDS_S = 60;

/** The marks of the files of a folder, part by part. */
export async function markFiles(
  runner: Runner,
  task: Task,
  folder: string,
  root: string,
  scope: MarkingScope,
): Promise<PartMarks[]> {
  const seconds = Math.ceil(LONGEST_HANDS_S / task.parts.length);
  const counts = handsOfParts(task.parts, scope.hands);
  const marks = task.parts.map((part, index) => {
    const { chapter, visible } = examplesOf(part, root);
    const examples = scope.examples === 'all' ? chapter.examples : visible;
    return PartMarks.read(part, { examples, hands: counts[index] ?? 0, seconds }, folder);
  });
  while (marks.some(({ job }) => job)) await markOn(runner, task, marks);
  return marks;
}

/** Marks until everything is marked or the child is stopped. */
async function markOn(runner: Runner, { given }: Task, marks: readonly PartMarks[]): Promise<void> {
  const open = marks.filter(({ job }) => job);
  let at = open[0] as PartMarks;
  const stopped = await runner.mark({ given, parts: open.flatMap(({ job }) => job ?? []) }, (message) => {
    if ('step' in message) at = open.find(({ part }) => part.step.name === message.step) ?? at;
    at.hear(message);
  });
  const isCutOff = !stopped && open.some(({ job }) => job);
  if (stopped || isCutOff) at.stop(stopped ?? { message: 'it ended the process in which it ran' });
}

/** How many of the random hands each part gets; the first gets the remainder. */
export function handsOfParts(parts: readonly Part[], hands: number): number[] {
  const shares = parts.reduce((sum, { share }) => sum + share, 0);
  const counts = parts.map(({ share }) => Math.floor((hands * share) / shares));
  const [first = 0, ...others] = counts;
  return [first + hands - counts.reduce((sum, count) => sum + count, 0), ...others];
}
