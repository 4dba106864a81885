import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Matches the innermost package folder of a path. */
const PACKAGE_FOLDER = /\bnode_modules[\\/](?:.*[\\/]node_modules[\\/])?(?:@[^\\/]+[\\/])?[^\\/]+/;

const SEPARATOR = `\n${'-'.repeat(72)}\n`;

/**
 * Lists the packages that some files belong to, each with its version and its licence.
 *
 * @param files - paths, also of files that are in no package
 * @throws Error if a package has no licence file
 */
export function licencesOf(root: string, files: readonly string[]): string {
  const folders = new Set(files.flatMap((path) => PACKAGE_FOLDER.exec(path)?.[0] ?? []));
  const licences = Array.from(folders, (folder) => licenceIn(join(root, folder)));
  return licences.sort().join(SEPARATOR);
}

function licenceIn(folder: string): string {
  const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
  if (!file) throw new Error(`${name} has no licence file`);
  const text = readFileSync(join(folder, file), 'utf8').trim();
  return `${name} ${version}\n\n${text}\n`;
}
