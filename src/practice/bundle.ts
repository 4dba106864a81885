/** Makes code that can be run out of TypeScript files, each with all that it imports from beside it. */
import { dirname, join, relative } from 'node:path';
import { type BuildFailure, build, type Message } from 'esbuild';
import type { Module, Unreadable } from './verdict.ts';

/** Reads a file; what is wrong with its syntax or its imports is said with the line. */
export async function bundle(unit: string, path: string): Promise<Module | Unreadable> {
  try {
    const { outputFiles } = await build({
      entryPoints: [path],
      outdir: dirname(path),
      bundle: true,
      write: false,
      platform: 'node',
      format: 'cjs',
      target: 'node20',
      sourcemap: 'external',
      sourcesContent: false,
      external: ['poker-hands-kata'],
      logLevel: 'silent',
      tsconfigRaw: {},
    });
    const textOf = (end: string) => outputFiles.find((file) => file.path.endsWith(end))?.text ?? '';
    return { unit, path, code: textOf('.js'), map: textOf('.js.map') };
  } catch (error) {
    const [first] = (error as Partial<BuildFailure>).errors ?? [];
    return first ? unreadable(unit, path, first) : { unit, message: (error as Error).message };
  }
}

function unreadable(unit: string, path: string, { text, location }: Message): Unreadable {
  const message = /^Could not (read|resolve)/.test(text)
    ? `${text}${missingFile(text, path)}`
    : `it cannot be read: ${text}`;
  return location
    ? { unit, message, where: { file: relative('', location.file), line: location.line } }
    : { unit, message };
}

/** An entry that is missing has no line to point at. */
function missingFile(text: string, path: string): string {
  return text.includes(path) ? `: there is no file ${relative('', join(path))}` : '';
}
