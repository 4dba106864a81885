/**
 * The files of the project, without what is left in its folder by those who use it: exercises, score
 * cards, reports, or a repository of their own.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path/posix'; // git writes paths with a / on Windows, too

/** All files of the project, by their paths from the top: `src/kata.ts`. */
export const FILES: readonly string[] = projectFiles('.');

/** Lists the files in a folder of the project and in the folders below it. */
export function filesBelow(folder: string): string[] {
  return FILES.filter((file) => file.startsWith(`${folder}/`));
}

/**
 * Lists what git tracks; in a downloaded copy, which git does not know, all but what `.gitignore`
 * names.
 */
export function projectFiles(root: string): string[] {
  const tracked = trackedFiles(root);
  return tracked.length > 0 ? tracked : filesNotIgnored(root);
}

/** Lists what git tracks and nobody has deleted; nothing if there is no git. */
function trackedFiles(root: string): string[] {
  const { status, stdout } = spawnSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' });
  if (status !== 0) return [];
  const files = stdout.split('\0').slice(0, -1);
  return files.filter((file) => existsSync(join(root, file)));
}

function filesNotIgnored(root: string): string[] {
  const lines = readFileSync(join(root, '.gitignore'), 'utf8').split('\n');
  const ignored = ['/.git/', ...lines].map(patternOf);
  const filesIn = (folder: string): string[] =>
    readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
      const path = join(folder, entry.name);
      if (ignored.some((pattern) => pattern.test(path))) return [];
      return entry.isDirectory() ? filesIn(path) : [path];
    });
  return filesIn('');
}

/** Returns a pattern for the paths that a line of `.gitignore` names; `/name` only at the top. */
function patternOf(line: string): RegExp {
  const name = line.replaceAll(/^\/|\/$/g, '');
  const escaped = name.replaceAll('.', '\\.').replaceAll('*', '[^/]*');
  return new RegExp(`${line.startsWith('/') ? '^' : '(?:^|/)'}${escaped}$`);
}
