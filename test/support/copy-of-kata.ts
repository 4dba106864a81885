/** A copy of the kata, in which its code may be changed. */
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { runCucumberIn } from './run-cucumber.ts';

const PARTS = ['src', 'steps', 'features', 'cucumber.js', 'package.json', 'tsconfig.json'];

interface Change {
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

export class CopyOfKata {
  readonly folder = mkdtempSync(join(tmpdir(), 'copy-of-kata-'));

  constructor() {
    for (const part of PARTS) cpSync(part, join(this.folder, part), { recursive: true });
    symlinkSync(resolve('node_modules'), join(this.folder, 'node_modules'), 'junction');
  }

  /** Runs features with other code in a file. @throws Error unless it has that code once */
  async runWith(change: Change, ...words: readonly string[]) {
    const undo = this.change(change);
    return this.run(...words).finally(undo);
  }

  /** Changes code, and gives back what undoes that. @throws Error unless the file has it once */
  change({ file, from, to }: Change): () => void {
    const path = join(this.folder, file);
    const code = readFileSync(path, 'utf8');
    if (code.split(from).length !== 2) throw new Error(`not once in ${file}: ${from}`);
    writeFileSync(
      path,
      code.replace(from, () => to),
    );
    return () => writeFileSync(path, code);
  }

  run(...words: readonly string[]) {
    return runCucumberIn(this.folder, {}, ...words);
  }

  remove(): void {
    rmSync(this.folder, { recursive: true });
  }
}
