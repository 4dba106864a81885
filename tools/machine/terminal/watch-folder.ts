import { relative, sep } from 'node:path';
import { type FSWatcher, watch } from 'chokidar';

/** Matches files of package managers, compilers, Git and editors, and old files of a reset. */
const FOREIGN = /^(?:\.|__pycache__$|node_modules$|target$|build$|bin$|obj$)|\.old-\d+\./;

/** TypeScript and JavaScript, and features with examples. */
const CODE = /\.(?:[cm]?[jt]s|feature)$/;

/** Source files in any language, but not what compilers make of them. */
export const ANY_CODE =
  /Makefile$|\.(?!(?:a|beam|class|d|dll|exe|hi|jar|log|o|obj|out|pyc|so|tmp\w*|txt|wasm)$)\w+$/;

/**
 * Calls back with the path of each code file that is saved, added or removed. Folders do not count.
 * @param onChange - also gets whether the file is new
 * @param code - which files are code
 */
export function watchFolder(
  folder: string,
  onChange: (path: string, isNew: boolean) => void,
  code = CODE,
): FSWatcher {
  const isForeign = (path: string) =>
    relative(folder, path)
      .split(sep)
      .some((name) => FOREIGN.test(name));
  return watch(folder, {
    ignoreInitial: true,
    depth: 3,
    ignored: (path, stats) => {
      const isOtherFile = stats?.isFile() === true && !code.test(path);
      return isOtherFile || isForeign(path);
    },
    // An editor may write a file in two parts.
    awaitWriteFinish: { stabilityThreshold: 40, pollInterval: 10 },
  }).on('all', (event, path) => {
    if (!event.endsWith('Dir')) onChange(path, event === 'add');
  });
}
