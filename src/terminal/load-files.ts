/** Reads and runs a learner's files by Node, for the loader, which does not depend on Node. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { compileFunction } from 'node:vm';

/** The text of a file; undefined when it cannot be read. */
export function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

/** Makes a function of a body and its parameters; a stack names its lines by `filename`. */
export function compile(code: string, filename: string, parameters: string[]): (...values: unknown[]) => unknown {
  return compileFunction(code, parameters, { filename }) as ReturnType<typeof compile>;
}

/** What a file gets when it imports a package or a module of Node; undefined when there is none. */
export function requirePackage(name: string, from: string): unknown {
  const require = createRequire(resolve(from));
  try {
    require.resolve(name);
  } catch {
    return undefined;
  }
  return require(name);
}
