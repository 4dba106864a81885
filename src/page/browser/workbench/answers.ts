/** What the reader's code says, beside each example of its chapter. */
import { type ExampleResult, resultsOf } from '../../../coach/verdict.ts';
import type { Judged } from './judge.ts';
import type { ExampleToJudge } from './protocol.ts';

/** What came out of an example. */
export interface Answer extends Pick<ExampleToJudge, 'place' | 'name'> {
  readonly status: ExampleResult['status'];
  /** What is written beside it. */
  readonly words: string;
}

/** Answers some examples, in their order. */
export function answersTo(examples: readonly ExampleToJudge[], { verdict, said }: Judged): Answer[] {
  const results = resultsOf(
    verdict,
    examples.map(({ place }) => place),
  );
  return examples.map(({ place, name }, index) => {
    const { status, trouble } = results[index] as ExampleResult;
    const { got, message, expected } = trouble ?? {};
    const wrong = message ?? (expected === undefined ? '' : `${got}, expected ${expected}`);
    return { place, name, status, words: status === 'passed' ? (said.get(place) ?? 'right') : wrong };
  });
}

/** Writes the answers beside their examples. */
export function showAnswers(answers: readonly Answer[]): void {
  for (const { place, status, words } of answers) {
    const example = exampleAt(place);
    if (!example) continue;
    const span = example.querySelector<HTMLElement>('.answer') ?? newSpan(example);
    span.hidden = status === 'not reached';
    span.setAttribute('data-status', status);
    span.textContent = `${status === 'passed' ? '✓' : '✗'} your code: ${words}`;
  }
}

/** Finds the example that stands at a place such as `features/02-pair.feature:14`. */
export function exampleAt(place: string): Element | null {
  const [file, line] = place.split(':');
  return document.querySelector(`[data-file="${file}"] [data-line="${line}"]`);
}

/** The address of an example. */
export const addressOf = (place: string): string => `#${exampleAt(place)?.id ?? ''}`;

function newSpan(example: Element): HTMLElement {
  const span = document.createElement('span');
  span.className = 'answer';
  const place = example.matches('tr') ? example.lastElementChild : example;
  place?.append(span);
  return span;
}

/** Marks a bench, its chapter and the page for the styles: if they had to look for what is open, they would at each key. */
export function markOpen(section: Element, isOpen: boolean): void {
  section.toggleAttribute('data-open', isOpen);
  section.parentElement?.toggleAttribute('data-editing', isOpen);
  document.body.toggleAttribute('data-editing', document.querySelector('.code[data-open]') !== null);
}
