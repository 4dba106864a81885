import { BadExport } from './exports-of.ts';
import { TURNS, withoutCounts } from './loop-protection.ts';
import { nearest } from './nearest.ts';
import { placeIn } from './place-in.ts';
import type { LoadedFiles } from './read-files.ts';
import type { Runtime } from './runtime.ts';

/** What the files need. */
export interface Loader {
  /** What they get as `poker-hands-kata`. */
  readonly kata: object;
  /** Returns any other package; undefined when there is none. */
  readonly require: (name: string, from: string) => unknown;
  /** Keeps the code within its limits; without it nothing is counted. */
  readonly runtime?: Pick<Runtime, 'turns' | 'look'>;
}

/** Runs the entry and what it imports, each file once, and returns the entry's exports. */
export function runFiles({ entry, files }: LoadedFiles, { kata, require, runtime }: Loader): Exports {
  const modules = new Map<string, Module>();
  const exports = '__esModule' in kata ? (kata as Exports) : { ...kata, __esModule: true };
  const packageOf = (name: string, from: string): Exports =>
    name === 'poker-hands-kata' ? exports : ((require(name, from) as Exports | undefined) ?? rejectPackage(name));
  const load = (path: string): Module => {
    const known = modules.get(path);
    if (known) return known;
    const module: Module = { exports: {}, isDone: false };
    modules.set(path, module);
    const { code, imports } = files[path] as LoadedFiles['files'][string];
    const find = (name: string) => {
      const file = Object.hasOwn(imports, name) ? imports[name] : undefined;
      return checked(name, file === undefined ? { exports: packageOf(name, path), isDone: true } : load(file));
    };
    const look = (line: number) => runtime?.look({ file: path, line });
    compiled(runtime ? code : withoutCounts(code), path)(module, module.exports, find, runtime?.turns, look);
    module.isDone = true;
    return module;
  };
  return load(entry).exports;
}

/** Makes a function of code; `new Function` would move the lines that a stack names. */
function compiled(code: string, path: string): (...values: unknown[]) => void {
  // biome-ignore lint/security/noGlobalEval: this is what runs code in a browser, and by another name it sees nothing from here
  const evaluate = eval;
  const parameters = ['module', 'exports', 'require', ...TURNS];
  return evaluate(`(function (${parameters}) {${code}\n})\n//# sourceURL=learner:${path}`);
}

export type Exports = Record<string, unknown>;

/** A file that runs; it is done when it has exported everything. */
interface Module {
  exports: Exports;
  isDone: boolean;
}

function rejectPackage(name: string): never {
  throw new BadExport(`there is no package "${name}", expected poker-hands-kata or a file such as "./pair.ts"`);
}

/** Makes it an error to ask for what a module does not export, told where it is imported. */
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
  const names = Object.keys(exports).map((name) => [name, { get: () => exports[name], enumerable: true }]);
  return Object.create(guarded, Object.fromEntries(names)); // for a name that is there, the slow proxy is not asked
}
