import { isAbsolute, relative } from 'node:path';

/** Returns whether a path is a folder or in it. On Windows, no path leads to another drive. */
export function isInside(path: string, folder: string): boolean {
  const way = relative(folder, path);
  return !way.startsWith('..') && !isAbsolute(way);
}
