import { relative, sep } from 'node:path';
import { type FSWatcher, watch } from 'chokidar';
import { isForeign, LEVELS } from '../practice/watched-files.ts';

interface Listeners {
  /** Hears the path of each file that is saved, added or removed. */
  readonly onChange: (path: string) => void;
  /** Hears, in a sentence, why nothing more will be heard. */
  readonly onError: (sentence: string) => void;
}

/** Watches the files of a learner's folder, until it is closed. */
export function watchFolder(folder: string, { onChange, onError }: Listeners): FSWatcher {
  const ignored = (path: string) => relative(folder, path).split(sep).some(isForeign);
  return watch(folder, { ignoreInitial: true, depth: LEVELS, ignored })
    .on('all', (_, path) => onChange(path))
    .on('error', (error) => onError(`Your files cannot be watched: ${(error as Error).message}`));
}
