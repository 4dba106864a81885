/**
 * Makes one file out of the child's code, with our own part of Cucumber in the place of Cucumber. The build writes it to
 * dist/; in a checkout it is made anew, in a tenth of a second, so that a child comes up without having to read TypeScript.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

export async function childCode(root: string): Promise<string> {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: ['src/practice/child/main.ts'],
    alias: { '@cucumber/cucumber': './src/practice/child/cucumber.ts' },
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    ignoreAnnotations: true, // the step definitions are imported for their side effects
    tsconfigRaw: {},
  });
  return outputFiles[0]?.text ?? '';
}

/** The path of the child's code in a checkout, below node_modules, where its imports are found. */
export async function cachedChild(root: string): Promise<string> {
  const code = await childCode(root);
  const folder = join(root, 'node_modules', '.cache', 'poker-kata');
  const path = join(folder, `child-${createHash('sha256').update(code).digest('hex').slice(0, 12)}.js`);
  if (existsSync(path)) return path;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }\n');
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, code);
  renameSync(draft, path);
  return path;
}
