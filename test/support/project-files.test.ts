import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { projectFiles } from './project-files.ts';

const KEPT = ['.gitignore', 'src/pair.ts', 'src/practice/report.ts'];

/** What is left by those who practise, mark interviews, run tests and build packages. */
const IGNORED = [
  'practice/pair.ts',
  'mark-practice-interview-ranking.md',
  'report.json',
  'reports/coverage/index.html',
  'tools/page/test/browser/node_modules/package.json',
  'poker-hands-kata-1.0.0.tgz',
];

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'project-'));
  for (const file of [...KEPT, ...IGNORED]) write(file);
  copyFileSync('.gitignore', join(root, '.gitignore'));
});

afterEach(() => rmSync(root, { recursive: true }));

test('in a downloaded copy, the files are all that .gitignore does not name', () => {
  expect(projectFiles(root).sort()).toEqual(KEPT);
});

const git = (...args: string[]) => spawnSync('git', args, { cwd: root }).status;

const withGit = git('--version') === 0 ? test : test.skip;

withGit('in a clone, the files are those that git tracks', () => {
  write('src/deleted.ts');
  expect([git('init'), git('add', '.')]).toEqual([0, 0]);
  rmSync(join(root, 'src/deleted.ts'));
  write('my-kata/README.md');
  expect(projectFiles(root).sort()).toEqual(KEPT);
});

function write(file: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), '');
}
