import { drawText } from './text.ts';

/** The part of a chapter where readers write examples of their own. */
export const EXAMPLES_FIRST = { slug: 'examples-first', title: 'Examples first' };

/**
 * Draws that part of a chapter, folded and empty: a script fills it when it is opened.
 */
export function examplesFirstView(chapter: string, title: string): string {
  const { slug, title: heading } = EXAMPLES_FIRST;
  const id = `${chapter}/${slug}`;
  const ofChapter = `<span class="unseen">: ${drawText(title)}</span>`;
  return `<details class="examples-first" id="${id}" data-file="${id}">
<summary><h3>${heading}${ofChapter}</h3>
<span class="for">Write examples yourself: can you catch all the wrong programs?</span></summary>
</details>`;
}
