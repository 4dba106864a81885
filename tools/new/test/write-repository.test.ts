/** Where `poker-kata new` writes, and what it refuses. Then nothing is left behind. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fillDisk } from '../../test/support/full-disk.ts';
import { writeRepository } from '../write-repository.ts';

const parent = mkdtempSync(join(tmpdir(), 'new-'));
const written = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
afterEach(() => {
  for (const name of readdirSync(parent)) rmSync(join(parent, name), { recursive: true });
});
afterAll(() => {
  rmSync(parent, { recursive: true });
  written.mockRestore();
});

test.each(['new', 'empty', 'my dojo/first'])('a folder may be %s', (name) => {
  const folder = join(parent, name);
  if (name === 'empty') mkdirSync(folder);
  writeRepository(folder, '.');
  expect(readdirSync(folder)).toEqual(expect.arrayContaining(['README.md', '.gitignore']));
});

test('the first commands can be typed as they are', () => {
  writeRepository(join(parent, 'my dojo/kata'), '.');
  const commands = /^ {2}cd "[^"]*my dojo\/kata"\n {2}npm install\n {2}npm test\n$/m;
  expect(written).toHaveBeenLastCalledWith(expect.stringMatching(commands));
});

test('a folder that is not empty is left as it is', () => {
  const folder = join(parent, 'full');
  mkdirSync(folder);
  writeFileSync(join(folder, 'mine.txt'), '');
  expect(() => writeRepository(folder, '.')).toThrow(
    'is not empty: expected a new or an empty folder',
  );
  expect(readdirSync(folder)).toEqual(['mine.txt']);
});

test('an empty repository that was cloned stays a repository', () => {
  const folder = join(parent, 'cloned');
  mkdirSync(join(folder, '.git'), { recursive: true });
  writeRepository(folder, '.');
  expect(readdirSync(folder)).toEqual(expect.arrayContaining(['.git', 'README.md']));
});

const LONGEST = 'k'.repeat(214);

test.each(['My Kata', 'kätzchen', '.kata', '_kata', '-kata', 'node_modules', `${LONGEST}k`])(
  'npm does not take %s as a name',
  (name) => {
    const message = /^npm does not take ".*" as the name of a package: expected small letters/;
    expect(() => writeRepository(join(parent, name), '.')).toThrow(message);
    expect(readdirSync(parent)).toEqual([]);
  },
);

test.each(['kata', 'kata-2', '2.kata_', LONGEST])('npm takes %s as a name', (name) => {
  writeRepository(join(parent, name), '.');
  const { name: ofPackage } = JSON.parse(readFileSync(join(parent, name, 'package.json'), 'utf8'));
  expect(ofPackage).toBe(name);
});

test('a folder that cannot be made is named', () => {
  const file = join(parent, 'file');
  writeFileSync(file, '');
  expect(() => writeRepository(file, '.')).toThrow(/cannot write ".*file": /);
  expect(() => writeRepository(join(file, 'kata'), '.')).toThrow(/cannot write ".*kata": /);
  expect(readFileSync(file, 'utf8')).toBe('');
});

describe('a full disk leaves nothing', () => {
  const isFull = /^cannot write ".*": the disk is full$/;

  test('of a new folder, nor of those above it', () => {
    fillDisk();
    expect(() => writeRepository(join(parent, 'dojo/first/kata'), '.')).toThrow(isFull);
    expect(readdirSync(parent)).toEqual([]);
  });

  test('in an empty folder', () => {
    const folder = join(parent, 'kata');
    mkdirSync(folder);
    fillDisk();
    expect(() => writeRepository(folder, '.')).toThrow(isFull);
    expect(readdirSync(parent)).toEqual(['kata']);
    expect(readdirSync(folder)).toEqual([]);
  });
});
