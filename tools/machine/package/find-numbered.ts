import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Finds a file of the package by its name, without the number if it has one: `02-pair.feature`. */
export function findNumbered(folder: string, name: string, root: string): string | undefined {
  const file = readdirSync(join(root, folder)).find((entry) => entry.replace(/^\d+-/, '') === name);
  return file && `${folder}/${file}`;
}
