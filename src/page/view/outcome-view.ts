/** What came out of an example as markup: nothing to see if it passed. */
import type { Result } from '../../coach/feature-run.ts';
import type { PageExample } from './book.ts';
import { drawText, escapeText } from './text.ts';
import { tryLink } from './try-link.ts';

const MARKS = { failed: '✗', 'not run': '–' } as const;

/** What did not pass, as a sign and, for readers who cannot see it, as a word. */
export function markView(status: Result['status']): string {
  if (status === 'passed') return '';
  return `<span class="mark" data-status="${status}"><span aria-hidden="true">${MARKS[status]}</span><span class="unseen">${status}</span></span>`;
}

/** The attribute of an example that did not pass. */
export function statusOf({ status }: Result): string {
  return status === 'passed' ? '' : ` data-status="${status}"`;
}

/** The line of an example in its feature, which its chapter names. */
export function lineOf({ place }: PageExample): string {
  return place.replace(/^.*:/, '');
}

/** At which sentence an example failed, and why: what was expected, and what came. */
export function failureView({ status, at, error }: Result): string {
  if (status !== 'failed') return '';
  return `<div class="failure"><p>Failed at “${drawText(at ?? '')}”:</p><pre>${escapeText(error?.trim().replaceAll(/\n+/g, '\n') ?? '')}</pre></div>`;
}

/** The way from an example to "Try a hand", after what came out of it; a script names it, and adds the link to the example itself. */
export function linksView({ steps, result: { status } }: PageExample): string {
  const address = tryLink(steps);
  const open = address === undefined ? '' : `<a class="open" href="${address}">Try</a>`;
  return `<span class="links">${markView(status)}${open}</span>`;
}
