/**
 * The walkthrough quotes what is there, and its links and those of the other documents lead
 * somewhere.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, posix, sep } from 'node:path';
import { EXERCISES } from '../../src/learning/coach/exercises.ts';
import { storyOf } from '../../src/learning/coach/read-package.ts';
import { UNITS } from '../../src/solution/units.ts';
import { FOLDER, readPages, writeAnew } from './write.ts';

const PAGES = readPages();

const FENCE = /^```.*\n[\s\S]*?^```$/gm;
const withoutFences = (text: string) => text.replaceAll(FENCE, '');

test.each(PAGES)('$path quotes the sources as they are (npm run walkthrough)', async (page) => {
  expect(await writeAnew(page)).toBe(page.text);
});

test('a page that names what is not there is refused, by its path', async () => {
  const written = writeAnew({
    path: 'wrong.md',
    text: '```ts src/kata/rules/pair.ts isTrio\n```\n',
  });
  await expect(written).rejects.toThrow('wrong.md: there is no isTrio in src/kata/rules/pair.ts');
});

const fencesIn = (text: string) => Array.from(text.matchAll(FENCE), ([fence]) => fence);

test.each(PAGES)('$path has no code typed by hand', ({ text }) => {
  expect(fencesIn(text).filter((fence) => /^```(?:[tj]s|diff)\n/.test(fence))).toEqual([]);
});

test.each(PAGES)('$path has no line above 130 characters, but for addresses', ({ text }) => {
  const lines = text.replaceAll(/\]\(\S+?\)/g, ']').split('\n');
  expect(lines.filter((line) => line.length > 130)).toEqual([]);
});

test.each(PAGES)('$path has only mistakes that are wrong', ({ text }) => {
  const answers = fencesIn(text).filter((fence) =>
    fence.startsWith('```ts answers of src/learning/mistakes/'),
  );
  expect(answers.filter((fence) => !fence.includes(', and the rules say '))).toEqual([]);
});

test('every step has a chapter', () => {
  expect(EXERCISES.filter((exercise) => !storyOf(exercise, '.'))).toEqual([]);
});

/** Tells of the chapter before it, too. */
const ON_TWO_CHAPTERS = '# The rules change';

test('a chapter with a number has the number, the name and the title of a feature', () => {
  const chapters = PAGES.filter(({ path }) => /^\d/.test(basename(path)));
  expect(chapters.length).toBeGreaterThan(10);
  const titles = chapters.map(({ path, text }) => [path, text.split('\n')[0]]);
  const expected = chapters.map(({ path }) => {
    const title = titleOf(basename(path, '.md'));
    return [path, title === 'Short deck' ? ON_TWO_CHAPTERS : `# ${title}`];
  });
  expect(titles).toEqual(expected);
});

/** Returns the title of a feature by its number and name. */
function titleOf(name: string): string | undefined {
  return /^Feature: (.*)$/m.exec(readFileSync(`features/${name}.feature`, 'utf8'))?.[1];
}

test('the overview leads to every chapter and to every file of src/kata', () => {
  const overview = readFileSync(join(FOLDER, 'README.md'), 'utf8');
  const names = readdirSync('src/kata', { recursive: true, encoding: 'utf8' });
  // Which only exports the others.
  const files = names.filter((name) => name.endsWith('.ts') && name !== 'kata.ts');
  const links = files.map((name) => posix.join('../../src/kata', ...name.split(sep)));
  const chapters = PAGES.map(({ path }) => basename(path)).filter((name) => name !== 'README.md');
  expect([...links, ...chapters].filter((link) => !overview.includes(`](${link})`))).toEqual([]);
});

const isRule = ({ unit }: (typeof EXERCISES)[number]) =>
  UNITS[unit as keyof typeof UNITS]?.folder === 'rules';
const RULES = EXERCISES.filter(isRule).map((exercise) => storyOf(exercise, '.'));

test.each(PAGES.filter(({ path }) => RULES.includes(path)))(
  '$path begins with a first version that is wrong',
  ({ text }) => {
    const headings = [...withoutFences(text).matchAll(/^## (.*)$/gm)].map(([, heading]) => heading);
    expect(headings).toEqual(['The first version', 'The change', 'What it costs']);
    const [, firstVersion = ''] = text.split(/^## .*$/m);
    expect(firstVersion).toMatch(/^```ts src\/learning\/mistakes\//m);
    expect(firstVersion).toMatch(/^```ts answers of src\/learning\/mistakes\//m);
  },
);

describe('links', () => {
  const documents = [
    ...readdirSync('docs', { recursive: true, encoding: 'utf8' }).map((name) => join('docs', name)),
  ]
    .concat('README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'src/fast/evaluators/README.md')
    .filter((path) => path.endsWith('.md'));

  test.each(documents)('all links and labels in %s lead somewhere', (document) => {
    const text = withoutFences(readFileSync(document, 'utf8'));
    const targets = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target);
    const relative = targets.filter((target) => !/^[a-z]+:/.test(target));
    expect(relative.filter((target) => !leadsSomewhere(target, document))).toEqual([]);
    const labels = [...text.matchAll(/\]\[([^\]]+)\]/g)].map(([, label = '']) => label);
    expect(labels.filter((label) => !text.includes(`\n[${label}]: http`))).toEqual([]);
  });

  function leadsSomewhere(target: string, document: string): boolean {
    const [file = '', anchor] = target.split('#');
    const path = file === '' ? document : join(dirname(document), file);
    if (!existsSync(path)) return false;
    return anchor === undefined || (statSync(path).isFile() && anchorsOf(path).includes(anchor));
  }

  /** The anchors that a forge makes of headings. */
  function anchorsOf(path: string): string[] {
    const headings = withoutFences(readFileSync(path, 'utf8')).matchAll(/^#+ (.*)$/gm);
    const signs = /[^\p{L}\p{N}\s_-]/gu;
    return [...headings].map(([, heading = '']) =>
      heading.toLowerCase().replaceAll(signs, '').replaceAll(' ', '-'),
    );
  }
});
