import { existsSync, readFileSync } from 'node:fs';

const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
const build = readFileSync('build.js', 'utf8') + readFileSync('build-library.ts', 'utf8');
const MODULES = './dist/modules/'; // which bundle.test.ts takes from a build

test('every path that the package promises is one that the build writes', () => {
  const { import: esm, require: cjs } = manifest.exports['.'];
  const { bin, main, types } = manifest;
  const promised = [...Object.values(esm), ...Object.values(cjs), ...Object.values(bin), main, types] as string[];
  for (const path of promised) if (!path.startsWith(MODULES)) expect(build).toContain(`'${path.replace('./', '')}'`);
});

test('the samples that the command judges without arguments are published, and the sources that the practice cuts stubs from', () => {
  expect(manifest.files).toEqual(expect.arrayContaining(['dist', 'features', 'samples', 'src']));
  expect(existsSync('samples/showdowns.txt')).toBe(true);
});
