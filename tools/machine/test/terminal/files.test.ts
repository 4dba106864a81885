/** Writing and watching files, and clear errors if that fails. */
import fs, {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { quote } from '../../../../src/cards/quote.ts';
import { makeFolder, replaceFile, requireWritable, writeNewFile } from '../../terminal/files.ts';
import { watchFolder } from '../../terminal/watch-folder.ts';

const root = mkdtempSync(join(tmpdir(), 'files-'));
afterAll(() => rmSync(root, { recursive: true }));

const newFolder = () => mkdtempSync(join(root, 'folder-'));

test('a file is replaced, and nothing else is left in its folder', () => {
  const folder = newFolder();
  const file = join(folder, 'pair.ts');
  replaceFile(file, 'old');
  replaceFile(file, 'new');
  expect(readFileSync(file, 'utf8')).toBe('new');
  expect(readdirSync(folder)).toEqual(['pair.ts']);
});

test('a folder is not replaced, and nothing else is left beside it', () => {
  const folder = newFolder();
  const taken = join(folder, 'taken');
  mkdirSync(join(taken, 'deeper'), { recursive: true });
  expect(() => replaceFile(taken, 'new')).toThrow(`cannot write ${quote(taken)}: `);
  expect(readdirSync(folder)).toEqual(['taken']);
});

/** On Windows only an administrator makes links. */
const testWithLinks = process.platform === 'win32' ? test.skip : test;

testWithLinks('a link stays one, and the file that it leads to is replaced', () => {
  const folder = newFolder();
  const link = join(folder, 'link.svg');
  const target = join(folder, 'target.svg');
  symlinkSync(target, link);
  replaceFile(link, 'new');
  expect(readFileSync(target, 'utf8')).toBe('new');
  expect(readlinkSync(link)).toBe(target);
});

test('a new file does not replace one', () => {
  const file = join(newFolder(), 'mine.ts');
  writeNewFile(file, 'mine');
  expect(() => writeNewFile(file, 'theirs')).toThrow(
    `cannot write ${quote(file)}: there is a file of that name`,
  );
  expect(readFileSync(file, 'utf8')).toBe('mine');
});

test('a folder is made with those above it, unless it is there', () => {
  const folder = join(newFolder(), 'one', 'two');
  makeFolder(folder);
  writeNewFile(join(folder, 'mine.ts'), 'mine');
  makeFolder(folder);
  expect(readdirSync(folder)).toEqual(['mine.ts']);
});

test('to check that a file can be written leaves no file', () => {
  const file = join(newFolder(), 'picture.svg');
  requireWritable(file);
  expect(existsSync(file)).toBe(false);
});

test('to check that a file can be written leaves it as it was', () => {
  const file = join(newFolder(), 'picture.svg');
  writeFileSync(file, 'mine');
  requireWritable(file);
  expect(readFileSync(file, 'utf8')).toBe('mine');
});

test('a file in a missing folder cannot be written', () => {
  const file = join(newFolder(), 'missing', 'picture.svg');
  expect(() => requireWritable(file)).toThrow(
    `cannot write ${quote(file)}: there is no such folder`,
  );
});

test('a folder on a read-only disk is reported with that reason', () => {
  const mkdir = jest.spyOn(fs, 'mkdirSync').mockImplementation((_, options) => {
    // As Node does: it hides the reason if it makes several folders.
    const code = Object(options).recursive ? 'ENOENT' : 'EROFS';
    throw Object.assign(new Error(code), { code });
  });
  const folder = join(root, 'one', 'two');
  expect(() => makeFolder(folder)).toThrow(`cannot write ${quote(folder)}: the disk is read-only`);
  mkdir.mockRestore();
});

test('a saved file is reported, and files of tools are not', async () => {
  const folder = newFolder();
  const mine = join(folder, 'one/mine.ts');
  const foreign = ['node_modules/one/index.js', '.git/HEAD', 'one/two/three/four/five.ts'];
  // The learner's file last, so that the others would be noticed first.
  const files = [...foreign.map((name) => join(folder, name)), mine];
  for (const file of files) mkdirSync(dirname(file), { recursive: true });
  const save = (text: string) => {
    for (const file of files) writeFileSync(file, text);
  };
  save('before');
  const reported = await new Promise<string>((resolve) => {
    const watcher = watchFolder(folder, (path) => watcher.close().then(() => resolve(path)));
    watcher.on('ready', () => save('after'));
  });
  expect(reported).toBe(mine);
});
