/**
 * The files of this machine, with the paths of Windows: `src\\kata\\kata.ts`. A test replaces
 * `node:path` by `win32` and `node:fs` by this, so that our code builds its paths as there.
 */
const fs = jest.requireActual<typeof import('node:fs')>('node:fs');

type Reader = (path: unknown, ...options: unknown[]) => unknown;

const withSlashes = (path: unknown) =>
  typeof path === 'string' ? path.replaceAll('\\', '/') : path;

/** Takes the paths of Windows where a function of `node:fs` takes paths. */
const takesWindowsPaths =
  (read: Reader): Reader =>
  (path, ...options) =>
    read(withSlashes(path), ...options);

/** Lists a folder; the entries name their own folder as on Windows. */
const readdirSync: Reader = (path, ...options) => {
  const entries = takesWindowsPaths(fs.readdirSync as Reader)(path, ...options);
  for (const entry of entries as (string | { parentPath: string })[])
    if (typeof entry === 'object') entry.parentPath = entry.parentPath.replaceAll('/', '\\');
  return entries;
};

export const windowsFs = {
  ...fs,
  existsSync: takesWindowsPaths(fs.existsSync as Reader),
  readFileSync: takesWindowsPaths(fs.readFileSync as Reader),
  readdirSync,
  statSync: takesWindowsPaths(fs.statSync as Reader),
};
