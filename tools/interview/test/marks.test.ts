/** The marks of a class: cards, a table, and the files for other programs. */
import '../../command/test/checkout.ts';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startLanguage } from '../../practice/languages.ts';
import { folderWith } from '../../practice/test/learner.ts';
import { classTable } from '../class-table.ts';
import { hashFolder } from '../hash-folder.ts';
import { markLines, savedLine, saveMark } from '../mark-card.ts';
import type { AnyMark, Mark } from '../mark-folder.ts';
import { toCsv, toJson, toJUnit } from '../mark-formats.ts';
import type { PartScore } from '../score.ts';
import { open, write } from './interviews.ts';

const GUIDE = readFileSync('docs/interviewer.md', 'utf8');

const WHEEL = 'Five ranks in a row are a straight, "A" & 5 as well';

function partOf(part: string, changed: Partial<PartScore> = {}): PartScore {
  const counts = { visible: { passed: 2, of: 2 }, hidden: { passed: 7, of: 7 } };
  const right = { isBegun: true, isRight: true, thrown: [], failed: [] };
  return { part, chapter: part, ...counts, ...right, ...changed };
}

/** A mark whose straight misses the wheel, and whose flush has a known mistake. */
function markOf(folder: string): Mark {
  const failed = [{ place: 'features/08-straight.feature:9', rule: WHEEL, name: 'The wheel' }];
  const mistake = 'Finds no flush.';
  const parts = [
    partOf('pair'),
    partOf('straight', { isRight: false, hidden: { passed: 6, of: 7 }, failed }),
    partOf('flush', { isRight: false, mistake, knownMistake: `${mistake} Made by people.` }),
  ];
  const result = {
    task: 'predicates',
    rules: { passed: 1, of: 3, notBegun: 0 },
    level: 'below junior' as const,
    visible: { passed: 6, of: 6 },
    hidden: { passed: 20, of: 21 },
    right: { passed: 1, of: 3 },
    parts,
  };
  const stubs = { visible: { passed: 3, of: 6 }, hidden: { passed: 9, of: 21 } };
  const date = new Date('2026-01-02T03:04:05Z');
  return {
    folder,
    date,
    version: '1.2.3',
    seed: 7,
    run: undefined,
    inside: undefined,
    hash: 'abc',
    result,
    stubs,
  };
}

const BROKEN = { folder: 'c/dan', error: 'nothing was asked: "no" <python>' };
const CLASS: readonly AnyMark[] = [markOf('c/ada'), markOf('=bob,1'), BROKEN];

test('the card has what is needed to repeat it, and what untouched stubs score', () => {
  expect(markLines(markOf('c/ada')).flat()).toEqual(
    expect.arrayContaining([
      '- For comparison, with no code written: 3 visible and 9 hidden examples pass',
      '- Folder: c/ada',
      '- Program: the files in TypeScript',
      '- Isolated by: nothing. The code could do all that you can do on this machine.',
      '- Marked: 2026-01-02T03:04:05.000Z, with poker-kata 1.2.3',
      '- To repeat the random hands: --seed 7',
      '- SHA-256 of its files: abc',
    ]),
  );
});

describe('the table of a class', () => {
  const lines = classTable(CLASS);

  test('has a row for each folder, and one for untouched stubs', () => {
    expect(lines).toContain(
      '| c/ada             | 1 of 3      | below junior | 6 of 6  | 20 of 21 | 1 of 3             |',
    );
    expect(lines.join('\n')).toMatch(/^\| \(no code written\) .* 3 of 6 {2}\| 9 of 21 /m);
  });

  test('says for how many which rule and which known mistake went wrong', () => {
    expect(lines).toContain(`- 2 of 2 candidates: straight fails "${WHEEL}"`);
    expect(lines).toContain('- 2 of 2 candidates: flush: Finds no flush.');
  });

  test('counts the same fault in different lines as one, and names last what was not begun', () => {
    const marks = [3, 14].map((line, index) => {
      const message = `it threw Error: oh (pair.ts:${line})`;
      const thrown = partOf('pair', { isRight: false, message });
      const notBegun = { isBegun: false, isRight: false };
      const parts = [partOf('flush', notBegun), thrown];
      if (index === 0) parts.push(partOf('straight', notBegun));
      const mark = markOf(`c/${line}`);
      return { ...mark, result: { ...mark.result, parts } };
    });
    expect(classTable(marks).slice(-4)).toEqual([
      '',
      '- 2 of 2 candidates: pair: it threw Error: oh',
      '- Not started: flush (2 of 2), straight (1 of 2)',
      '',
    ]);
  });
});

test('JSON has the data of each card, or why there is none', () => {
  const [ada, , dan] = JSON.parse(toJson(CLASS));
  expect(ada).toMatchObject({ folder: 'c/ada', seed: 7, hash: 'abc', rules: { passed: 1, of: 3 } });
  expect(ada.chapters).toHaveLength(3);
  expect(dan).toEqual(BROKEN);
});

test('CSV quotes what has commas and quotes, and writes no formula', () => {
  const [head = '', ada = '', bob = '', dan = ''] = toCsv(CLASS).split('\r\n');
  expect(ada).toBe(
    'c/ada,predicates,below junior,1,3,6,6,20,21,3,9,2026-01-02T03:04:05.000Z,1.2.3,7,abc,',
  );
  expect(bob).toMatch(/^"'=bob,1",predicates,/);
  expect(dan).toMatch(/^c\/dan,{15}"nothing was asked: ""no"" <python>"$/);
  const unquoted = [head, ada, bob, dan].map((row) => row.replace(/"([^"]|"")*"/g, ''));
  expect(unquoted.map((row) => row.split(',').length)).toEqual([16, 16, 16, 16]);
});

test('JUnit XML has a test for each part, and an error where nothing could be asked', () => {
  const xml = toJUnit(CLASS);
  expect(xml).toContain('<testsuite name="c/ada" tests="3" failures="2" errors="0"');
  expect(xml).toContain(
    '<testcase classname="c/ada" name="straight"><failure message="8 of 9 examples pass">The wheel</failure></testcase>',
  );
  expect(xml).toContain('<error message="nothing was asked: &quot;no&quot; &lt;python&gt;"/>');
});

describe('cards', () => {
  const cwd = process.cwd();
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'cards-'));
    process.chdir(folder);
  });
  afterEach(() => {
    process.chdir(cwd);
    rmSync(folder, { recursive: true });
  });

  test('of folders with the same or a usual name have the name of the folder around them', () => {
    const all = ['ada/i', 'bob/i', 'bob/x', 'bob/x/', 'bob/interview-ranking'];
    const names = all.map((one) => saveMark(markOf(one), all));
    const expected = ['ada-i', 'bob-i', 'x', 'x', 'bob-interview-ranking'];
    expect(names).toEqual(expected.map((name) => `mark-${name}`));
  });

  test('do not replace each other, but the last one of the same folder', () => {
    const names = ['a/x', 'b/x', 'b/x/', 'c/b/x'].map((one) => saveMark(markOf(one)));
    expect(names).toEqual(['mark-x', 'mark-b-x', 'mark-b-x', 'mark-b-x-2']);
    expect(JSON.parse(readFileSync('mark-x.json', 'utf8')).folder).toBe('a/x');
    expect(existsSync('mark-b-x-3.md')).toBe(false);
  });

  test('are named if there is one, and else counted', () => {
    expect(savedLine(['mark-x'])).toBe('Saved in mark-x.json and mark-x.md.');
    const several = `Saved 2 cards in ${process.cwd()}, as mark-*.json and mark-*.md.`;
    expect(savedLine(['mark-x', 'mark-y'])).toBe(several);
  });
});

test.each(['c', 'cpp', 'rust'] as const)(
  'the guide compiles the start in %s to /tmp',
  (language) => {
    const { command } = startLanguage(language, folderWith({}), '.');
    const elsewhere = command.replace('-o solution', '-o /tmp/solution').replace('./', '/tmp/');
    expect(GUIDE).toContain(`--run "${elsewhere}"`);
  },
);

// Elsewhere there may be no sha256sum.
const onLinux = process.platform === 'linux' ? test : test.skip;

onLinux('the hash is what the command in the guide prints', () => {
  const interview = open();
  write(interview, 'Z', 'last');
  write(interview, "it's my pair", 'with spaces');
  const [command = ''] = /^find .*sha256sum$/m.exec(GUIDE) ?? [];
  const printed = execFileSync('sh', ['-c', command], { cwd: interview.folder, encoding: 'utf8' });
  expect(`${hashFolder(interview.folder)}  -\n`).toBe(printed);
});
