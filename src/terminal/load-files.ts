/** How Node reads and runs somebody's files for the loader, which knows nothing of Node. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { compileFunction } from 'node:vm';

/** The text of a file; nothing where there is none that can be read. */
export function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

/** A function of these parameters with that body. A stack calls its lines by the name. */
export function compile(code: string, filename: string, parameters: string[]): (...values: unknown[]) => unknown {
  return compileFunction(code, parameters, { filename }) as ReturnType<typeof compile>;
}

/** What a file gets when it imports a package, or a module of Node; nothing where there is none. */
export function requirePackage(name: string, from: string): unknown {
  const require = createRequire(resolve(from));
  try {
    require.resolve(name);
  } catch {
    return undefined;
  }
  return require(name);
}
