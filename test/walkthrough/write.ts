/**
 * Writes anew what docs/walkthrough quotes: code, what it answers, how it changes, and sentences of the rules and of known
 * mistakes. The prose is written by hand. `npm run walkthrough` does it, and a test asks with `--check` what is out of date.
 *
 * The first line of a fence says what stands in it:
 *
 *     ```ts src/kata/rules/two-pairs.ts isTwoPairs               declarations of a file, without their docstrings
 *     ```ts answers of src/mistakes/two-pairs/counted-exactly.ts expressions, one a line, each with its value behind it; a
 *                                                               line that begins with `const` names a value for those below
 *     ```diff src/mistakes/… src/kata/rules/two-pairs.ts …       how declarations of the second file differ from the first's
 *
 * A quotation stands below a comment that names where it is from:
 *
 *     <!-- features/05-two-pairs.feature: A third pair does no harm -->
 *     <!-- src/mistakes/two-pairs/counted-exactly.ts -->
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { diffLines } from 'diff';
import ts from 'typescript';
import * as poker from '../../src/index.ts';
import { parseDescription } from '../../src/mistakes/mistakes.ts';

const FOLDER = 'docs/walkthrough';

async function writeAnew(text: string, path: string): Promise<string> {
  try {
    const parts = text.split(/(^```(?:ts|diff) .*\n[^]*?^```$)/m);
    const named = {};
    const written: string[] = [];
    for (const part of parts) written.push(part.startsWith('```') ? await fenceOf(part, named) : quotationsIn(part));
    return written.join('');
  } catch (error) {
    throw new Error(`${path}: ${(error as Error).message}`, { cause: error });
  }
}

async function fenceOf(fence: string, named: Named): Promise<string> {
  const [head = '', ...lines] = fence.split('\n').slice(0, -1);
  const [kind, ...words] = head.slice('```'.length).split(' ');
  const [first = '', second = '', ...names] = words;
  const body =
    kind === 'diff'
      ? difference(declarations(first, names), declarations(second, names))
      : first === 'answers'
        ? (await answers(lines, words[2] ?? '', named)).join('\n')
        : declarations(first, [second, ...names].filter(Boolean));
  return `${head}\n${body}\n\`\`\``;
}

/** The named declarations of a file, as they stand there, without docstrings; all below the imports if none is named. */
function declarations(path: string, names: readonly string[]): string {
  const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  const found = file.statements.filter((statement) => !ts.isImportDeclaration(statement));
  const nameOf = (statement: ts.Statement) =>
    ts.isVariableStatement(statement)
      ? statement.declarationList.declarations[0]?.name.getText()
      : (statement as ts.FunctionDeclaration).name?.getText();
  const missing = names.find((name) => !found.some((statement) => nameOf(statement) === name));
  if (missing) throw new Error(`there is no ${missing} in ${path}`);
  const wanted = names.length === 0 ? found : found.filter((statement) => names.includes(nameOf(statement) ?? ''));
  return wanted.map((statement) => statement.getText()).join('\n\n');
}

function difference(before: string, after: string): string {
  return diffLines(`${before}\n`, `${after}\n`)
    .flatMap(({ added, removed, value }) => {
      const sign = added ? '+' : removed ? '-' : ' ';
      return value
        .trimEnd()
        .split('\n')
        .map((line) => `${sign} ${line}`.trimEnd());
    })
    .join('\n');
}

/** What a chapter has named so far. */
type Named = Record<string, unknown>;

/**
 * Each expression with its value, by the exports of a file and, for what it lacks, by the library. A line `const name = …;` is
 * kept, and what stands below it in the chapter knows the name.
 */
async function answers(lines: readonly string[], path: string, named: Named): Promise<string[]> {
  const theirs = (await import(pathToFileURL(resolve(path)).href)) as object;
  const evaluated = (expression: string) => {
    const known = { ...poker, ...named, ...theirs };
    return new Function(...Object.keys(known), `return ${expression}`)(...Object.values(known));
  };
  return lines.map((line) => {
    const [, name, definition = ''] = /^const (\w+) = (.*);$/.exec(line) ?? [];
    if (name) {
      named[name] = evaluated(definition);
      return line;
    }
    const expression = line.replace(/;? *\/\/ .*$|;$/, '');
    const value = evaluated(expression);
    return `${expression}; // ${typeof value === 'string' ? `'${value}'` : JSON.stringify(value)}`;
  });
}

const QUOTATION = /^<!-- (?<path>\S+?)(?:: (?<rule>.*?))? -->\n(?:>.*\n)*/gm;

function quotationsIn(text: string): string {
  return text.replaceAll(QUOTATION, (...match) => {
    const { path, rule } = match.at(-1) as { path: string; rule?: string };
    const lines = rule === undefined ? mistakeIn(path) : ruleIn(path, rule);
    return `<!-- ${path}${rule === undefined ? '' : `: ${rule}`} -->\n${lines.map((line) => `> ${line}\n`).join('')}`;
  });
}

function mistakeIn(path: string): string[] {
  const { wrong, reason } = parseDescription(readFileSync(path, 'utf8'), path);
  return [wrong, reason];
}

/** A rule and what is told about it. */
function ruleIn(path: string, rule: string): string[] {
  const lines = readFileSync(path, 'utf8').split('\n');
  const at = lines.indexOf(`  Rule: ${rule}`);
  if (at < 0) throw new Error(`${path} has no rule "${rule}"`);
  const told = lines.slice(at + 1, lines.indexOf('', at));
  return [`**${rule}**`, ...told.map((line) => line.trim())];
}

const isCheck = process.argv.includes('--check');
for (const name of readdirSync(FOLDER)) {
  const path = join(FOLDER, name);
  const text = readFileSync(path, 'utf8');
  const written = await writeAnew(text, path);
  if (written === text) continue;
  if (isCheck) console.log(path);
  else writeFileSync(path, written);
}
