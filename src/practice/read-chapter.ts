/** Reads the rule book from the folder of the package. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Chapter } from '../coach/chapter.ts';
import { type Match, parseChapter } from '../coach/parse-chapter.ts';

/** Reads the chapter of that name; its number does not matter. */
export function readChapter(name: string, root: string, match?: Match): Chapter {
  const base = readdirSync(join(root, 'features')).find((entry) => entry.replace(/^\d+-/, '') === `${name}.feature`);
  if (!base) throw new Error(`there is no chapter "${name}" in features`);
  const file = `features/${base}`;
  return parseChapter(readFileSync(join(root, file), 'utf8'), file, match);
}
