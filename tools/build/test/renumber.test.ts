/** A new chapter among others: in files, links and sentences. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { withoutGitConfig } from '../../new/test/without-git-config.ts';
import { renumber } from '../renumber.ts';

withoutGitConfig();

const folder = mkdtempSync(join(tmpdir(), 'renumber-'));
afterAll(() => rmSync(folder, { recursive: true }));

const git = (...words: readonly string[]) =>
  execFileSync('git', words, { cwd: folder, encoding: 'utf8' });
const textOf = (path: string) => readFileSync(join(folder, path), 'utf8');

function write(path: string, text = ''): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

const SENTENCES = `
[2. Red](02-red.md), [3 and 4. Green and blue](04-blue.md), [features](../../features/03-green.feature#a)
Chapters 1 to 3, chapters 2 and 3, CHAPTER
> 4, feature 4, chapter 2 and 52 cards; npx cucumber-js features/03* features/03-green.feature:12
[The new one](new.md), features/new.feature, src/new.ts, 4 cards, 03-green-tea, features/02*
`;
const REWRITTEN = `
[2. Red](02-red.md), [4 and 5. Green and blue](05-blue.md), [features](../../features/04-green.feature#a)
Chapters 1 to 4, chapters 2 and 4, CHAPTER
> 5, feature 5, chapter 2 and 52 cards; npx cucumber-js features/04* features/04-green.feature:12
[The new one](03-new.md), features/03-new.feature, src/new.ts, 4 cards, 03-green-tea, features/02*
`;

beforeAll(() => {
  for (const name of ['01-first', '02-red', '03-green', '04-blue']) {
    write(`features/${name}.feature`);
  }
  write('docs/walkthrough/02-red.md', SENTENCES);
  write('docs/walkthrough/04-blue.md');
  write('CHANGELOG.md', 'chapter 4');
  write('CONTRIBUTING.md', 'Write `features/new.feature`.');
  write('.gitignore', 'practice/');
  git('init', '--quiet');
  git('add', '.');
  write('practice/notes.md', 'chapter 4');
  write('features/new.feature', 'chapter 4');
  write('docs/walkthrough/new.md');
});

test.each([
  { name: 'new', after: 'purple', says: '"purple" is no chapter: expected a name as in 01-first' },
  { name: 'old', after: 'red', says: 'features/old.feature is not there: write the new chapter' },
])('$name after $after is refused', ({ name, after, says }) => {
  expect(() => renumber(name, after, folder)).toThrow(says);
});

test('a new chapter moves the later ones, and all that names them', () => {
  const { renamed, rewritten } = renumber('new', 'red', folder);
  expect(Object.fromEntries(renamed)).toEqual({
    'features/03-green.feature': 'features/04-green.feature',
    'features/04-blue.feature': 'features/05-blue.feature',
    'features/new.feature': 'features/03-new.feature',
    'docs/walkthrough/04-blue.md': 'docs/walkthrough/05-blue.md',
    'docs/walkthrough/new.md': 'docs/walkthrough/03-new.md',
  });
  for (const [from, to] of renamed) {
    expect({ from: existsSync(join(folder, from)), to: existsSync(join(folder, to)) }).toEqual({
      from: false,
      to: true,
    });
  }
  expect(git('ls-files', 'features')).toBe(
    ['01-first', '02-red', '04-green', '05-blue']
      .map((name) => `features/${name}.feature\n`)
      .join(''),
  );
  expect(rewritten.toSorted()).toEqual(['docs/walkthrough/02-red.md', 'features/03-new.feature']);
  expect(textOf('docs/walkthrough/02-red.md')).toBe(REWRITTEN);
  expect(textOf('features/03-new.feature')).toBe('chapter 5');
  expect(textOf('CHANGELOG.md')).toBe('chapter 4');
  expect(textOf('CONTRIBUTING.md')).toBe('Write `features/new.feature`.');
  expect(textOf('practice/notes.md')).toBe('chapter 4');
});

test('it is not done twice', () => {
  expect(() => renumber('new', 'red', folder)).toThrow('features/new.feature is not there');
});
