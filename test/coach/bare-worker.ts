/** The coach as it would run in a browser's worker: it may ask for nothing that only Node has. For `bare.test.ts`, which bundles it. */

import { type Chapter, parseChapter } from '../../src/coach/chapter.ts';
import { fillHost } from '../../src/coach/host.ts';
import type { Message } from '../../src/coach/jobs.ts';
import { readFiles } from '../../src/coach/load/read-files.ts';
import { work } from '../../src/coach/work.ts';
import { Disappointment } from '../../steps/all.ts';

interface Given {
  readonly features: readonly { readonly name: string; readonly uri: string; readonly text: string }[];
  readonly files: Readonly<Record<string, string>>;
}

/** Judges a solution, of which the files are given by the names of their units, and gives all that the coach tells. */
function judge({ features, files }: Given): Message[] {
  const told: Message[] = [];
  const chapters = new Map<string, Chapter>(features.map(({ name, uri, text }) => [name, parseChapter(text, uri)]));
  fillHost({
    tell: (message) => told.push(message),
    chapter: (name) => chapters.get(name) as Chapter,
    disappointmentIn: (thrown) => (thrown instanceof Disappointment ? thrown : undefined),
    require: () => undefined,
    compile: (code, _filename, parameters) => new Function(...parameters, code) as () => unknown,
    beat() {},
    underWatch: (run) => run(),
    offWatch: (run) => run(),
    worked: () => 0,
    startWatch: () => () => 0,
    quiet: (run) => run(),
    takePrinted: () => ({}),
  });
  const steps = Object.entries(files).map(([unit, text]) => ({
    step: unit,
    modules: [{ unit, files: readFiles(`${unit}.ts`, () => text) }],
  }));
  work({ steps });
  work({ features });
  return told;
}

(globalThis as { judge?: typeof judge }).judge = judge;
