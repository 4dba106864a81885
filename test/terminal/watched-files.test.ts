import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { watchFolder } from '../../src/terminal/watch-folder.ts';
import { stampOf } from '../../src/terminal/watched-files.ts';
import { newFolder } from '../practice/practising.ts';

const OTHERS = ['node_modules/one/index.js', '.git/HEAD', 'one/two/three/four/five.ts'];

function write(folder: string, name: string, text: string): void {
  mkdirSync(join(folder, name, '..'), { recursive: true });
  writeFileSync(join(folder, name), text);
}

test('the stamp of a folder changes with a file in it or below, and with nothing of others', () => {
  const folder = newFolder();
  const stamps = [stampOf(folder)];
  for (const text of ['first', 'and then'])
    for (const name of ['pair.ts', 'one/two/three/mine.ts']) {
      write(folder, name, text);
      stamps.push(stampOf(folder));
    }
  expect(new Set(stamps).size).toBe(stamps.length);
  for (const name of OTHERS) write(folder, name, 'theirs');
  expect(stampOf(folder)).toBe(stamps.at(-1));
});

test('a folder that is gone has no files', () => {
  expect(stampOf(join(newFolder(), 'gone'))).toBe('');
});

test('a save is heard, and what others write is not', async () => {
  const folder = newFolder();
  for (const name of [...OTHERS, 'one/mine.ts']) write(folder, name, 'first');
  const heard: string[] = [];
  let tell = () => {};
  const saved = new Promise<void>((resolve) => {
    tell = resolve;
  });
  const onChange = (path: string) => {
    heard.push(path);
    if (path === join(folder, 'one/mine.ts')) tell();
  };
  const watcher = watchFolder(folder, { onChange, onError: (sentence) => heard.push(sentence) });
  for (const name of [...OTHERS, 'one/mine.ts']) write(folder, name, 'and then');
  await saved;
  await watcher.close();
  expect(new Set(heard)).toEqual(new Set([join(folder, 'one/mine.ts')]));
});
