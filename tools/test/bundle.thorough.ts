/**
 * What bundlers make of the package: only what is used, and little of it; and which file Node
 * takes.
 */
import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { runInNewContext } from 'node:vm';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import { build, type OutputFile, transform } from 'esbuild';
import { rollup } from 'rollup';
import * as library from '../../src/index.ts';
import { buildLibrary } from '../build/library.ts';

interface Bundle {
  readonly code: string;
  /** What of the package is in it, by paths below dist/modules/. */
  readonly files: readonly string[];
}

/**
 * A folder in which the package is installed, but for its types and the command. It lies where its
 * dependencies are found.
 */
let folder: string;

beforeAll(async () => {
  const cache = resolve('node_modules/.cache/poker-kata');
  mkdirSync(cache, { recursive: true });
  // The path by which bundlers name files.
  folder = realpathSync(mkdtempSync(join(cache, 'bundle-')));
  mkdirSync(packageFile(), { recursive: true });
  // Else the name would mean the project, with whatever dist/ it has.
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  copyFileSync('package.json', packageFile('package.json'));
  await buildLibrary(packageFile());
});

afterAll(() => rmSync(folder, { recursive: true }));

const BUNDLERS = { esbuild: bundleByEsbuild, rollup: bundleByRollup } as const;

const PAIR = ['C', 'D'].map((suit) => ({ rank: 14, suit }));

/** Bytes, minified. The rules and their ranking have room for checks of what they are given. */
const USES: [
  used: string,
  limit: number,
  only: RegExp,
  cards: readonly unknown[],
  worth: string | RegExp,
][] = [
  ['isPair', 2150, /^(poker-error|show-value|index)\.js$|^checks\/|^(cards|rules)\//, PAIR, 'true'],
  [
    'rankHand',
    6000,
    /^(poker-error|show-value|index)\.js$|^checks\/|^(cards|rules|ranking)\//,
    PAIR,
    /"category":"pair"/,
  ],
  [
    'evaluate',
    9700,
    /^(poker-error|show-value|index)\.js$|^cards\/|^evaluators\//,
    [12, 11, 10, 9, 8],
    '7462',
  ],
];

describe.each(Object.entries(BUNDLERS))('%s sheds what is not used', (_, bundle) => {
  test.each(USES)(
    'a bundle of %s alone works, and has at most %i bytes',
    async (used, limit, only, cards, worth) => {
      const { code, files } = await bundle(entryWith(`{ ${used} as used }`));
      expect(files.filter((file) => !only.test(file))).toEqual([]);
      expect(Buffer.byteLength(code)).toBeLessThanOrEqual(limit);
      const ranked = runInBrowser<(cards: unknown) => unknown>(code)(cards);
      expect(JSON.stringify(ranked)).toMatch(worth);
    },
  );

  test('a bundle of everything needs nothing of Node, and waits until it is called', async () => {
    const { code } = await bundle(entryWith('* as used'));
    expect(Object.keys(runInBrowser<object>(code)).sort()).toEqual(Object.keys(library).sort());
  });
});

test('docs/library.md says how large bundles are', async () => {
  const [page] = readFileSync('docs/library.md', 'utf8').split('\n## ');
  const stated = [...(page as string).matchAll(/([\d.]+)\s+KB/g)].map(([, size]) => Number(size));
  const sizes: number[] = [];
  for (const imported of ['* as used', '{ isPair as used }']) {
    const { code } = await bundleByEsbuild(entryWith(imported));
    sizes.push(Math.round(Buffer.byteLength(code) / 1000));
  }
  expect(stated).toEqual(sizes);
});

test('in Node the library is one file, which is quicker to import', () => {
  const script = `import { createRequire } from 'node:module';
    console.log(import.meta.resolve('poker-hands-kata'));
    console.log(createRequire(import.meta.url).resolve('poker-hands-kata'));`;
  const args = ['--input-type=module', '--eval', script];
  const [imported, required] = execFileSync(process.execPath, args, {
    cwd: folder,
    encoding: 'utf8',
  }).split('\n');
  expect(imported).toMatch(/[\\/]dist[\\/]index\.js$/);
  expect(required).toMatch(/[\\/]dist[\\/]index\.cjs$/);
});

/** A file that imports this from the package. */
function entryWith(imported: string): string {
  writeFileSync(entryFile(), `import ${imported} from 'poker-hands-kata'; take(used);`);
  return entryFile();
}

function entryFile(): string {
  return join(folder, 'entry.js');
}

function packageFile(...path: string[]): string {
  return join(folder, 'node_modules', 'poker-hands-kata', ...path);
}

async function bundleByEsbuild(entry: string): Promise<Bundle> {
  const options = {
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
    metafile: true,
  } as const;
  const { outputFiles, metafile } = await build({
    ...options,
    entryPoints: [entry],
    absWorkingDir: folder,
  });
  const inputs = Object.values(metafile.outputs).flatMap((output) => Object.entries(output.inputs));
  const paths = inputs
    .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
    .map(([path]) => resolve(folder, path));
  return { code: (outputFiles[0] as OutputFile).text, files: namesOf(paths) };
}

async function bundleByRollup(entry: string): Promise<Bundle> {
  const bundle = await rollup({ input: entry, plugins: [nodeResolve({ browser: true })] });
  const { output } = await bundle.generate({ format: 'es' });
  const { code } = await transform(output[0].code, { minify: true, format: 'esm' });
  return { code, files: namesOf(Object.keys(output[0].modules)) };
}

function namesOf(paths: readonly string[]): string[] {
  const own = paths.map((path) => resolve(path)).filter((path) => path !== entryFile());
  return own.map((path) => relative(packageFile('dist', 'modules'), path).replaceAll('\\', '/'));
}

/** Runs a bundle where there is nothing but the language, and gives what it hands to `take`. */
function runInBrowser<Taken>(code: string): Taken {
  let taken: Taken | undefined;
  const globals = {
    take: (value: Taken) => {
      taken = value;
    },
    // V8 would add its own.
    console: undefined,
  };
  runInNewContext(`(() => {${code}})()`, globals);
  expect(Object.keys(globals)).toEqual(['take', 'console']);
  return taken as Taken;
}
