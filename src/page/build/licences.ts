import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Matches the innermost package folder of a path. */
const PACKAGE_FOLDER = /\bnode_modules[\\/](?:.*[\\/]node_modules[\\/])?(?:@[^\\/]+[\\/])?[^\\/]+/;

/**
 * Lists the packages that some files belong to, each with its licence.
 * @throws Error if one is missing
 */
export function licencesOf(root: string, files: readonly string[]): string {
  const packages = new Set(files.flatMap((path) => PACKAGE_FOLDER.exec(path)?.[0] ?? []));
  const licences = Array.from(packages, (path) => {
    const folder = join(root, path);
    const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
    if (!file) throw new Error(`${name} has no licence file`);
    return `${name} ${version}\n\n${readFileSync(join(folder, file), 'utf8').trim()}\n`;
  });
  return licences.sort().join(`\n${'-'.repeat(72)}\n`);
}
