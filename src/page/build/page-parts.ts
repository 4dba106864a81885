/** What the page has beside the book: it is made once, when the package is built; a checkout makes it from source. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import type { KnownMistake } from '../../coach/verdict.ts';
import type { Home } from '../../terminal/entry-code.ts';
import type { ChapterToJudge, Files } from '../browser/workbench/protocol.ts';
import type { KnownOfExercise } from './worker.ts';

/** What is written into the page, apart from the book. */
export interface BuiltParts {
  readonly css: string;
  /** Runs before anything is painted. */
  readonly firstScript: string;
  /** Runs when the page is complete. */
  readonly script: string;
  /** Runs when somebody opens the editor. */
  readonly editor: string;
  /** Runs in a worker, when somebody opens the editor. */
  readonly worker: string;
  /** The code of each exercise, in the order of the exercises. */
  readonly exercises: readonly ExerciseCode[];
  /** Of all that others have written, as text. */
  readonly licences: string;
  /** The known mistakes of each exercise. */
  readonly known: readonly KnownOfExercise[];
}

/** An exercise of the practice with its code, for the section of its chapter. */
export interface ExerciseCode {
  readonly exercise: string;
  /** That of its feature and of its chapter in the walkthrough. */
  readonly number: number;
  readonly units: readonly UnitCode[];
  /** The chapter of the walkthrough as markup. */
  readonly story: string;
}

export interface UnitCode {
  readonly unit: string;
  /** Highlighted. */
  readonly html: string;
  readonly stub: string;
  readonly mistakes: readonly MistakeCode[];
  /** Our solution as a file of a learner's folder, and what it and the mistakes import beside it, by name. */
  readonly files: Files;
}

/** A classic mistake, as code that can be tried. */
export interface MistakeCode {
  readonly wrong: string;
  readonly text: string;
}

/** What the workbench needs to know. */
export interface BenchData {
  readonly exercises: readonly BenchExercise[];
  /** Our solutions, and what they and the mistakes import beside them. */
  readonly files: Files;
  readonly chapters: readonly ChapterToJudge[];
}

export interface BenchExercise {
  readonly exercise: string;
  readonly units: readonly BenchUnit[];
  readonly known: readonly KnownInPage[];
}

/** The example that exposes a mistake stands in the page already. */
export type KnownInPage = Omit<KnownMistake, 'exposedBy'>;

export type BenchUnit = Pick<UnitCode, 'unit' | 'stub' | 'mistakes'>;

/** Where the build puts them. Compressed they are a quarter of the size, and a sixth smaller than npm would pack them. */
export const PARTS_FILE = 'dist/rule-book/parts.json.br';

/** The parts of the page. The bundler and the highlighter are needed only in a checkout, so nothing imports them by name. */
export async function readParts({ root, fromSource }: Home): Promise<BuiltParts> {
  if (!fromSource) return JSON.parse(`${brotliDecompressSync(readFileSync(join(root, PARTS_FILE)))}`);
  const maker = pathToFileURL(join(root, 'src/page/build/make-parts.ts')).href;
  const { makeParts }: { makeParts: (root: string) => Promise<BuiltParts> } = await import(maker);
  return makeParts(root);
}
