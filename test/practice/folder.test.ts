import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { STEPS, type Step } from '../../src/coach/steps.ts';
import { createFolder, resetStep } from '../../src/practice/folder.ts';
import { ruleOf } from '../../src/practice/stub.ts';
import { practiceCommand } from '../../src/practice/typed-command.ts';
import { unreadFiles } from '../../src/practice/unit-files.ts';
import { home, newFolder } from './practising.ts';

const [PAIR] = STEPS as readonly [Step];

test('a file that is there is never overwritten, and one that is missing comes back', () => {
  const folder = newFolder();
  writeFileSync(join(folder, 'pair.ts'), 'mine');
  writeFileSync(join(folder, 'README.md'), 'mine');
  expect(createFolder(folder, home)).toBe(false);
  expect(['pair.ts', 'README.md'].map((name) => readFileSync(join(folder, name), 'utf8'))).toEqual(['mine', 'mine']);
});

test('the folder tells how to start, the keys, and the rule of each file', () => {
  const folder = newFolder();
  const text = readFileSync(join(folder, 'README.md'), 'utf8');
  expect(text).toContain(`Start it with \`${practiceCommand(home, '--dir', folder)}\` and leave it open`);
  expect(text).toContain('`h` hint');
  for (const unit of STEPS.flatMap(({ units }) => units)) expect(text).toContain(ruleOf(unit, '.'));
});

test('each reset keeps what was there under a name of its own', () => {
  const folder = newFolder();
  writeFileSync(join(folder, 'pair.ts'), 'first');
  expect(resetStep(PAIR, folder, home)).toEqual([join(folder, 'pair.old-1.ts')]);
  writeFileSync(join(folder, 'pair.ts'), 'second');
  expect(resetStep(PAIR, folder, home)).toEqual([join(folder, 'pair.old-2.ts')]);
  const kept = ['pair.old-1.ts', 'pair.old-2.ts'].map((name) => readFileSync(join(folder, name), 'utf8'));
  expect(kept).toEqual(['first', 'second']);
  expect(readFileSync(join(folder, 'pair.ts'), 'utf8')).toContain('// TODO');
});

test('a reset keeps no stub in which nothing was written', () => {
  const folder = newFolder();
  const files = readdirSync(folder);
  expect(resetStep(PAIR, folder, home)).toEqual([]);
  expect(readdirSync(folder)).toEqual(files);
});

test('a reset brings back whatever the folder lacks', () => {
  const folder = newFolder();
  const files = readdirSync(folder);
  rmSync(folder, { recursive: true });
  expect(resetStep(PAIR, folder, home)).toEqual([]);
  expect(readdirSync(folder)).toEqual(files);
});

test('stubs can be in JavaScript, also instead of those in which nothing was written, and stay so', () => {
  const folder = newFolder();
  writeFileSync(join(folder, 'flush.ts'), 'mine');
  createFolder(folder, home, true);
  const files = readdirSync(folder);
  expect(files.filter((name) => /^(pair|flush)\./.test(name))).toEqual(['flush.ts', 'pair.js']);
  expect(readFileSync(join(folder, 'pair.js'), 'utf8')).toContain('export function isPair(cards) {\n  // TODO\n');
  expect(readFileSync(join(folder, 'omaha.js'), 'utf8')).toContain("\nimport { rankHand } from 'poker-hands-kata';\n");
  rmSync(join(folder, 'flush.ts'));
  writeFileSync(join(folder, 'pair.js'), 'mine');
  expect(resetStep(PAIR, folder, home)).toEqual([join(folder, 'pair.old-1.js')]);
  expect(readdirSync(folder).filter((name) => /^(pair|flush)\./.test(name))).toEqual([
    'flush.js',
    'pair.js',
    'pair.old-1.js',
  ]);
});

test('stubs in JavaScript tell their types in comments', () => {
  const folder = newFolder();
  createFolder(folder, home, true);
  const told = (unit: string) => readFileSync(join(folder, `${unit}.js`), 'utf8');
  expect(told('pair')).toContain(' * @param {Cards} cards\n * @returns {boolean}\n */\nexport function isPair(cards)');
  expect(told('omaha')).toContain(" * @param {Cards} hole - the player's 4 cards\n");
  expect(told('ladder')).toContain(' * @type {readonly Rung[]}\n */\nexport const LADDER = [');
  expect(told('showdown')).toMatch(/^\/\*\* @import { Contender, Placed } from 'poker-hands-kata' \*\/\n/);
  expect(told('showdown')).toContain(' * @template {Contender} Player\n * @param {readonly Player[]} players\n');
});

test('a file that is not read for another beside it is told, unless it is a stub', () => {
  const folder = newFolder();
  writeFileSync(join(folder, 'pair.js'), 'mine');
  expect(unreadFiles(folder, home.root)).toEqual([]);
  writeFileSync(join(folder, 'pair.ts'), 'mine, too');
  expect(unreadFiles(folder, home.root)).toEqual([{ unread: join(folder, 'pair.js'), read: join(folder, 'pair.ts') }]);
});

test('a folder in which somebody has begun is not new when its README has gone', () => {
  const folder = newFolder();
  rmSync(join(folder, 'README.md'));
  expect(createFolder(folder, home)).toBe(false);
  expect(readdirSync(folder)).toContain('README.md');
});

test('a folder with blanks in its name stands in quotes where it is to be typed', () => {
  const folder = join(newFolder(), 'my own');
  createFolder(folder, home);
  expect(readFileSync(join(folder, 'README.md'), 'utf8')).toContain(`--dir "${folder}"\``);
});

test('a folder is made with all above it', () => {
  const folder = join(newFolder(), 'one/two');
  expect(createFolder(folder, home)).toBe(true);
  expect(createFolder(folder, home)).toBe(false);
});

test.each([
  ['package.json', 'cannot write "package.json": there is a file of that name'],
  ['package.json/mine', 'cannot write "package.json/mine": a part of its path is no folder'],
])('the folder %s is refused in a sentence', (folder, sentence) => {
  expect(() => createFolder(folder, home)).toThrow(sentence);
  expect(() => resetStep(PAIR, folder, home)).toThrow(sentence);
});
