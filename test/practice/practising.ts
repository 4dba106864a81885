/** A learner's folder and a runner for tests. */
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { STEPS } from '../../src/coach/steps.ts';
import { type Unit, unitSource } from '../../src/coach/stub-answers.ts';
import { Runner } from '../../src/practice/child/runner.ts';
import { createFolder } from '../../src/practice/folder.ts';

export const home = { root: resolve('.'), fromSource: true };

/** Less patient than for a learner: an endless loop is one after 300 ms, too. A child serves all tests that do it no harm. */
export const runner = new Runner(home, { longestCallMs: 300, keepsChild: true });

/** By its real name, for so esbuild calls its files: macOS has a link in the path of its temporary folders. */
const folder = mkdtempSync(join(realpathSync(tmpdir()), 'practice-'));
afterAll(async () => {
  await runner.close();
  rmSync(folder, { recursive: true });
});

/** A new folder with stubs. */
export function newFolder(): string {
  const path = relative('', mkdtempSync(join(folder, 'learner-'))); // as it is given on the command line
  createFolder(path, home);
  return path;
}

/** Solves the steps before that of a name, or all of them. */
export function solveBefore(name: string, path: string): void {
  const end = STEPS.findIndex((step) => step.name === name);
  for (const { units } of STEPS.slice(0, end < 0 ? STEPS.length : end)) for (const unit of units) solve(unit, path);
}

export function solve(unit: Unit, path: string, source = unitSource(unit).source): void {
  writeFileSync(join(path, `${unit}.ts`), `export * from ${JSON.stringify(resolve(source))};\n`);
}

/** A pair as somebody has written it: the body starts in line 4. */
export function pairOf(body: string, path: string): void {
  const head = "import type { Cards } from 'poker-hands-kata';\n\nexport function isPair(cards: Cards): boolean {\n";
  writeFileSync(join(path, 'pair.ts'), `${head}${body}\n}\n`);
}
