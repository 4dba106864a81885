import { relative, sep } from 'node:path';
import { watch } from 'chokidar';
import { isForeign, LEVELS, stampsOf } from './watched-files.ts';

/** chokidar can miss a save right after another one, so the files are polled as well. */
const POLL_MS = 200;

interface Listeners {
  /** Gets the path of each file that is saved, added or removed. */
  readonly onChange: (path: string) => void;
  /** Gets, in a sentence, why the watch has ended. */
  readonly onError: (sentence: string) => void;
}

/** Watches the files of a learner's folder, until it is closed. */
export function watchFolder(folder: string, { onChange, onError }: Listeners): { close(): Promise<void> } {
  let seen = stampsOf(folder);
  const poll = () => {
    const [before, now] = [seen, stampsOf(folder)];
    seen = now;
    const changed = [...before.keys(), ...now.keys()].find((path) => before.get(path) !== now.get(path));
    if (changed) onChange(changed);
  };
  const ignored = (path: string) => relative(folder, path).split(sep).some(isForeign);
  const watcher = watch(folder, { ignoreInitial: true, depth: LEVELS, ignored })
    .on('all', poll)
    .on('error', (error) => onError(`Your files cannot be watched: ${(error as Error).message}`));
  const timer = setInterval(poll, POLL_MS);
  return {
    async close() {
      clearInterval(timer);
      await watcher.close();
    },
  };
}
