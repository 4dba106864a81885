/** The licences of what others have written and we pass on: in the package beside it, in the page at its end. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FONT_FILE } from './font.ts';

/** The innermost, for a package may have packages of its own. */
const PACKAGE_FOLDER = /\bnode_modules[\\/](?:.*[\\/]node_modules[\\/])?(?:@[^\\/]+[\\/])?[^\\/]+/;

/** The lines in which the licences of two packages differ though their text is the same. */
const OWN_LINE = /^\W*(?:copyright\s*(?:\(c\)|©|\d{4}).*|(?:the )?mit licen[cs]e.*)$/gim;

interface Licence {
  /** The name and the version. */
  readonly of: string;
  readonly copyrights: readonly string[];
  readonly text: string;
}

/**
 * Each text once, behind the names and the copyrights of all that it is of; that of the font, too.
 *
 * @param files - what is passed on, or a part of it; those that lie in no package are ours
 * @throws Error for a package without a licence
 */
export function licencesOf(root: string, files: Iterable<string>): string {
  const folders = new Set(
    Array.from(files, (path) => PACKAGE_FOLDER.exec(path)?.[0]).filter((path) => path !== undefined),
  );
  const licences = [...Array.from(folders, (folder) => licenceIn(root, folder)), licenceOfFont(root)];
  const texts = grouped(licences, ({ text }) => text.replaceAll(/[\W_]+/g, ' ').toLowerCase());
  return texts
    .map(groupText)
    .sort()
    .join(`\n${'-'.repeat(72)}\n`);
}

function grouped(licences: readonly Licence[], keyOf: (one: Licence) => string): Licence[][] {
  return Array.from(new Set(licences.map(keyOf)), (key) => licences.filter((one) => keyOf(one) === key));
}

function groupText(group: readonly Licence[]): string {
  const owners = grouped(group, ({ copyrights }) => copyrights.join('\n'));
  const heads = owners.map((all) => [all.map((one) => one.of).join(', '), ...(all[0]?.copyrights ?? [])].join('\n'));
  return `${heads.sort().join('\n')}\n\n${group[0]?.text}\n`;
}

function licenceIn(root: string, folder: string): Licence {
  const { name, version } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  const file = readdirSync(join(root, folder)).find((entry) => /^licen[cs]e/i.test(entry));
  if (!file) throw new Error(`${name} has no licence that could stand beside the code`);
  return licence(`${name} ${version}`, readFileSync(join(root, folder, file), 'utf8'));
}

function licenceOfFont(root: string): Licence {
  return licence('Literata', readFileSync(join(root, FONT_FILE, '..', 'LICENSE.txt'), 'utf8'));
}

function licence(of: string, text: string): Licence {
  const copyrights = Array.from(text.matchAll(OWN_LINE), ([line]) => line.trim()).filter((line) =>
    /copyright/i.test(line),
  );
  return {
    of,
    copyrights,
    text: text
      .replaceAll(OWN_LINE, '')
      .replaceAll(/\s*\n\s*\n\s*/g, '\n\n')
      .trim(),
  };
}
