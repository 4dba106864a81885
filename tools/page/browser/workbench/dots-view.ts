import { html, nothing, type TemplateResult } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import type { FailedExample } from '../../../coach/verdict.ts';
import { ACROSS, DOWN, moveFocus, moveStop } from '../book/roving.ts';
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
    @keydown=${(event: KeyboardEvent) => moveFocus(event, dotsIn(event), IN_LINES)}
    @focusin=${(event: Event) => moveStop(event, dotsIn(event))}
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

/** They wrap: all arrows move. */
const IN_LINES = { ...ACROSS, ...DOWN };

const dotsIn = ({ currentTarget }: Event): HTMLElement[] => [
  ...(currentTarget as Element).querySelectorAll('a'),
];
