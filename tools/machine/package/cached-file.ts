import { createHash } from 'node:crypto';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder, replaceFile } from '../terminal/files.ts';

/**
 * Makes a file below node_modules, unless it is there and nothing in these folders has changed.
 * @param make - returns its text
 * @returns its path
 */
export async function cachedFile(
  root: string,
  name: string,
  folders: readonly string[],
  make: () => Promise<string>,
): Promise<string> {
  const folder = join(root, 'node_modules', '.cache', 'poker-kata');
  const path = join(folder, `${stampOf(root, folders)}-${name}`);
  if (existsSync(path)) return path;
  const text = await make();
  makeFolder(folder);
  // Windows cannot replace a file that another process reads.
  if (!existsSync(path)) replaceFile(path, text);
  return path;
}

/** Returns a hash that changes with any file in the folders or any package. */
function stampOf(root: string, folders: readonly string[]): string {
  const hash = createHash('sha256');
  const files = folders.flatMap((folder) => filesIn(root, folder));
  for (const name of ['package-lock.json', ...files]) {
    const { mtimeMs, size } = statSync(join(root, name));
    hash.update(`${name} ${mtimeMs} ${size}\n`);
  }
  return hash.digest('hex').slice(0, 12);
}

/** Lists everything in a folder but installed packages, relative to the root. */
function filesIn(root: string, folder: string): string[] {
  const names = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' });
  return names.filter((name) => !name.includes('node_modules')).map((name) => join(folder, name));
}
