/**
 * Reads the commits of the story from the walkthrough.
 *
 * On a page, a comment begins a commit: it has the subject and the file that the commit writes. The
 * text below it, up to the next such comment or heading, says why.
 *
 *     <!-- commit: Count the pairs
 *     tools/coach/exercises/two-pairs/mistakes/three-pairs-missed.ts -->
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const WALKTHROUGH = 'docs/walkthrough';

/** A part of a page that tells of one commit. */
export interface Passage {
  readonly subject: string;
  /** A feature, a known mistake or a file of the kata. */
  readonly path: string;
  readonly markdown: string;
}

/** Reads the passages of all chapters, in order. */
export function readPassages(root: string): Passage[] {
  const folder = join(root, WALKTHROUGH);
  const chapters = readdirSync(folder).filter((name) => /^\d/.test(name));
  return chapters.sort().flatMap((name) => passagesIn(readFileSync(join(folder, name), 'utf8')));
}

const START_OF_PART = /^(?=<!-- commit: |## )/m;
const COMMENT = /^<!-- commit: (?<subject>.*)\n(?<path>.*) -->\n/;

/** Finds the passages of a page. */
export function passagesIn(page: string): Passage[] {
  return page.split(START_OF_PART).flatMap((part) => {
    const { subject = '', path = '' } = COMMENT.exec(part)?.groups ?? {};
    return path === '' ? [] : [{ subject, path, markdown: part.replace(COMMENT, '') }];
  });
}
