import { BadExport } from '../../solution/errors.ts';
import { nearest } from '../words/nearest.ts';
import { type LoopProtection, withoutCounts } from './loop-protection.ts';
import { placeIn } from './place-in.ts';
import type { LoadedFile, LoadedFiles } from './read-files.ts';
import type { Runtime } from './runtime.ts';

/** What files can import while they run, and who counts their turns. */
export interface Loader {
  /** The package `poker-hands-kata`. */
  readonly kata: object;
  /** Returns any other package; undefined if there is none. */
  readonly require: (name: string, from: string) => unknown;
  /** Enforces limits; without it nothing is counted. */
  readonly runtime?: Pick<Runtime, 'turns' | 'checkLimits'> | undefined;
  /** The files that were run before, by path: a file that several entries import is run once. */
  readonly modules?: Map<string, Module>;
}

/** What a file exports, by name. */
export type Exports = Record<string, unknown>;

/** A file or a package. */
export interface Module {
  exports: Exports;
  /** Whether it has exported everything; not yet while it runs, as in a circle of imports. */
  isDone: boolean;
}

/** Everything that a script uses without declaring it. */
interface Scope extends LoopProtection {
  readonly module: Module;
  readonly exports: Exports;
  readonly require: (name: string) => object;
}

/** Runs the entry and its imports, each file once, and returns the entry's exports. */
export function runFiles({ entry, files }: LoadedFiles, loader: Loader): Exports {
  const { kata, require, runtime, modules = new Map<string, Module>() } = loader;
  const kataExports = '__esModule' in kata ? (kata as Exports) : { ...kata, __esModule: true };

  function loadPackage(name: string, from: string): Module {
    if (name === 'poker-hands-kata') return { exports: kataExports, isDone: true };
    const exports = require(name, from) as Exports | undefined;
    if (exports) return { exports, isDone: true };
    throw new BadExport(
      `there is no package "${name}", expected poker-hands-kata or a file like "./pair.ts"`,
    );
  }

  function loadFile(path: string): Module {
    const loaded = modules.get(path);
    if (loaded) return loaded;
    const module: Module = { exports: {}, isDone: false };
    modules.set(path, module);
    const { code, imports } = files[path] as LoadedFile;
    runScript(runtime ? code : withoutCounts(code), path, {
      module,
      exports: module.exports,
      require: (name) => {
        const file = Object.hasOwn(imports, name) ? imports[name] : undefined;
        const imported = file === undefined ? loadPackage(name, path) : loadFile(file);
        return checkedExports(name, imported);
      },
      $turns: runtime?.turns,
      $checkLimits: (line) => runtime?.checkLimits({ file: path, line }),
    });
    module.isDone = true;
    return module;
  }

  return loadFile(entry).exports;
}

/** Runs code as the body of a function; `new Function` would change the line numbers in stacks. */
function runScript(code: string, path: string, scope: Scope): void {
  // biome-ignore lint/security/noGlobalEval: runs code in a browser, too; called indirectly, it sees only globals
  const evaluate = eval;
  const parameters = Object.keys(scope).join();
  const script = evaluate(`(function (${parameters}) {${code}\n})\n//# sourceURL=learner:${path}`);
  script(...Object.values(scope));
}

/** Makes it an error to use a missing export of a module, blamed on the import. */
function checkedExports(from: string, module: Module): object {
  const { exports } = module;
  if (!('__esModule' in Object(exports))) return exports;
  const here = new Error();
  const importedAt = () => placeIn(here.stack); // to write a stack is slow, and few are needed
  const guarded = new Proxy(exports, {
    get(target, name: string) {
      if (name in target || typeof name === 'symbol' || !module.isDone) {
        return blamingImport(importedAt, () => target[name]);
      }
      const likely = nearest(name, Object.keys(target));
      const advice = likely === undefined ? '' : `; did you mean ${likely}?`;
      throw new BadExport(`"${from}" does not export ${name}${advice}`, importedAt());
    },
  });
  return module.isDone ? withOwnGetters(exports, guarded) : guarded;
}

/** Gets an export. @throws what that throws; if the package withholds it, with the import's line */
function blamingImport(importedAt: () => BadExport['where'], get: () => unknown): unknown {
  try {
    return get();
  } catch (error) {
    const isWithheld = error instanceof BadExport && !error.where;
    throw isWithheld ? new BadExport(error.message, importedAt()) : error;
  }
}

/** Puts getters of all exports before the proxy, because V8 is slow with proxies. */
function withOwnGetters(exports: Exports, guarded: Exports): object {
  const getters: PropertyDescriptorMap = {};
  for (const name of Object.keys(exports)) {
    getters[name] = { get: () => exports[name], enumerable: true };
  }
  return Object.create(guarded, getters);
}
