/**
 * Writes anew what docs/walkthrough quotes: code, what it answers, how it changes, and sentences of the rules and of known
 * mistakes. The prose is written by hand. `npm run walkthrough` does it; a test says what is out of date.
 *
 * The first line of a fence says what stands in it:
 *
 *     ```ts src/kata/rules/two-pairs.ts isTwoPairs               declarations of a file; all below its imports if none is named
 *     ```ts answers of src/mistakes/two-pairs/counted-exactly.ts expressions, one a line, each with its value behind it
 *     ```diff src/mistakes/… src/kata/rules/two-pairs.ts …       how declarations of the second file differ from the first's
 *
 * A forge hides that line, so a caption with a link is put above the fence. What a mistake answers is set against the rules.
 *
 * A quotation stands below a comment that names where it is from, and ends with a link to it:
 *
 *     <!-- features/05-two-pairs.feature: A third pair does no harm -->
 *     <!-- src/mistakes/two-pairs/counted-exactly.ts -->
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path/posix';
import { diffLines } from 'diff';
import ts from 'typescript';
import * as poker from '../../src/index.ts';
import { rulesOf, type Solution, UNITS } from '../../src/kata/solution.ts';
import { parseDescription } from '../../src/mistakes/mistakes.ts';

export const FOLDER = 'docs/walkthrough';

/** The files of the walkthrough: its overview and its chapters. */
export function readPages(): { path: string; text: string }[] {
  const paths = readdirSync(FOLDER).map((name) => join(FOLDER, name));
  return paths.filter((path) => path.endsWith('.md')).map((path) => ({ path, text: readFileSync(path, 'utf8') }));
}

const CAPTIONED_FENCE = /((?:^\*\[[^*]*\*\n\n)?^```(?:ts|diff) .*\n[\s\S]*?^```$)/m;

/** A page with its fences and quotations as they should be; the rest of it as it is given. */
export async function writeAnew({ path, text }: { path: string; text: string }): Promise<string> {
  try {
    const parts = text.split(CAPTIONED_FENCE);
    return (await Promise.all(parts.map((part, at) => (at % 2 ? fenceOf(part) : quotationsIn(part))))).join('');
  } catch (error) {
    throw new Error(`${path}: ${(error as Error).message}`, { cause: error });
  }
}

async function fenceOf(captioned: string): Promise<string> {
  const fence = captioned.slice(captioned.indexOf('```'));
  const [head = '', ...lines] = fence.split('\n').slice(0, -1);
  const { caption, body } = await partsOf(head.slice('```'.length).split(' '), lines);
  return `*${caption}*\n\n${head}\n${body}\n\`\`\``;
}

async function partsOf(
  [kind, ...words]: string[],
  lines: readonly string[],
): Promise<{ caption: string; body: string }> {
  const [first = '', second = '', ...names] = words;
  if (kind === 'diff') {
    const body = difference(declarations(first, declaredIn(first, names)), declarations(second, names));
    return { caption: `${linkTo(first)}\nbecomes ${linkTo(second)}`, body };
  }
  if (first !== 'answers') return { caption: linkTo(first), body: declarations(first, words.slice(1), true) };
  const [path = ''] = names;
  return { caption: `${linkTo(path)} answers`, body: (await answers(lines, path)).join('\n') };
}

/** A link from a page, whose text is the file's path in `src`. */
const linkTo = (path: string) => `[\`${path.replace(/^src\//, '')}\`](${relative(FOLDER, path)})`;

/** Those of the names that a file declares: the change may bring more. */
function declaredIn(path: string, names: readonly string[]): string[] {
  const declared = statementsOf(path).map(nameOf);
  return names.filter((name) => declared.includes(name));
}

/** The named declarations of a file, in its order; all below the imports if none is named. */
function declarations(path: string, names: readonly string[], withDocstrings = false): string {
  const found = statementsOf(path);
  const missing = names.find((name) => !found.some((statement) => nameOf(statement) === name));
  if (missing) throw new Error(`there is no ${missing} in ${path}`);
  const wanted = names.length === 0 ? found : found.filter((statement) => names.includes(nameOf(statement) ?? ''));
  const text = (statement: ts.Statement) =>
    statement.getSourceFile().text.slice(statement.getStart(undefined, withDocstrings), statement.end);
  return wanted.map(text).join('\n\n');
}

/** What stands in a file below its imports. */
function statementsOf(path: string): ts.Statement[] {
  const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  return file.statements.filter((statement) => !ts.isImportDeclaration(statement));
}

const nameOf = (statement: ts.Statement) =>
  ts.isVariableStatement(statement)
    ? statement.declarationList.declarations[0]?.name.getText()
    : (statement as ts.FunctionDeclaration).name?.getText();

function difference(before: string, after: string): string {
  return diffLines(`${before}\n`, `${after}\n`)
    .flatMap(({ added, removed, value }) => {
      const sign = added ? '+' : removed ? '-' : ' ';
      return value
        .replace(/\n$/, '')
        .split('\n')
        .map((line) => `${sign} ${line}`.trimEnd());
    })
    .join('\n');
}

/** Each expression with its value, and behind what a mistake answers what the rules say, where that differs. */
async function answers(lines: readonly string[], path: string): Promise<string[]> {
  const theirs = (await import(`../../${path}`)) as object;
  const isMistake = path.startsWith('src/mistakes/');
  return lines.map((line) => {
    if (line === '') return line;
    const expression = line.replace(/;? *\/\/ .*$|;$/, '');
    if (!isMistake) return `${expression}; // ${valueBy(expression, { ...OURS, ...theirs })}`;
    const [value, right] = [valueBy(expression, solution(theirs)), valueBy(expression, OURS)];
    return `${expression}; // ${value}${value === right ? '' : `, and the rules say ${right}`}`;
  });
}

const OURS = solution({});

/** What the library and the files of src/kata export, in a solution that has some of these files otherwise. */
function solution(files: object): Readonly<Record<string, unknown>> {
  const units = Object.values(UNITS).map((unit) => unit.exports);
  const { rankHand, compareHands, compareHandRanks } = rulesOf(files as Solution);
  return Object.assign({}, poker, ...units, { rankHand, compareHands, compareHandRanks }, files);
}

function valueBy(expression: string, known: Readonly<Record<string, unknown>>): string {
  const value = new Function(...Object.keys(known), `return ${expression}`)(...Object.values(known));
  return typeof value === 'string' ? `'${value}'` : JSON.stringify(value);
}

const QUOTATION = /^<!-- (?<path>\S+?)(?:: (?<rule>.*?))? -->\n(?:>.*\n)*/gm;

function quotationsIn(text: string): string {
  return text.replaceAll(QUOTATION, (...match) => {
    const { path, rule } = match.at(-1) as { path: string; rule?: string };
    const lines = rule === undefined ? mistakeIn(path) : ruleIn(path, rule);
    return `<!-- ${path}${rule === undefined ? '' : `: ${rule}`} -->\n${lines.map((line) => `> ${line}`.trimEnd()).join('\n')}\n`;
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
  const paragraph = told.length === 0 ? [] : ['', ...told.flatMap((line) => wrap(line.trim()))];
  return [`**${rule}**`, ...paragraph, `(${linkTo(path)})`];
}

/** A text in lines of at most 120 characters. */
const wrap = (text: string): string[] => text.match(/\S.{0,119}(?=\s|$)/g) ?? [];

async function writePage(page: { path: string; text: string }): Promise<void> {
  try {
    writeFileSync(page.path, await writeAnew(page));
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}

if (process.argv[1]?.endsWith('write.ts')) readPages().forEach(writePage);
