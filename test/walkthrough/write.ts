/**
 * Writes anew what docs/walkthrough quotes: code, what it answers, how it changes, and sentences of
 * the rules and of known mistakes. The prose is written by hand. `npm run walkthrough` does it; a
 * test says what is out of date.
 *
 * The first line of a fence says what stands in it:
 *
 *     ```ts src/kata/rules/two-pairs.ts isTwoPairs               declarations of a file; all below
 *     its imports if none is named
 *     ```ts answers of src/learning/mistakes/two-pairs/counted-exactly.ts expressions, one a line,
 *     each with its value behind it; a line that begins with `const` names a value for those below
 *     ```ts answers                                             the same, of sums that need no
 *     file, without a caption
 *     ```diff src/learning/mistakes/… src/kata/rules/two-pairs.ts …       how declarations of the
 *     second file differ from the first's
 *
 * A forge hides that line, so a caption with a link is put above the fence. What a mistake answers
 * is set against the rules.
 *
 * A quotation stands below a comment that names where it is from, and ends with a link to it:
 *
 *     <!-- features/05-two-pairs.feature: A third pair does no harm -->
 *     <!-- src/learning/mistakes/two-pairs/counted-exactly.ts -->
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path/posix';
import { diffLines } from 'diff';
import ts from 'typescript';
import { parseDescription } from '../../src/learning/mistakes/mistakes.ts';
import { wrap } from '../support/wrap.ts';
import { answersOf, type Named } from './answers.ts';

export const FOLDER = 'docs/walkthrough';

/** The files of the walkthrough: its overview and its chapters. */
export function readPages(): { path: string; text: string }[] {
  const paths = readdirSync(FOLDER).map((name) => join(FOLDER, name));
  return paths
    .filter((path) => path.endsWith('.md'))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
}

const CAPTIONED_FENCE = /((?:^\*[[`][^*]*\*\n\n)?^```(?:ts|diff) .*\n[\s\S]*?^```$)/m;

/** A page with its fences and quotations as they should be; the rest of it as it is given. */
export async function writeAnew({ path, text }: { path: string; text: string }): Promise<string> {
  try {
    const named: Named = { theirs: {}, right: {} };
    const written: string[] = [];
    for (const [at, part] of text.split(CAPTIONED_FENCE).entries()) {
      written.push(at % 2 ? await fenceOf(part, named) : quotationsIn(part));
    }
    return written.join('');
  } catch (error) {
    throw new Error(`${path}: ${(error as Error).message}`, { cause: error });
  }
}

async function fenceOf(captioned: string, named: Named): Promise<string> {
  const [head = '', ...lines] = captioned.slice(captioned.indexOf('```')).split('\n').slice(0, -1);
  const [kind, ...words] = head.slice('```'.length).split(' ');
  const [first = '', second = '', third = ''] = words;
  const under = (caption: string, body: string) => `*${caption}*\n\n${head}\n${body}\n\`\`\``;
  if (kind === 'diff') {
    return under(
      `${linkTo(first)}\nbecomes ${linkTo(second)}`,
      difference(first, second, words.slice(2)),
    );
  }
  if (first !== 'answers') return under(linkTo(first), declarations(first, words.slice(1)));
  if (!third) return [head, ...(await answersOf(undefined, lines, named)), '```'].join('\n');
  return under(`${linkTo(third)} answers`, (await answersOf(third, lines, named)).join('\n'));
}

/** Links a file from a page, or only names it if it is not in the package. */
function linkTo(path: string): string {
  const name = `\`${path.replace(/^src\/(?:learning\/)?/, '')}\``;
  return /^(?:test|src\/fast\/evaluators)\//.test(path)
    ? name
    : `[${name}](${relative(FOLDER, path)})`;
}

/** How the named declarations change from one file to another, either of which may lack some. */
function difference(before: string, after: string, names: readonly string[]): string {
  const [old, recent] = [before, after].map((path) =>
    declarations(path, names, { withDocstrings: false }),
  );
  return diffLines(`${old}\n`, `${recent}\n`)
    .flatMap(({ added, removed, value }) => {
      const ofOld = removed ? '-' : ' ';
      const sign = added ? '+' : ofOld;
      const lines = value.replace(/\n$/, '').split('\n');
      return lines.map((line) => `${sign} ${line}`.trimEnd());
    })
    .join('\n');
}

/** The named declarations of a file, in its order; all below the imports if none is named. */
function declarations(
  path: string,
  names: readonly string[],
  { withDocstrings } = { withDocstrings: true },
): string {
  const statements = statementsOf(path).filter(
    (one) => names.length === 0 || names.includes(nameOf(one)),
  );
  const missing = names.find((name) => !statements.some((one) => nameOf(one) === name));
  if (missing && withDocstrings) throw new Error(`there is no ${missing} in ${path}`);
  const texts = statements.map((one) => {
    return one.getSourceFile().text.slice(one.getStart(undefined, withDocstrings), one.end);
  });
  return texts.join('\n\n');
}

/** What stands in a file below its imports. */
function statementsOf(path: string): ts.Statement[] {
  const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  return file.statements.filter((statement) => !ts.isImportDeclaration(statement));
}

function nameOf(statement: ts.Statement): string {
  const [declaration] = ts.isVariableStatement(statement)
    ? statement.declarationList.declarations
    : [statement];
  return (declaration as ts.NamedDeclaration).name?.getText() ?? '';
}

const QUOTATION = /^(?<head><!-- (?<path>\S+?)(?:: (?<rule>.*?))? -->)\n(?:>.*\n)*/gm;

function quotationsIn(text: string): string {
  return text.replaceAll(QUOTATION, (...match) => {
    const { head, path, rule } = match.at(-1) as { head: string; path: string; rule?: string };
    const lines = rule === undefined ? mistakeIn(path) : ruleIn(path, rule);
    return `${[head, ...lines.map((line) => `> ${line}`.trimEnd())].join('\n')}\n`;
  });
}

function mistakeIn(path: string): string[] {
  const { wrong, reason } = parseDescription(readFileSync(path, 'utf8'), path);
  return [...wrap(wrong), ...wrap(reason), `(${linkTo(path)})`];
}

/** A rule and what is told about it. */
function ruleIn(path: string, rule: string): string[] {
  const lines = readFileSync(path, 'utf8').split('\n');
  const at = lines.indexOf(`  Rule: ${rule}`);
  if (at < 0) throw new Error(`${path} has no rule "${rule}"`);
  const told = lines.slice(at + 1, lines.indexOf('', at));
  const paragraph =
    told.length === 0 ? [] : ['', ...wrap(told.map((line) => line.trim()).join(' '))];
  return [`**${rule}**`, ...paragraph, `(${linkTo(path)})`];
}

if (process.argv[1]?.endsWith('write.ts'))
  readPages().forEach(async (page) => writeFileSync(page.path, await writeAnew(page)));
