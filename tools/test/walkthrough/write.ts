/**
 * Writes anew what docs/walkthrough quotes: code, what it returns, how it changes, and sentences of
 * the rules and of known mistakes. The prose is written by hand. `npx tsx tools/test/walkthrough/write.ts` does it; a
 * test says what is out of date.
 *
 * The first line of a fence says what is in it.
 *
 * Declarations of a file; if none is named, all below its imports:
 *
 *     ```ts src/rules/two-pairs.ts isTwoPairs
 *
 * Expressions, one a line, each with its value after it. A line that begins with `const` names a
 * value for the lines below. The values of a mistake are compared with those of the rules:
 *
 *     ```ts answers of tools/coach/exercises/two-pairs/mistakes/counted-exactly.ts
 *
 * The same for expressions that need no file, without a caption:
 *
 *     ```ts answers
 *
 * How the named declarations of the second file differ from those of the first:
 *
 *     ```diff tools/coach/exercises/… src/rules/two-pairs.ts …
 *
 * A forge hides that line, so a caption with a link is put above the fence.
 *
 * A quotation stands below a comment that names where it is from, and ends with a link to it:
 *
 *     <!-- features/05-two-pairs.feature: It works for any number of cards -->
 *     <!-- tools/coach/exercises/two-pairs/mistakes/counted-exactly.ts -->
 *
 * What the program of the page prints (`program.ts`), perhaps for words on its command line:
 *
 *     ```text prints
 *     ```text prints for "Kd Kh Ks"
 *
 * Pictures of hands are drawn (`hands.ts`).
 *
 * A comment that begins with `commit:` is for `poker-kata new --story`
 * (`tools/new/walkthrough-commits.ts`).
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path/posix';
import { diffLines } from 'diff';
import ts from 'typescript';
import { parseDescription } from '../../coach/mistakes.ts';
import { wrap } from '../support/wrap.ts';
import { answersOf, type Named } from './answers.ts';
import { handsIn, writeHands } from './hands.ts';
import { FOLDER, type Page, readPages } from './pages.ts';
import { linesPrintedBy, programAfter, programBefore } from './program.ts';

const CAPTIONED_FENCE =
  /((?:^\*(?:[[`]|It returns)[^*]*\*\n\n)?^```(?:ts|diff|text prints).*\n[\s\S]*?^```$)/m;

/**
 * Returns a page with its fences and quotations as they should be, and the rest as it is.
 *
 * @throws Error that names the page, if it quotes what does not exist
 */
export async function writeAnew({ path, text }: Page): Promise<string> {
  try {
    const named: Named = { theirs: {}, right: {} };
    const written: string[] = [];
    let program = programBefore(path, readPages());
    let shownAbove = '';
    for (const [index, part] of text.split(CAPTIONED_FENCE).entries()) {
      program = programAfter(program, part);
      const isFence = index % 2 === 1; // between the fences is prose
      written.push(isFence ? await fenceOf(part, named, program, shownAbove) : quotationsIn(part));
      if (part.trim() !== '') shownAbove = fileShownIn(part);
    }
    return written.join('');
  } catch (error) {
    throw new Error(`${path}: ${(error as Error).message}`, { cause: error });
  }
}

/** Returns the path of the file whose code a captioned fence shows; empty for anything else. */
function fileShownIn(part: string): string {
  const [, path = ''] = /```(?:ts|diff \S+) ((?:src|tools)\/\S+)/.exec(part) ?? [];
  return path;
}

/** Writes a fence with its caption, which need not name a file that is shown just above. */
async function fenceOf(
  captioned: string,
  named: Named,
  program: string,
  shownAbove: string,
): Promise<string> {
  const fence = captioned.slice(captioned.indexOf('```'));
  const [head = '', ...lines] = fence.split('\n').slice(0, -1);
  const [kind, ...words] = head.slice('```'.length).split(' ');
  const withCaption = (caption: string, body: string) => `*${caption}*\n\n${head}\n${body}\n\`\`\``;
  if (kind === 'text') {
    const typed = Array.from(head.matchAll(/"(.*?)"/g), ([, word = '']) => word);
    return [head, ...linesPrintedBy(program, typed), '```'].join('\n');
  }
  if (words[0]?.startsWith('program')) return captioned;
  if (kind === 'diff') {
    const [before = '', after = '', ...names] = words;
    const caption = `${linkTo(before)}\nbecomes ${linkTo(after)}`;
    return withCaption(caption, difference(before, after, names));
  }
  if (words[0] !== 'answers') {
    const [path = '', ...names] = words;
    return withCaption(linkTo(path), declarations(path, names));
  }
  const path = words[2]; // of `answers of src/…`
  const answers = await answersOf(path, lines, named);
  if (!path) return [head, ...answers, '```'].join('\n');
  const whoReturns = path === shownAbove ? 'It' : linkTo(path);
  return withCaption(`${whoReturns} returns`, answers.join('\n'));
}

/** Links a file from a page, or only names it if it is not in the package. */
function linkTo(path: string): string {
  const name = `\`${path.replace(/^tools\/coach\//, '')}\``;
  return /^(?:tools\/test|src\/evaluators)\//.test(path)
    ? name
    : `[${name}](${relative(FOLDER, path)})`;
}

/** Writes how the named declarations change from one file to another. Either may lack some. */
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

/**
 * Returns the named declarations of a file, in its order; all below the imports if none is named.
 */
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
  const texts = statements.map((statement) => {
    const start = statement.getStart(undefined, withDocstrings);
    return statement.getSourceFile().text.slice(start, statement.end);
  });
  return texts.join('\n\n');
}

/** Lists what is in a file below its imports. */
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
  const whatItDoes = `This ${wrong.charAt(0).toLowerCase()}${wrong.slice(1)}`;
  const whoMakesIt = reason.replace(/^Made by/, 'It is written by');
  return [...wrap(whatItDoes), ...wrap(whoMakesIt), `(${linkTo(path)})`];
}

/** Quotes a rule and the text below it. */
function ruleIn(path: string, rule: string): string[] {
  const lines = readFileSync(path, 'utf8').split('\n');
  const start = lines.indexOf(`  Rule: ${rule}`);
  if (start < 0) throw new Error(`${path} has no rule "${rule}"`);
  const prose = lines.slice(start + 1, lines.indexOf('', start)).map((line) => line.trim());
  const paragraph = prose.length === 0 ? [] : ['', ...wrap(prose.join(' '))];
  return [`**${rule}**`, ...paragraph, `(${linkTo(path)})`];
}

if (process.argv[1]?.endsWith('write.ts')) {
  const pages = readPages();
  for (const page of pages) {
    writeAnew(page).then((text) => writeFileSync(page.path, text));
  }
  writeHands(handsIn(pages));
}
