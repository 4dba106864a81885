import {
  type ExampleResult,
  type ExerciseVerdict,
  resultsOf,
} from '../../../learning/coach/verdict.ts';
import type { ExampleToJudge } from './protocol.ts';

export interface Answer extends Pick<ExampleResult, 'place' | 'status'> {
  readonly name: string;
  /** Shown next to the example: "✗ false". */
  readonly words: string;
}

export function answersTo(
  examples: readonly Pick<ExampleToJudge, 'place' | 'name'>[],
  verdict: ExerciseVerdict,
): Answer[] {
  const places = examples.map(({ place }) => place);
  return resultsOf(verdict, places).map(({ place, status, trouble }, index) => {
    const wrong = trouble?.message ?? trouble?.got?.replace(/^\w+ returned /, '') ?? '';
    return {
      place,
      status,
      name: examples[index]?.name ?? '',
      words: status === 'passed' ? '✓' : `✗ ${wrong}`,
    };
  });
}

export function showAnswers(answers: readonly Answer[]): void {
  for (const { place, status, words } of answers) {
    const example = exampleAt(place);
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

/** Finds the example at a place like `features/02-pair.feature:14`. */
export function exampleAt(place: string): Element | null {
  const [file, line] = place.split(':');
  return document.querySelector(`[data-file="${file}"] [data-line="${line}"]`);
}
