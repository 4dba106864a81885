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
import { FILES } from '../../../test/support/project-files.ts';

/** Sentences as they are and in other words. */
const SENTENCES = [
  { ours: 'they contain', other: 'they surely have' },
  { ours: 'this many hands', other: 'that many bunches' },
  { ours: 'that is refused', other: 'that is declined' },
  { ours: ' holds ', other: ' now keeps ' },
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
  const command = ['--import', 'tsx', 'tools/command/main.ts', 'rule-book', '--force'];
  execFileSync(process.execPath, [...command, '--out', out], { cwd: folder, stdio: 'pipe' });
  const page = readFileSync(join(out, 'index.html'), 'utf8');
  return page.slice(page.indexOf('<main'), page.indexOf('id="workbench-editor"'));
}

beforeAll(() => {
  for (const file of FILES) cpSync(file, join(copy, file));
  mkdirSync(join(copy, 'node_modules'));
  for (const name of readdirSync('node_modules')) {
    const isPackage = name !== '.cache';
    if (isPackage) symlinkSync(resolve('node_modules', name), join(copy, 'node_modules', name));
  }
  reword('features', /^ *(?:Given|When|Then|And|But|\*) .*$/gm);
  reword('steps', /^.*'.*$/gm);
});

describe('other words for some sentences', () => {
  test('leave the page as it is', () => {
    const reworded = bookIn(copy);
    for (const { other } of SENTENCES) expect(reworded).toContain(other);
    expect(inOurWords(reworded)).toBe(bookIn('.'));
  });

  test('leave the same examples visible and hidden in interviews', () => {
    const page = 'docs/interviewer.md';
    const withoutNumbers = readFileSync(page, 'utf8').replaceAll(
      /\| \d+ \| \d+ \|$/gm,
      '| 0 | 0 |',
    );
    writeFileSync(join(copy, page), withoutNumbers);
    const print = `
      import { readFileSync } from 'node:fs';
      import { completePage, PAGE } from './tools/interview/test/interviewer-page.ts';
      process.stdout.write(completePage(readFileSync(PAGE, 'utf8')));
    `;
    const command = ['--import', 'tsx', '--input-type=module', '--eval', print];
    const completed = execFileSync(process.execPath, command, { cwd: copy, encoding: 'utf8' });
    expect(completed).toBe(readFileSync(page, 'utf8'));
  });
});
