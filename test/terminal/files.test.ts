import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { quote } from '../../src/kata/cards/quote.ts';
import { makeFolder, replaceFile, requireWritable, writeNewFile } from '../../src/terminal/files.ts';
import { newFolder } from '../practice/practising.ts';

test('a file is replaced, and nothing else is left in its folder', () => {
  const folder = newFolder();
  const [file, before] = [join(folder, 'pair.ts'), readdirSync(folder)];
  replaceFile(file, 'new');
  expect(readFileSync(file, 'utf8')).toBe('new');
  expect(readdirSync(folder)).toEqual(before);
});

test('what cannot be replaced is told in a sentence, and leaves no draft', () => {
  const folder = newFolder();
  const taken = join(folder, 'taken');
  mkdirSync(join(taken, 'deeper'), { recursive: true });
  expect(() => replaceFile(taken, 'new')).toThrow(`cannot write ${quote(taken)}: `);
  expect(readdirSync(folder).filter((name) => name.startsWith('.'))).toEqual([]);
});

test('a new file replaces none', () => {
  const file = join(newFolder(), 'mine.ts');
  writeNewFile(file, 'mine');
  expect(() => writeNewFile(file, 'theirs')).toThrow(`cannot write ${quote(file)}: there is a file of that name`);
  expect(readFileSync(file, 'utf8')).toBe('mine');
});

test('whether a file can be written is found out without a trace', () => {
  const folder = newFolder();
  const [file, missing] = [join(folder, 'picture.svg'), join(folder, 'missing', 'picture.svg')];
  requireWritable(file);
  expect(existsSync(file)).toBe(false);
  writeFileSync(file, 'mine');
  requireWritable(file);
  expect(readFileSync(file, 'utf8')).toBe('mine');
  expect(() => requireWritable(missing)).toThrow(`cannot write ${quote(missing)}: there is no such folder`);
});

test('a folder is made with all above it, unless it is there', () => {
  const folder = join(newFolder(), 'one', 'two');
  for (const _ of ['first', 'again']) makeFolder(folder);
  expect(existsSync(folder)).toBe(true);
});
