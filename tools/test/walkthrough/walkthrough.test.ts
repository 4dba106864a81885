/**
 * The walkthrough quotes what is there, and its links and those of the other documents lead
 * somewhere.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { filesBelow } from '../../../test/support/project-files.ts';
import { EXERCISES } from '../../coach/exercises.ts';
import { storyOf } from '../../coach/read-package.ts';
import { UNITS } from '../../solution/units.ts';
import { filesOfHands, HANDS, handsIn } from './hands.ts';
import { FOLDER, readPages } from './pages.ts';
import { linesPrintedBy, programAfter, programBefore } from './program.ts';
import { writeAnew } from './write.ts';

const PAGES = readPages();

const FENCE = /^```.*\n[\s\S]*?^```$/gm;
const withoutFences = (text: string) => text.replaceAll(FENCE, '');

test.each(PAGES)(
  '$path quotes the sources as they are (tools/build/documents.ts)',
  async (page) => {
    expect(await writeAnew(page)).toBe(page.text);
  },
);

test('a page that names what is not there is refused, by its path', async () => {
  const written = writeAnew({
    path: 'wrong.md',
    text: '```ts src/rules/pair.ts isTrio\n```\n',
  });
  await expect(written).rejects.toThrow('wrong.md: there is no isTrio in src/rules/pair.ts');
});

test('values name the file that returns them, unless its code is just above', async () => {
  const file = 'src/rules/pair.ts';
  const code = `\`\`\`ts ${file} isPair\n\`\`\`\n\n`;
  const values = `\`\`\`ts answers of ${file}\nisPair([]);\n\`\`\`\n`;
  const write = (text: string) => writeAnew({ path: 'page.md', text });
  expect(await write(code + values)).toContain('*It returns*\n\n```ts answers');
  expect(await write(`${code}Words.\n\n${values}`)).toContain(
    'Words.\n\n*[`src/rules/pair.ts`](../../src/rules/pair.ts) returns*\n\n```ts answers',
  );
});

test('the hands that pages show are drawn, and no others (tools/build/documents.ts)', () => {
  const drawings = handsIn(PAGES);
  const files = filesOfHands().map((name) => [name, readFileSync(join(HANDS, name), 'utf8')]);
  expect(Object.fromEntries(files)).toEqual(Object.fromEntries(drawings));
});

test('a hand whose file has other cards is refused', () => {
  const page = { path: 'wrong.md', text: '![2♠ 9♦](hands/2s-9h.svg)' };
  expect(() => handsIn([page])).toThrow('wrong.md: expected hands/2s-9d.svg');
});

test('a program grows from page to page, until another begins', () => {
  const fence = (head: string, code: string) => `\`\`\`${head}\n${code}\n\`\`\`\n`;
  const pages = [
    { path: '1.md', text: fence('ts program', "import { isPair } from 'poker-hands-kata';") },
    {
      path: '2.md',
      text: fence('ts program, continued', 'console.log(isPair([]), process.argv[2]);'),
    },
    { path: '3.md', text: fence('ts program', 'console.log(3);') },
  ];
  const printed = pages.map(({ path, text }) =>
    linesPrintedBy(programAfter(programBefore(path, pages), text), ['Kd']),
  );
  expect(printed).toEqual([[], ['false Kd'], ['3']]);
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
  const answers = fencesIn(text).filter((fence) => /^```ts answers of \S*\/mistakes\//.test(fence));
  expect(answers.filter((fence) => !fence.includes(', but the rules '))).toEqual([]);
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

test('the overview leads to every page', () => {
  const overview = readFileSync(join(FOLDER, 'README.md'), 'utf8');
  const names = PAGES.map(({ path }) => basename(path)).filter((name) => name !== 'README.md');
  expect(names.filter((name) => !overview.includes(`](${name})`))).toEqual([]);
});

const isRule = ({ unit }: (typeof EXERCISES)[number]) =>
  UNITS[unit as keyof typeof UNITS]?.folder === 'rules';
const RULES = EXERCISES.filter(isRule).map((exercise) => storyOf(exercise, '.'));

test.each(PAGES.filter(({ path }) => RULES.includes(path)))(
  '$path shows a wrong version before the right one',
  ({ text }) => {
    const wrong = text.search(/^```ts \S+\/mistakes\//m);
    const wrongAnswers = text.search(/^```ts answers of \S+\/mistakes\//m);
    const right = text.search(/^```(?:ts|diff .*) src\/rules\/(?!groups)/m);
    expect(wrong).toBeGreaterThan(0);
    expect(wrongAnswers).toBeGreaterThan(wrong);
    expect(right).toBeGreaterThan(wrongAnswers);
  },
);

const CHAPTERS = PAGES.filter(({ text }) => text.includes('## Run it'));

test.each(CHAPTERS)('$path ends with what to run and what to write', ({ path, text }) => {
  const headings = [...withoutFences(text).matchAll(/^## (.*)$/gm)].map(([, heading]) => heading);
  expect(headings.slice(-2)).toEqual(['Run it', 'Now you']);
  const [, runIt = '', nowYou = ''] = text.split(/^## (?:Run it|Now you)$/m);
  expect(runIt).toContain(`npm run chapter ${Number.parseInt(basename(path), 10)}`);
  expect(runIt).toContain('\n```text prints');
  expect(nowYou).toContain('`npm run practice ');
  expect(nowYou.match(/^- /gm)?.length).toBeGreaterThanOrEqual(2);
});

describe('links', () => {
  const documents = filesBelow('docs')
    .concat('README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'src/evaluators/README.md')
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
