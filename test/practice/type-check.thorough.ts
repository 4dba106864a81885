import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createFolder } from '../../src/practice/folder.ts';
import { TypeCheck, typeLines } from '../../src/practice/type-check.ts';
import { home, newFolder, pairOf } from './practising.ts';

test('the stubs type-check, and what does not is noted with its line, without advice on what to install', async () => {
  const folder = newFolder();
  pairOf('console.log(cards);\nreturn cards.length;', folder);
  writeFileSync(join(folder, 'groups.ts'), 'export const one: string = 1;\nexport const page = document;\n');
  writeFileSync(join(folder, 'pair.old-1.ts'), 'export const old: string = 1;\n');
  const check = new TypeCheck(folder, home.root);
  const notes = await check.run();
  check.close();
  const told = (file: string, line: number, message: string) => ({ file: join(folder, file), line, message });
  expect(notes.toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line)).toMatchObject([
    told('groups.ts', 1, "Type 'number' is not assignable to type 'string'."),
    told('groups.ts', 2, "Cannot find name 'document'."),
    told('pair.ts', 5, "Type 'number' is not assignable to type 'boolean'."),
  ]);
  expect(typeLines(notes, ['pair'])).toEqual([
    `Types: ${join(folder, 'pair.ts')}:5 Type 'number' is not assignable to type 'boolean'.`,
    '       2 more: t shows all',
  ]);
});

test('so do the stubs in JavaScript, by the types in their comments', async () => {
  const folder = newFolder();
  createFolder(folder, home, true);
  const config = join(folder, 'tsconfig.json');
  writeFileSync(config, readFileSync(config, 'utf8').replace('"allowJs": true', '"allowJs": true, "checkJs": true'));
  const check = new TypeCheck(folder, home.root);
  expect(await check.run()).toEqual([]);
  writeFileSync(join(folder, 'pair.js'), readFileSync(join(folder, 'pair.js'), 'utf8').replace('false', '1'));
  expect(await check.run()).toMatchObject([{ message: "Type 'number' is not assignable to type 'boolean'." }]);
  check.close();
});

test('what runs in Node checks, too', async () => {
  const folder = newFolder();
  writeFileSync(
    join(folder, 'groups.ts'),
    `import assert from 'node:assert';
import { inspect } from 'node:util';
import * as fs from 'node:fs';
const began: number = performance.now();
const copy: number[] = structuredClone([began]);
const timer = setTimeout((one: number) => console.log(one), 10, 1);
clearTimeout(timer);
setTimeout(() => {});
queueMicrotask(() => assert(copy.length === Number(process.env['ONE'])));
console.log(inspect(fs), Buffer.from('a'), new TextEncoder().encode('a'), crypto.randomUUID(), require('node:fs'));
`,
  );
  const check = new TypeCheck(folder, home.root);
  expect(await check.run()).toEqual([]);
  check.close();
});

test('the types are found from a folder whose path has a link', async () => {
  const folder = newFolder();
  mkdirSync(join(folder, 'one', 'two'), { recursive: true });
  symlinkSync(resolve(folder, 'one', 'two'), join(folder, 'link'), 'junction');
  const linked = join(folder, 'link', 'mine');
  createFolder(linked, home);
  const check = new TypeCheck(linked, home.root);
  expect(await check.run()).toEqual([]);
  check.close();
});

test('without a checker, and without anything to note, nothing is said', async () => {
  const check = new TypeCheck('/', '/');
  expect(await check.run()).toEqual([]);
  check.close();
  expect(typeLines([], ['pair'])).toEqual([]);
});
