import { relative, sep } from 'node:path';
import { type FSWatcher, watch } from 'chokidar';

/** Tells what belongs to a package manager, to Git or to an editor, or is old work that a reset has put aside. */
const isForeign = (name: string): boolean => name === 'node_modules' || /^\.|\.old-\d+\./.test(name);

const CODE = /\.(?:[cm]?[jt]s|json)$/;

/** Calls back with the path of each file of code in a learner's folder that is saved, added or removed, until it is closed. */
export function watchFolder(folder: string, onChange: (path: string) => void): FSWatcher {
  return watch(folder, {
    ignoreInitial: true,
    depth: 3,
    ignored: (path, stats) =>
      relative(folder, path).split(sep).some(isForeign) || (stats?.isFile() && !CODE.test(path)) === true,
    awaitWriteFinish: { stabilityThreshold: 40, pollInterval: 10 }, // an editor may write a file in two parts
  }).on('all', (_, path) => onChange(path));
}
