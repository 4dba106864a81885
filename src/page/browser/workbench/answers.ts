/** What the reader's code says, beside each example of its chapter. */
import { type ExampleResult, resultsOf } from '../../../coach/verdict.ts';
import type { Judged } from './judge.ts';

/** Where an example stands, and what came out of it. */
export interface Answer {
  readonly place: string;
  readonly status: ExampleResult['status'];
  /** What is written beside it. */
  readonly words: string;
}

/** The answers to some examples, in their order. */
export function answersTo(places: readonly string[], { verdict, said }: Judged): Answer[] {
  return resultsOf(verdict, places).map(({ place, status, trouble }) => {
    if (status === 'not reached') return { place, status, words: '' };
    if (status === 'passed') return { place, status, words: said.get(place) ?? 'right' };
    const { got, message, expected } = trouble ?? {};
    return { place, status, words: message ?? (expected === undefined ? '' : `${got}, expected ${expected}`) };
  });
}

/** Writes the answers beside the examples of a chapter; none takes them away. */
export function showAnswers(chapter: Element, answers: readonly Answer[]): void {
  const found = new Map(answers.map((answer) => [answer.place, answer]));
  for (const example of examplesIn(chapter)) {
    const answer = found.get(placeOf(example));
    const span = example.querySelector<HTMLElement>('.answer') ?? newSpan(example);
    span.hidden = !answer || answer.status === 'not reached';
    if (!answer || span.hidden) continue;
    const { status, words } = answer;
    span.setAttribute('data-status', status);
    span.textContent = `${status === 'passed' ? '✓' : '✗'} your code: ${words}`;
  }
}

/** The examples that can be asked one by one. */
export function examplesIn(chapter: Element): HTMLElement[] {
  return [...chapter.querySelectorAll<HTMLElement>('[data-line]')];
}

/** The address of the example that stands at a place such as `features/02-pair.feature:14`. */
export function addressOf(place: string): string {
  const [file, line] = place.split(':');
  return `#${document.querySelector(`[data-file="${file}"] [data-line="${line}"]`)?.id ?? ''}`;
}

function placeOf(example: HTMLElement): string {
  return `${example.closest<HTMLElement>('.chapter')?.getAttribute('data-file')}:${example.getAttribute('data-line')}`;
}

function newSpan(example: HTMLElement): HTMLElement {
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
