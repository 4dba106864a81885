/** Reads what a program, its compiler or its build has printed when something went wrong. */
import { existsSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import type { NoAnswer } from '../../solution/errors.ts';
import { isInside } from '../is-inside.ts';

/** A line that names an error, like `KeyError: 'K'` or `solution.c:3:5: error: …`. */
const NAMES_ERROR = /(?:error|exception|panic(?:ked)?|^terminate called)\b(?! code)/i;

/** What Python writes before the calls that led to an exception, which is the next line at its margin. */
const PYTHON_TRACE = 'Traceback (most recent call last):';

/** An error of JavaScript or Java at the margin, unlike the line of the source that throws it. */
const IS_ERROR = /^(?:Uncaught |Exception in thread ".*?" )?[\w.$]*(?:Error|Exception)\b/;

/** Says only that something before it failed: `exit status 2`, `make: *** [all] Error 1`. */
const SAYS_ONLY_FAILED =
  /^(?:exit status \d+|g?make(?:\[\d+\])?:.*|error: (?:aborting|could not compile|compilation failed).*|\d+ errors?|Node\.js v.*)$/i;

/** What Java writes before the name of each of its own exceptions. */
const NEEDLESS = /^Exception in thread ".*?" (?:java\.[a-z.]+)?/;

/** Rust and C++ say what went wrong in the next line. */
const IS_ABOUT_NEXT = /panicked at .*:$|^terminate called after throwing/;

/** Returns the line that says best what went wrong; undefined if nothing was printed. */
export function headlineOf(output: readonly string[]): string | undefined {
  const exception = exceptionOfPython(output) ?? output.find((line) => IS_ERROR.test(line));
  if (exception) return exception.replace(NEEDLESS, '').trim();
  const lines = output.map((line) => line.trim()).filter((line) => line !== '');
  const telling = lines.filter((line) => !SAYS_ONLY_FAILED.test(line));
  const index = telling.findIndex((line) => NAMES_ERROR.test(line));
  const headline = index < 0 ? telling.at(-1) : telling[index];
  return headline && IS_ABOUT_NEXT.test(headline) ? telling[index + 1] : headline;
}

/** Returns the line at the margin after the last trace of Python; undefined if there is none. */
function exceptionOfPython(output: readonly string[]): string | undefined {
  const trace = output.lastIndexOf(PYTHON_TRACE);
  return trace < 0 ? undefined : output.slice(trace + 1).find((line) => /^\S/.test(line));
}

/** In Python: `File "/home/ann/solution.py", line 12`. The innermost call is the last. */
const PYTHON_PLACE = /File "([^"]+)", line (\d+)/g;

/** `main.rs:3:5`, `(Solution.java:20)`, `/home/ann/solution.go:20 +0x1d`, `Program.cs:line 12`. */
const PLACE = /((?:\/|\.{1,2}\/|[\w.-]+\/)*[\w.+-]+\.\w+):(?:line )?(\d+)/g;

/**
 * Finds the line of the learner's own file where something went wrong: the first that is named, and
 * not one of a library.
 * @param folder - of the learner's files
 */
export function placeInOutput(output: readonly string[], folder: string): NoAnswer['where'] {
  const text = output.join('\n');
  return placesIn(text, PYTHON_PLACE, folder).at(-1) ?? placesIn(text, PLACE, folder)[0];
}

function placesIn(text: string, pattern: RegExp, folder: string) {
  return [...text.matchAll(pattern)].flatMap(([, name = '', line]) => {
    const file = ownFile(name, folder);
    return file === undefined ? [] : [{ file, line: Number(line) }];
  });
}

const OF_LIBRARIES = /(?:^|[\\/])(?:node_modules|site-packages|\.\w+|target|vendor)[\\/]/;

/** Returns the path of a file in the folder, seen from here; undefined if there is none. */
export function ownFile(name: string, folder: string): string | undefined {
  const path = resolve(folder, name);
  const isOwn = isInside(path, folder) && !OF_LIBRARIES.test(`${sep}${relative(folder, path)}`);
  return isOwn && existsSync(path) ? relative('', path) : undefined;
}
