/**
 * The kata solved as a history, one step a commit: for each chapter its feature, first versions,
 * which a hand breaks, and the rule. The walkthrough says which, in which order, and why. A chapter
 * that it does not tell is left out.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { solutionPath } from '../coach/units.ts';
import type { Unit } from '../solution/units.ts';
import {
  addWithImports,
  type Files,
  importsOf,
  ownRepository,
  type Read,
} from './own-repository.ts';
import { plainText } from './plain-text.ts';
import { readPassages } from './walkthrough-commits.ts';

/** A commit of the story. */
export interface Commit {
  readonly message: string;
  /** The files that it adds or changes. */
  readonly files: Files;
}

/**
 * Returns the commits of the story, the first one first.
 * @param root - the folder of this package
 * @param name - of the package that the repository is
 */
export function storyOf(root: string, name: string): Commit[] {
  const read: Read = (path) => readFileSync(join(root, path), 'utf8');
  const passages = readPassages(root);
  const files = new Map(ownRepository(root, name)).set('README.md', README);
  const [, ...later] = [...files.keys()].filter((path) => path.endsWith('.feature'));
  for (const path of later) files.delete(path);

  const commits: Commit[] = [{ message: FIRST_MESSAGE, files: new Map(files) }];
  for (const { subject, path, markdown } of passages) {
    const step = readStep(path, read);
    const changed = new Map([[step.path, step.text]]);
    const imported = importsOf(step.path, step.text);
    addWithImports(changed, imported, (each) => (files.has(each) ? '' : read(each)));
    for (const [place, text] of changed) files.set(place, text);
    commits.push({ message: `${subject}\n\n${plainText(markdown, path)}\n`, files: changed });
  }
  return commits;
}

/** A file of the repository. */
interface RepositoryFile {
  readonly path: string;
  readonly text: string;
}

const MISTAKE = /^tools\/coach\/exercises\/(?<unit>[\w-]+)\/mistakes\//;

/** Reads a file of ours, or a known mistake in the place of such a file. */
function readStep(path: string, read: Read): RepositoryFile {
  const { unit } = MISTAKE.exec(path)?.groups ?? {};
  if (unit === undefined) return { path, text: read(path) };
  const place = solutionPath(unit as Unit);
  const code = read(path)
    .replace(/^\/\*\*.*?\*\/\s*/s, '') // the message says what is wrong
    .replaceAll("'../../../../../src/", "'../");
  return { path: place, text: withDocstrings(code, read(place)) };
}

/** Puts the docstrings of our file on the same exports of a mistake. */
function withDocstrings(code: string, ours: string): string {
  return code.replaceAll(/^export \w+ (\w+)/gm, (start, name) => docstringOf(name, ours) + start);
}

/** Returns the docstring of an export, with the end of its line; empty if there is none. */
function docstringOf(name: string, code: string): string {
  const docstring = new RegExp(`/\\*\\*(?:(?!\\*/).)*\\*/\\n(?=export \\w+ ${name}\\b)`, 's');
  return docstring.exec(code)?.[0] ?? '';
}

const FIRST_MESSAGE = `Begin the kata with cards, and a stub for each rule

Cards can be read and written, as chapter 1 says. The rules are stubs:
each gives an answer that is wrong. What the sentences of the features
do is in steps/.

From here on each chapter begins with its feature, which fails.
`;

/** The command that shows the commits after the first one, with their code. */
export const READ_STORY = 'git log --reverse -p ":/Begin the kata"..';

const README = `# The poker hands kata, step by step

The kata is solved here, and its history tells how. Each chapter begins with a commit that adds its
feature, which fails. Then comes code that seems to be right, until a hand breaks it, and at last
the rule, with which the feature passes. Only chapter 16 passes at once: it counts with what is
there. The messages say why.

\`\`\`sh
git log --oneline --reverse
${READ_STORY}
\`\`\`

The second command leaves out the first commit, which brings the cards and the steps.

You can go to any step by the words of its message, and see what its chapter says:

\`\`\`sh
npm install
git checkout ":/Count the pairs"
npx cucumber-js features/05*
git checkout main
\`\`\`

To do a chapter yourself, begin at its feature:

\`\`\`sh
git checkout -b my-two-pairs ":/Say what two pairs are"
\`\`\`

Rules are in \`src/rules/\`, what cards are worth and who wins in \`src/ranking/\`, and the
games in \`src/games/\`.
`;
