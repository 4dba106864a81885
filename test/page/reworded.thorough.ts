/** Sentences may be worded anew: whoever reads features goes by what a sentence means. */
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** Three sentences, as they are and in other words. */
const SENTENCES = [
  { ours: 'they contain', other: 'they surely have' },
  { ours: 'cards are counted', other: 'cards get numbered' },
  { ours: 'that is refused', other: 'that is declined' },
];

const copy = mkdtempSync(join(tmpdir(), 'reworded-'));
afterAll(() => rmSync(copy, { recursive: true }));

/** Puts other words into all lines of this kind: the steps of features, or the texts of code. */
function reword(folder: string, line: RegExp): void {
  for (const name of readdirSync(join(copy, folder))) {
    const file = join(copy, folder, name);
    if (!/\.(feature|ts)$/.test(name)) continue;
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replaceAll(line, inOtherWords));
  }
}

const inOtherWords = (text: string) =>
  SENTENCES.reduce((reworded, { ours, other }) => reworded.replace(ours, other), text);

const inOurWords = (text: string) =>
  SENTENCES.reduce(
    (reworded, { ours, other }) =>
      reworded.replaceAll(other, ours).replaceAll(capitalised(other), capitalised(ours)),
    text,
  );

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Makes the page of a folder, and returns it without scripts, whose names are shortened anew. */
function bookIn(folder: string): string {
  const out = join(copy, 'page');
  const command = ['--import', 'tsx', 'src/command/cli/main.ts', 'rule-book', '--force'];
  execFileSync(process.execPath, [...command, '--out', out], { cwd: folder, stdio: 'pipe' });
  const page = readFileSync(join(out, 'index.html'), 'utf8');
  return page.slice(page.indexOf('<main'), page.indexOf('id="workbench-editor"'));
}

test('three sentences in other words leave the page as it is', () => {
  for (const name of [
    'src',
    'steps',
    'features',
    'docs',
    'package.json',
    'package-lock.json',
    'LICENSE',
  ]) {
    cpSync(name, join(copy, name), { recursive: true });
  }
  mkdirSync(join(copy, 'node_modules'));
  for (const name of readdirSync('node_modules')) {
    if (name !== '.cache')
      symlinkSync(resolve('node_modules', name), join(copy, 'node_modules', name));
  }
  reword('features', /^ *(?:Given|When|Then|And|But|\*) .*$/gm);
  reword('steps', /^.*'.*$/gm);
  const reworded = bookIn(copy);
  for (const { other } of SENTENCES) expect(reworded).toContain(other);
  expect(inOurWords(reworded)).toBe(bookIn('.'));
});
