import { mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { cachedFile } from '../../src/terminal/cached-file.ts';
import { newFolder } from '../practice/practising.ts';

const write = (root: string, name: string, text: string) => {
  mkdirSync(dirname(join(root, name)), { recursive: true });
  writeFileSync(join(root, name), text);
};

test('it is made again when a file of its folders has changed, and only then', async () => {
  const root = newFolder();
  for (const name of ['package-lock.json', 'src/deep/one.ts', 'features/two.feature', 'docs/three.md'])
    write(root, name, '');
  let made = 0;
  const make = async () => String(++made);
  const read = async () => readFileSync(await cachedFile(root, 'known.json', ['src', 'features'], make), 'utf8');
  expect([await read(), await read()]).toEqual(['1', '1']);
  write(root, 'docs/three.md', 'other');
  expect(await read()).toBe('1');
  write(root, 'features/two.feature', 'other');
  expect([await read(), await read()]).toEqual(['2', '2']);
  utimesSync(join(root, 'src/deep/one.ts'), 1, 1);
  expect(await read()).toBe('3');
  expect(readdirSync(join(root, 'node_modules/.cache/poker-kata'))).toHaveLength(3);
});
