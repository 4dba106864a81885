import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { typeLines } from '../../src/practice/report.ts';
import { TypeCheck } from '../../src/practice/type-check.ts';
import { home, newFolder, pairOf } from './practising.ts';

test('the stubs type-check, and what does not is noted with its line', async () => {
  const folder = newFolder();
  pairOf('console.log(cards);\nreturn cards.length;', folder);
  writeFileSync(join(folder, 'groups.ts'), 'export const one: string = 1;\nexport const two: string = 2;\n');
  writeFileSync(join(folder, 'pair.old-1.ts'), 'export const old: string = 1;\n');
  const check = new TypeCheck(folder, home.root);
  const notes = await check.run();
  check.close();
  const places = ['groups.ts:1', 'groups.ts:2', 'pair.ts:5'].map((place) => join(folder, place));
  expect(notes.map(({ file, line }) => `${file}:${line}`).sort()).toEqual(places);
  expect(typeLines(notes, ['pair'])).toEqual([
    `Types: ${join(folder, 'pair.ts')}:5 Type 'number' is not assignable to type 'boolean'.`,
    '       2 more',
  ]);
});

test('what is not there is noted without advice on what to install or to set', async () => {
  const folder = newFolder();
  pairOf('return process.argv.length > 1 && !document;', folder);
  const check = new TypeCheck(folder, home.root);
  const notes = await check.run();
  check.close();
  expect(notes.map(({ message }) => message)).toEqual(["Cannot find name 'process'.", "Cannot find name 'document'."]);
});

test('without a checker, and without anything to note, nothing is said', async () => {
  const check = new TypeCheck('/', '/');
  expect(await check.run()).toEqual([]);
  check.close();
  expect(typeLines([], ['pair'])).toEqual([]);
});
