import { html, nothing, type TemplateResult } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import type { FailedExample } from '../../../learning/coach/verdict.ts';
import { type Answer, exampleAt } from './answers.ts';

const SIGNS = { passed: '●', failed: '✗', 'not reached': '○' };

/** Returns the address of an example; of the reader's own, unless they are shown, that of them all. */
export const addressOf = (location: string): string =>
  `#${exampleAt(location)?.id ?? location.split(':', 1)}`;

/** Draws each example as a dot that links to it. They are one tab stop: the arrow keys move there. */
export function dotsView(
  answers: readonly Answer[],
  shown?: FailedExample,
): TemplateResult | typeof nothing {
  if (answers.length === 0) return nothing;
  const current = answers.length > 1 ? shown?.location : undefined;
  const stop = current ?? answers[0]?.location;
  const dots = answers.map((answer) =>
    dotView(answer, answer.location === current, answer.location === stop),
  );
  return html`<p
    class="dots"
    role="toolbar"
    aria-label="The examples"
    @keydown=${moveByKey}
    @focusin=${moveStop}
  >
    ${dots}
  </p>`;
}

function dotView(
  { name, status, location }: Answer,
  isCurrent: boolean,
  isStop: boolean,
): TemplateResult {
  const label = `${name}: ${status}`;
  return html`<a
    href=${addressOf(location)}
    title=${label}
    aria-label=${label}
    aria-current=${isCurrent || nothing}
    tabindex=${live(isStop ? '0' : '-1')}
    data-status=${status}
    >${SIGNS[status]}</a
  >`;
}

const dotsIn = ({ currentTarget }: Event): HTMLElement[] => [
  ...(currentTarget as Element).querySelectorAll('a'),
];

/** Moves the focus from dot to dot. */
function moveByKey(event: KeyboardEvent): void {
  const { key, target, altKey, ctrlKey, metaKey } = event;
  if (altKey || ctrlKey || metaKey) return; // for the browser
  const dots = dotsIn(event);
  const from = dots.indexOf(target as HTMLElement);
  const goals = new Map([
    ['ArrowLeft', from - 1],
    ['ArrowUp', from - 1],
    ['ArrowRight', from + 1],
    ['ArrowDown', from + 1],
    ['Home', 0],
    ['End', dots.length - 1],
  ]);
  const goal = goals.get(key);
  if (goal === undefined) return;
  event.preventDefault(); // no scrolling
  dots[goal]?.focus();
}

/** Lets Tab come back to the dot that has the focus. */
function moveStop(event: Event): void {
  for (const dot of dotsIn(event)) dot.tabIndex = dot === event.target ? 0 : -1;
}
