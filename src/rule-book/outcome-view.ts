/** What came out of an example as markup: nothing to see if it passed. */
import type { Result } from '../coach/feature-run.ts';
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

/** At which sentence an example failed, and why: what was expected, and what came. */
export function failureView({ status, at, error }: Result): string {
  if (status !== 'failed') return '';
  return `<div class="failure"><p>Failed at “${drawText(at ?? '')}”:</p><pre>${escapeText(error?.trim().replaceAll(/\n+/g, '\n') ?? '')}</pre></div>`;
}

/** The ways from an example to "Try a hand" and to itself, below what came out of it. */
export function linksView({ slug, name, steps, result: { status } }: PageExample): string {
  const address = tryLink(steps);
  const about = drawText(name);
  const open = address && `<a class="open" href="${address}" aria-label="Try: ${about}">Try</a>`;
  return `<span class="links">${markView(status)}${open ?? ''}<a class="anchor" href="#${slug}" aria-label="Link to: ${about}">#</a></span>`;
}
