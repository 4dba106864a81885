import {
  type ExampleResult,
  type ExerciseVerdict,
  isWrongAnswer,
  resultsOf,
  type Trouble,
} from '../../../coach/verdict.ts';
import type { ExampleToJudge } from '../../view/packed-chapters.ts';

/** What the code says to an example. */
export interface Answer extends Pick<ExampleResult, 'location' | 'status'> {
  readonly name: string;
  /** Shown next to the example: "✗ false". */
  readonly words: string;
}

/** Lists the answers to examples, in their order. */
export function answersTo(
  examples: readonly Pick<ExampleToJudge, 'location' | 'name'>[],
  verdict: ExerciseVerdict,
): Answer[] {
  return resultsOf(verdict).map(({ location, status, trouble }) => ({
    location,
    status,
    name: examples.find((example) => example.location === location)?.name ?? '',
    words: status === 'passed' ? '✓' : `✗ ${wrongAnswerIn(trouble)}`,
  }));
}

/** Says what came instead of the right answer, without who gave it; nothing if it did not run. */
function wrongAnswerIn(trouble: Trouble | undefined): string {
  if (!trouble) return '';
  return isWrongAnswer(trouble) ? trouble.got : trouble.message;
}

/** Writes each answer next to its example. */
export function showAnswers(answers: readonly Answer[]): void {
  for (const { location, status, words } of answers) {
    const example = exampleAt(location);
    if (!example) continue;
    const span = example.querySelector<HTMLElement>('.answer') ?? addAnswer(example);
    span.textContent = words;
    span.hidden = status === 'not reached';
    span.setAttribute('data-status', status);
  }
}

/** Adds an empty answer to an example; in a row of a table, to its links. */
function addAnswer(example: Element): HTMLElement {
  const span = document.createElement('span');
  span.className = 'answer';
  if (example.matches('tr')) example.querySelector('.links')?.prepend(span);
  else example.append(span);
  return span;
}

/** Removes all answers in a chapter. */
export function removeAnswers(chapter: Element | null): void {
  for (const answer of chapter?.querySelectorAll('.answer') ?? []) answer.remove();
}

/** Finds the example at a location like `features/02-pair.feature:14`. */
export function exampleAt(location: string): Element | null {
  const [file, line] = location.split(':');
  return document.querySelector(`[data-file="${file}"] [data-line="${line}"]`);
}
