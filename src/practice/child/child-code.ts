/**
 * Makes one file out of the child's code and all that it imports, with our own part of Cucumber in the place of Cucumber, so that
 * a child comes up in a third of the time. The build writes it to dist/; in a checkout it is kept below node_modules.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Some packages are CommonJS and ask for modules of Node. */
const REQUIRE = "import * as nodeModule from 'node:module'; const require = nodeModule.createRequire(import.meta.url);";

/** The code, and the paths of all files that went into it. */
export async function childCode(root: string): Promise<{ code: string; inputs: readonly string[] }> {
  const { build } = await import('esbuild');
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    entryPoints: ['src/practice/child/main.ts'],
    alias: { '@cucumber/cucumber': './src/coach/cucumber.ts' },
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    banner: { js: REQUIRE },
    ignoreAnnotations: true, // the step definitions are imported for their side effects
    tsconfigRaw: {},
  });
  return { code: outputFiles[0]?.text ?? '', inputs: Object.keys(metafile.inputs) };
}

/** The path of the child's code in a checkout. It is made anew when a file has changed from which it is made. */
export async function cachedChild(root: string): Promise<string> {
  const folder = join(root, 'node_modules', '.cache', 'poker-kata');
  const path = join(folder, `child-${stampOf(root)}.mjs`);
  if (existsSync(path)) return path;
  const { code } = await childCode(root);
  mkdirSync(folder, { recursive: true });
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, code);
  try {
    renameSync(draft, path);
  } catch (error) {
    rmSync(draft, { force: true });
    if (!existsSync(path)) throw error; // Windows replaces no file that is being read, and the same code is there
  }
  return path;
}

/** What changes whenever one of the sources or a package does. */
function stampOf(root: string): string {
  const sources = ['src', 'steps'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  );
  const hash = createHash('sha256');
  for (const name of ['package-lock.json', ...sources]) {
    const { mtimeMs, size } = statSync(join(root, name));
    hash.update(`${name} ${mtimeMs} ${size}\n`);
  }
  return hash.digest('hex').slice(0, 12);
}
