/** The program to start from in each language. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LANGUAGES, type Language, startLanguage } from '../languages.ts';
import { practice } from './practice-in.ts';

const folder = mkdtempSync(join(tmpdir(), 'starts-'));
afterAll(() => rmSync(folder, { recursive: true }));

interface Start {
  readonly language: Language;
  /** The command that must be installed. */
  readonly needed: string;
  /** The statement that answers, and one that prints and finds hands of one card. */
  readonly answer: string;
  readonly other: string;
}

const STARTS: readonly Start[] = [
  {
    language: 'python',
    needed: 'python3',
    answer: 'return False',
    other: 'print("look"); return len(cards) == 1',
  },
  {
    language: 'javascript',
    needed: 'node',
    answer: 'return cards.length > 52;',
    other: 'console.log("look"); return cards.length === 1;',
  },
  {
    language: 'go',
    needed: 'go',
    answer: 'return false',
    other: 'println("look"); return len(cards) == 1',
  },
  {
    language: 'c',
    needed: 'cc',
    answer: 'return false;',
    other: 'printf("look\\n"); return length == 2;',
  },
  {
    language: 'cpp',
    needed: 'c++',
    answer: 'return cards.size() > 52;',
    other: 'std::cout << "look" << std::endl; return cards.size() == 1;',
  },
  {
    language: 'rust',
    needed: 'rustc',
    answer: 'cards.len() > 52',
    other: 'println!("look"); cards.len() == 1',
  },
  {
    language: 'java',
    needed: 'java',
    answer: 'return false;',
    other: 'System.out.println("look"); return cards.length == 1;',
  },
];

test('every start is tested', () => {
  expect(STARTS.map(({ language }) => language).sort()).toEqual(LANGUAGES.toSorted());
});

/** Jest names the languages that are not installed as skipped. */
describe.each(STARTS)('the start in $language', ({ language, needed, answer, other }) => {
  const ifInstalled = spawnSync(needed, ['--help']).error ? test.skip : test;
  const mine = mkdtempSync(join(folder, language));
  const once = () => practice(mine, '--language', language, '--once');

  ifInstalled('fails for the right reason', () => {
    const { status, stdout } = once();
    expect(stdout).toMatch(
      new RegExp(`^Your file is practice/${language}/\\w+\\.\\w+\\. To run it: `),
    );
    expect(stdout).toContain('5 of 9 examples fail');
    expect(status).toBe(1);
  });

  ifInstalled('may print, and makes no card of no cards', () => {
    const { path } = startLanguage(language, join(mine, 'practice', language), '.');
    const start = readFileSync(path, 'utf8');
    expect(start).toContain(answer);
    writeFileSync(path, start.replace(answer, other));
    expect(once().stdout).toMatch(
      /^Your file is .*Your code printed:\n {2}look\n.*6 of 9 examples fail/s,
    );
  });
});

test('the start in JavaScript runs in a project whose files are modules, and in any other', () => {
  for (const type of ['module', 'commonjs']) {
    const mine = mkdtempSync(join(folder, type));
    writeFileSync(join(mine, 'package.json'), JSON.stringify({ type }));
    const { stdout } = practice(mine, '--language', 'javascript', '--once');
    expect(stdout).toContain('5 of 9 examples fail');
  }
});

const ifPython = spawnSync('python3', ['--help']).error ? test.skip : test;

ifPython('the document adds the next question to the start in Python', () => {
  const mine = mkdtempSync(join(folder, 'next'));
  const once = () => practice(mine, '--language', 'python', 'three-of-a-kind', '--once').stdout;
  const document = readFileSync('docs/any-language.md', 'utf8').replaceAll(/^ {3}/gm, '');
  const [asked = ''] = /^ask .*\n\nexpected .*$/m.exec(document) ?? [];
  expect(once().replaceAll(/^ {2}/gm, '')).toContain(asked);
  const [rule, known] = [...document.matchAll(/```python\n(.*?)```/gs)].map(([, code]) => code);
  const { path } = startLanguage('python', join(mine, 'practice/python'), '.');
  const start = readFileSync(path, 'utf8');
  const added = start.replace('def answer', `${rule}\ndef answer`);
  writeFileSync(path, added.replace(/(?= {4}return \{"unknown")/, known ?? ''));
  expect(once()).toContain('5 of 9 examples fail');
});
