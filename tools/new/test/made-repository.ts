/** A repository of one's own, as `poker-kata new` writes it, with the packages of this one. */
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { runCucumberIn } from '../../../test/support/run-cucumber.ts';
import { ownRepository } from '../own-repository.ts';

/** The chapters by whether any of their scenarios fails: `['cards', …]`. */
export interface Result {
  readonly failing: readonly string[];
  /** The first line of what each failing step said. */
  readonly messages: readonly string[];
  /** How many scenarios there were, and how many of them failed. */
  readonly scenarios: number;
  readonly failed: number;
  /** How scenarios ended that neither passed nor failed: undefined, ambiguous or pending. */
  readonly others: readonly string[];
}

export class MadeRepository {
  readonly folder = mkdtempSync(join(tmpdir(), 'own-'));

  constructor() {
    for (const [path, text] of ownRepository('.', 'my-kata')) this.write(path, text);
    symlinkSync(resolve('node_modules'), join(this.folder, 'node_modules'));
  }

  write(path: string, text: string): void {
    const file = join(this.folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }

  /** Copies a file of this repository to the same path. */
  copy(path: string): void {
    cpSync(path, join(this.folder, path));
  }

  /** Runs the features, or some of them. @throws Error if they did not run */
  async run(...words: readonly string[]): Promise<Result> {
    const { stdout, stderr } = await runCucumberIn(this.folder, {}, '--format', 'json', ...words);
    const json = stdout.trim().replace(/^[^[]*/, '');
    if (json === '') throw new Error(`the features did not run: ${stderr}`);
    const features = JSON.parse(json) as Feature[];
    const steps = features.flatMap(({ uri, elements }) =>
      elements.flatMap((scenario) => scenario.steps.map(({ result }) => ({ uri, result }))),
    );
    const scenarios = features.flatMap(({ elements }) => elements);
    const failures = steps.filter(({ result }) => result.status === 'failed');
    const known = ['passed', 'failed', 'skipped'];
    const chapterOf = (uri: string) => uri.replaceAll(/.*\/\d+-|\.feature$/g, '');
    return {
      failing: [...new Set(failures.map(({ uri }) => chapterOf(uri)))],
      messages: failures.map(({ result }) => result.error_message?.split('\n')[0] ?? ''),
      scenarios: scenarios.length,
      failed: scenarios.filter(hasFailed).length,
      others: steps.map(({ result }) => result.status).filter((status) => !known.includes(status)),
    };
  }

  remove(): void {
    rmSync(this.folder, { recursive: true });
  }
}

const hasFailed = ({ steps }: Scenario) => steps.some(({ result }) => result.status === 'failed');

interface Scenario {
  readonly steps: readonly {
    readonly result: { readonly status: string; readonly error_message?: string };
  }[];
}

interface Feature {
  readonly uri: string;
  readonly elements: readonly Scenario[];
}
