import { nearest } from '../words/nearest.ts';
import { BadExport } from './exports-of.ts';
import { TURNS, withoutCounts } from './loop-protection.ts';
import { placeIn } from './place-in.ts';
import type { LoadedFiles } from './read-files.ts';
import type { Runtime } from './runtime.ts';

export interface Loader {
  /** The package `poker-hands-kata`. */
  readonly kata: object;
  /** Returns any other package; undefined if there is none. */
  readonly require: (name: string, from: string) => unknown;
  /** Enforces limits; without it nothing is counted. */
  readonly runtime?: Pick<Runtime, 'turns' | 'look'>;
}

/** Runs the entry and its imports, each file once, and returns the entry's exports. */
export function runFiles(
  { entry, files }: LoadedFiles,
  { kata, require, runtime }: Loader,
): Exports {
  const modules = new Map<string, Module>();
  const exports = '__esModule' in kata ? (kata as Exports) : { ...kata, __esModule: true };
  const packageOf = (name: string, from: string): Exports =>
    name === 'poker-hands-kata'
      ? exports
      : ((require(name, from) as Exports | undefined) ?? rejectPackage(name));
  const load = (path: string): Module => {
    const known = modules.get(path);
    if (known) return known;
    const module: Module = { exports: {}, isDone: false };
    modules.set(path, module);
    const { code, imports } = files[path] as LoadedFiles['files'][string];
    const find = (name: string) => {
      const file = Object.hasOwn(imports, name) ? imports[name] : undefined;
      return checked(
        name,
        file === undefined ? { exports: packageOf(name, path), isDone: true } : load(file),
      );
    };
    const look = (line: number) => runtime?.look({ file: path, line });
    compiled(runtime ? code : withoutCounts(code), path)(
      module,
      module.exports,
      find,
      runtime?.turns,
      look,
    );
    module.isDone = true;
    return module;
  };
  return load(entry).exports;
}

/** Turns code into a function; `new Function` would change the line numbers in stacks. */
function compiled(code: string, path: string): (...values: unknown[]) => void {
  // biome-ignore lint/security/noGlobalEval: runs code in a browser, too; called indirectly, it sees only globals
  const evaluate = eval;
  const parameters = ['module', 'exports', 'require', ...TURNS];
  return evaluate(`(function (${parameters}) {${code}\n})\n//# sourceURL=learner:${path}`);
}

export type Exports = Record<string, unknown>;

/** A file; it is done when it has exported everything. */
interface Module {
  exports: Exports;
  isDone: boolean;
}

function rejectPackage(name: string): never {
  throw new BadExport(
    `there is no package "${name}", expected poker-hands-kata or a file like "./pair.ts"`,
  );
}

/** Makes it an error to use a missing export of a module, blamed on the import. */
function checked(from: string, module: Module): object {
  const { exports } = module;
  if (!('__esModule' in Object(exports))) return exports;
  const where = placeIn(new Error().stack);
  const guarded = new Proxy(exports, {
    get(found, name: string) {
      if (name in found || typeof name === 'symbol' || !module.isDone) return found[name];
      const likely = nearest(name, Object.keys(found));
      const advice = likely === undefined ? '' : `; did you mean ${likely}?`;
      throw new BadExport(`"${from}" does not export ${name}${advice}`, where);
    },
  });
  if (!module.isDone) return guarded;
  const names = Object.keys(exports).map((name) => [
    name,
    { get: () => exports[name], enumerable: true },
  ]);
  return Object.create(guarded, Object.fromEntries(names)); // faster than the proxy
}
