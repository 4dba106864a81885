/**
 * Gives a new chapter its number, and those after it the next ones: renames their files, and
 * rewrites what names them. This puts `features/blaze.feature`, and `docs/walkthrough/blaze.md` if
 * it is there, after the chapter on two pairs:
 *
 *     npx tsx tools/build/renumber.ts blaze two-pairs
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path/posix';

/** The folders that have a file of each chapter, with the ends of its name. */
const FOLDERS = { features: '.feature', 'docs/walkthrough': '.md' };

/** What stays: the past, the guide, this command with its test, and what is no text. */
const STAYS = /^(?:CHANGELOG|CONTRIBUTING)\.md$|\/renumber(?:\.test)?\.ts$|\.(?:jpg|png|woff2)$/;

/** `11`, `17 and 18`, `6 to 12`. */
const NUMBERS = String.raw`\d+(?:(?:,| and| to)\s+\d+)*\b`;

/** The numbers in `chapter 5`, `feature 5`, `features/05*` and the link `[5. Two pairs]`. */
const MENTIONS = new RegExp(
  String.raw`(?<=\bchapters?[\s*>]+|\bfeature )${NUMBERS}|(?<=\bfeatures/)\d+(?=\*)|(?<=\[)${NUMBERS}(?=\. )`,
  'gi',
);

/**
 * Puts a chapter after another. Returns the new paths by the old ones, and the rewritten files.
 * @param root - the folder of the project
 * @throws Error if the other is no chapter, or the new one is not there without a number
 */
export function renumber(name: string, after: string, root: string) {
  const features = readdirSync(join(root, 'features')).sort();
  const chapters = features.flatMap((file) => file.match(/^(\d\d-.*)\.feature$/)?.[1] ?? []);
  const before = chapters.findIndex((chapter) => chapter.slice(3) === after);
  if (before < 0) throw new Error(`"${after}" is no chapter: expected a name as in ${chapters[0]}`);
  if (!features.includes(`${name}.feature`)) {
    throw new Error(`features/${name}.feature is not there: write the new chapter first`);
  }
  const later = chapters.slice(before + 1);
  const last = chapters.length;
  const next = (digits: string) =>
    Number(digits) > before + 1 && Number(digits) <= last ? plusOne(digits) : digits;
  const numbered = `${plusOne(chapters[before]?.slice(0, 2) as string)}-${name}`;
  const moved = new Map(later.map((chapter) => [chapter, chapter.replace(/^\d\d/, plusOne)]));

  const ofNew = new RegExp(
    `(?<=features/|walkthrough/|\\]\\()${name}(?=\\.(?:feature|md)\\b)`,
    'g',
  );
  const ofLater = new RegExp(`(?<![\\w-])(?:${later.join('|')})(?![\\w-])`, 'g');
  const renamed = renameFiles(new Map([...moved, [name, numbered]]), root);
  const rewritten = rewriteFiles(root, (text) =>
    text
      .replaceAll(ofNew, numbered)
      .replaceAll(ofLater, (chapter) => moved.get(chapter) ?? chapter)
      .replaceAll(MENTIONS, (numbers) => numbers.replaceAll(/\d+/g, next)),
  );
  return { renamed, rewritten };
}

/** Adds one to a number, and keeps its width: `05` becomes `06`. */
function plusOne(digits: string): string {
  return String(Number(digits) + 1).padStart(digits.length, '0');
}

/** Renames the files of chapters, for git, too, if it tracks them. */
function renameFiles(names: ReadonlyMap<string, string>, root: string): Map<string, string> {
  const renamed = new Map<string, string>();
  for (const [folder, end] of Object.entries(FOLDERS)) {
    for (const [from, to] of names) {
      const old = `${folder}/${from}${end}`;
      const now = `${folder}/${to}${end}`;
      if (!existsSync(join(root, old))) continue;
      const { status } = spawnSync('git', ['mv', old, now], { cwd: root });
      if (status !== 0) renameSync(join(root, old), join(root, now));
      renamed.set(old, now);
    }
  }
  return renamed;
}

/** Rewrites all files but those that git ignores, and lists those that are different now. */
function rewriteFiles(root: string, rewrite: (text: string) => string): string[] {
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', list, { cwd: root, encoding: 'utf8' }).split('\0');
  return files.filter((file) => {
    const path = join(root, file);
    if (file === '' || STAYS.test(file) || !existsSync(path)) return false;
    const text = readFileSync(path, 'utf8');
    const rewritten = rewrite(text);
    if (rewritten !== text) writeFileSync(path, rewritten);
    return rewritten !== text;
  });
}

if (process.argv[1]?.endsWith('renumber.ts')) {
  const [name = '', after = ''] = process.argv.slice(2);
  const { renamed, rewritten } = renumber(name, after, '.');
  for (const [from, to] of renamed) console.log(`${from} -> ${to}`);
  console.log(`${rewritten.length} files rewritten. See git diff, and write the documents again.`);
}
