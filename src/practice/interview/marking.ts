/** Marks a candidate's files: each part by the verdict of the practice on it. */
import { basename } from 'node:path';
import { type CounterExample, resultsOf, type StepVerdict, type Trouble } from '../../coach/verdict.ts';
import type { Runner } from '../child/runner.ts';
import { withPlace } from '../session.ts';
import { examplesOf } from './examples.ts';
import type { Part, Task } from './tasks.ts';

export interface PartMarks {
  readonly part: Part;
  /** What is wrong in each example; undefined for one that passes. */
  readonly troubles: ReadonlyMap<string, Trouble | undefined>;
  /** Whether random hands and counts were asked, and all was right. */
  readonly isRight: boolean;
  readonly counterExample?: CounterExample;
  /** Why not all could be judged. */
  readonly message?: string;
}

/**
 * Marks the files of a folder, part by part.
 *
 * @param scope - all examples, or only those that the candidate sees
 */
export async function markFiles(
  runner: Runner,
  { parts, given }: Task,
  folder: string,
  root: string,
  scope: 'all' | 'visible',
): Promise<PartMarks[]> {
  const steps = parts.map(({ step }) => step);
  const verdicts = await runner.judge(steps, folder, { goesOn: true, given });
  return parts.flatMap((part) => {
    const verdict = verdicts.find(({ step }) => step === part.step.name);
    return verdict ? markPart(part, withPlace(verdict, part.step, folder), root, scope) : [];
  });
}

function markPart(part: Part, verdict: StepVerdict, root: string, scope: 'all' | 'visible'): PartMarks {
  const { chapter, visible } = examplesOf(part, root);
  const { trouble: first, counterExample, hunted, examples } = verdict;
  const results = resultsOf(
    verdict,
    chapter.examples.map(({ place }) => place),
  );
  const inScope = new Set((scope === 'all' ? chapter.examples : visible).map(({ place }) => place));
  const troubles = results
    .filter(({ place }) => inScope.has(place))
    .map(({ place, status, trouble = first }) => [place, status === 'passed' ? undefined : trouble] as const);
  return {
    part,
    troubles: new Map(troubles),
    isRight: hunted !== undefined && !first && !counterExample,
    ...(counterExample && { counterExample }),
    ...(first && examples === 0 && { message: inFile(first) }),
  };
}

/** Says what happened, with its line. */
function inFile({ message = '', where }: Trouble): string {
  return where ? `${message} (${basename(where.file)}:${where.line})` : message;
}
