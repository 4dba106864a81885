/** Which files npm would pack, but for dist/, which has to be built. */
import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { posix } from 'node:path';
import { EXERCISES } from '../src/coach/exercises.ts';
import { stubPath } from '../src/coach/stub-answers.ts';
import { readText } from '../src/load/node.ts';
import { readFiles } from '../src/load/read-files.ts';
import { readMistakes } from '../src/mistakes/mistakes.ts';
import { solutionFiles } from '../src/practice/read-package.ts';

const units = EXERCISES.flatMap(({ units }) => units);

const published = filesOfPackage().filter((path) => !path.startsWith('dist/'));

test('the solutions and the mistakes that the command reads are published, with all that they import', () => {
  const read = [...units.flatMap((unit) => solutionFiles([unit], '.')), ...mistakes()];
  const imported = read.flatMap((path) => Object.keys(readFiles(path, readText).files));
  expect(imported.length).toBeGreaterThan(150);
  expect(imported.filter((path) => !published.includes(path))).toEqual([]);
});

test('of the source nothing else is published but the rules, the index that names the exports, and the ideas of the evaluators', () => {
  const source = published.filter((path) => path.startsWith('src/') && !path.startsWith('src/kata/'));
  const texts = [
    'src/evaluators/README.md',
    'src/exercises/DONE.md',
    'src/exercises/README.md',
    'src/exercises/TASK.md',
  ];
  const others = [...texts, 'src/index.ts', 'src/practice/solution/evaluator.ts'];
  expect(source.sort()).toEqual([...others, ...units.map(stubPath), ...mistakes()].sort());
});

test.each(['features', 'samples', 'docs/walkthrough'])('all of %s is published', (folder) => {
  expect(readdirSync(folder).filter((name) => !published.some((path) => path.startsWith(`${folder}/${name}`)))).toEqual(
    [],
  );
});

test('the texts that a reader of the package looks for are published', () => {
  const texts = ['README.md', 'CHANGELOG.md', 'LICENSE', 'docs/command.md', 'docs/library.md', 'docs/practice.md'];
  expect(published).toEqual(expect.arrayContaining(texts));
});

function mistakes(): string[] {
  return readMistakes('src/mistakes').map(({ path }) => path.split('\\').join(posix.sep));
}

/** The paths that npm would pack. */
function filesOfPackage(): string[] {
  const args = ['pack', '--dry-run', '--json', '--ignore-scripts'];
  const [packed] = JSON.parse(execFileSync('npm', args, { encoding: 'utf8', shell: process.platform === 'win32' }));
  return packed.files.map(({ path }: { path: string }) => path);
}
