import {
  type ExampleResult,
  type ExerciseVerdict,
  resultsOf,
} from '../../../learning/coach/verdict.ts';
import type { ExampleToJudge } from './protocol.ts';

export interface Answer extends Pick<ExampleResult, 'location' | 'status'> {
  readonly name: string;
  /** Shown next to the example: "✗ false". */
  readonly words: string;
}

export function answersTo(
  examples: readonly Pick<ExampleToJudge, 'location' | 'name'>[],
  verdict: ExerciseVerdict,
): Answer[] {
  const locations = examples.map(({ location }) => location);
  return resultsOf(verdict, locations).map(({ location, status, trouble }, index) => {
    const wrong = trouble?.message ?? trouble?.got?.replace(/^\w+ returned /, '') ?? '';
    return {
      location,
      status,
      name: examples[index]?.name ?? '',
      words: status === 'passed' ? '✓' : `✗ ${wrong}`,
    };
  });
}

export function showAnswers(answers: readonly Answer[]): void {
  for (const { location, status, words } of answers) {
    const example = exampleAt(location);
    const span = example?.querySelector<HTMLElement>('.answer') ?? document.createElement('span');
    Object.assign(span, {
      className: 'answer',
      textContent: words,
      hidden: status === 'not reached',
    });
    span.setAttribute('data-status', status);
    if (!span.parentElement && example?.matches('tr'))
      example.querySelector('.links')?.prepend(span);
    else if (!span.parentElement) example?.append(span);
  }
}

/** Finds the example at a location like `features/02-pair.feature:14`. */
export function exampleAt(location: string): Element | null {
  const [file, line] = location.split(':');
  return document.querySelector(`[data-file="${file}"] [data-line="${line}"]`);
}
