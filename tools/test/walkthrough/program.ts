/**
 * The program that grows from page to page of the walkthrough. A page begins one, or adds lines to
 * that of the pages before it:
 *
 *     ```ts program
 *     ```ts program, continued
 */
import { format } from 'node:util';
import ts from 'typescript';
import * as poker from '../../../src/index.ts';
import type { Page } from './pages.ts';

const FENCE = /^```ts program(, continued)?\n([\s\S]*?)^```$/gm;

/** Returns the program as it is at the end of a text, given that of the text before it. */
export function programAfter(program: string, text: string): string {
  let grown = program;
  for (const [, continued, code = ''] of text.matchAll(FENCE)) {
    grown = continued ? grown + code : code;
  }
  return grown;
}

/** Returns the program as it is before a page; empty if there is none. */
export function programBefore(path: string, pages: readonly Page[]): string {
  const index = pages.findIndex((page) => page.path === path);
  return pages
    .slice(0, Math.max(index, 0))
    .reduce((grown, { text }) => programAfter(grown, text), '');
}

/**
 * Runs a program.
 *
 * @param code - TypeScript that imports `poker-hands-kata` only
 * @param words - what stands behind its name on the command line
 * @returns the lines that it prints
 * @throws what the program throws
 */
export function linesPrintedBy(code: string, words: readonly string[]): string[] {
  const { outputText } = ts.transpileModule(code, {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2023 },
  });
  const lines: string[] = [];
  const console = { log: (...values: unknown[]) => lines.push(...format(...values).split('\n')) };
  const process = { argv: ['node', 'program', ...words] };
  const run = new Function('require', 'exports', 'console', 'process', outputText);
  run(() => poker, {}, console, process);
  return lines;
}
