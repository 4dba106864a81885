import { relative, sep } from 'node:path';
import { type FSWatcher, watch } from 'chokidar';

/** Whether a file or folder of that name belongs to a package manager, to Git or to an editor. */
const isForeign = (name: string): boolean => name === 'node_modules' || name.startsWith('.');

/** Calls back with the path of each file of a learner's folder that is saved, added or removed, until it is closed. */
export function watchFolder(folder: string, onChange: (path: string) => void): FSWatcher {
  return watch(folder, {
    ignoreInitial: true,
    depth: 3,
    ignored: (path) => relative(folder, path).split(sep).some(isForeign),
    awaitWriteFinish: { stabilityThreshold: 40, pollInterval: 10 }, // an editor may write a file in two parts
  }).on('all', (_, path) => onChange(path));
}
