/** Reads the chapters of the package. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findNumbered } from '../../machine/package/find-numbered.ts';
import type { Chapter } from '../chapter.ts';
import { parseChapter } from './parse-chapter.ts';

/**
 * Reads a chapter by its name without the number: `pair`.
 * @param root - the folder of the package
 * @throws Error if there is no such chapter
 */
export function readChapter(name: string, root: string): Chapter {
  const file = findNumbered('features', `${name}.feature`, root);
  if (!file) throw new Error(`there is no chapter "${name}" in features`);
  return parseChapter(readFileSync(join(root, file), 'utf8'), file);
}
