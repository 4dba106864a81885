import { readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { EXPORTS, solutionPath, type Unit } from '../../coach/units.ts';

const UNITS = Object.keys(EXPORTS) as Unit[];

/** The files that say what the package exports. */
const PUBLIC = ['src/index.ts', 'src/checks/public-games.ts'];

/** Matches an import of names from another of our files. */
const IMPORT = /^import (type )?\{([^}]*)\} from '(\.[^']*)';$/gm;

/** Matches a name that such an import lists. */
const IMPORTED_NAME = /(type )?(\w+)(?: as \w+)?/g;

/** Matches what the package exports, types included. */
const EXPORT = /^export (?:const|(?:type )?\{)([^}=:]*)/gm;

/** Our file of a unit, rewritten for a folder that has only such files. */
export interface PracticeFile {
  readonly text: string;
  /** The files that it needs next to it and that no learner writes, by name. */
  readonly helpers: Readonly<Record<string, string>>;
}

interface ImportedName {
  readonly name: string;
  readonly isType: boolean;
}

/** Rewrites our file of a unit as a learner would have it. Only its imports change. */
export function practiceFile(unit: Unit, root: string): PracticeFile {
  const rewriter = new ImportRewriter(root);
  const text = rewriter.rewrite(join(root, solutionPath(unit)));
  return { text, helpers: rewriter.helpers };
}

class ImportRewriter {
  readonly helpers: Record<string, string> = {};
  readonly #root: string;
  readonly #exportedNames: ReadonlySet<string>;

  constructor(root: string) {
    this.#root = root;
    this.#exportedNames = namesExportedBy(PUBLIC.map((file) => join(root, file)));
  }

  /** Returns the text of a file with other imports, and adds its helpers. */
  rewrite(file: string): string {
    const rewriteImport = (_: string, type = '', list: string, from: string) => {
      const names = namesIn(list, type !== '');
      const path = this.#pathFor(resolve(file, '..', from), names);
      return `import ${type}{${list}} from '${path}';`;
    };
    return readFileSync(file, 'utf8').replaceAll(IMPORT, rewriteImport);
  }

  /** Returns where a learner's file imports names of our source from. */
  #pathFor(source: string, names: readonly ImportedName[]): string {
    const unit = this.#unitAt(source);
    if (unit && names.some(({ name, isType }) => !isType && EXPORTS[unit].includes(name))) {
      return `./${unit}.ts`;
    }
    if (names.every(({ name }) => this.#exportedNames.has(name))) return 'poker-hands-kata';
    const helper = basename(source);
    if (!(helper in this.helpers)) {
      this.helpers[helper] = ''; // so that helpers may import each other
      this.helpers[helper] = this.rewrite(source);
    }
    return `./${helper}`;
  }

  #unitAt(source: string): Unit | undefined {
    return UNITS.find((unit) => resolve(this.#root, solutionPath(unit)) === source);
  }
}

function namesExportedBy(files: readonly string[]): ReadonlySet<string> {
  const source = files.map((file) => readFileSync(file, 'utf8')).join('');
  const lists = Array.from(source.matchAll(EXPORT), ([, names = '']) => names);
  return new Set(lists.flatMap((names) => names.match(/\w+/g) ?? []));
}

function namesIn(list: string, areTypes: boolean): ImportedName[] {
  return Array.from(list.matchAll(IMPORTED_NAME), ([, type, name = '']) => ({
    name,
    isType: areTypes || type !== undefined,
  }));
}
