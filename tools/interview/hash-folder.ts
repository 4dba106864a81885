import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/**
 * Hashes all files in a folder with their paths, as this does in that folder:
 * `find . -type f -print0 | LC_ALL=C sort -z | xargs -0 sha256sum | sha256sum`.
 */
export function hashFolder(folder: string): string {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join('/'));
  const bytesOf = (path: string) => Buffer.from(path);
  const inOrder = paths.sort((a, b) => Buffer.compare(bytesOf(`./${a}`), bytesOf(`./${b}`)));
  const lines = inOrder.map((path) => `${sha256(readFileSync(join(folder, path)))}  ./${path}\n`);
  return sha256(lines.join(''));
}

function sha256(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}
