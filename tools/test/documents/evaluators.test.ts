/** The README of the evaluators shows what they compute for one hand, and how long their code is. */
import { readFileSync } from 'node:fs';
import { evaluators } from '../../../src/evaluators/evaluators.ts';
import { FILES } from '../../../test/support/project-files.ts';
import { answersOf, type Named } from '../walkthrough/answers.ts';

const FOLDER = 'src/evaluators';
const README = readFileSync(`${FOLDER}/README.md`, 'utf8');

test('each line of code has its value', async () => {
  const fences = [...README.matchAll(/^```ts answers(?: of (\S+))?\n([\s\S]*?)\n```$/gm)];
  expect(fences.length).toBeGreaterThan(Object.keys(evaluators).length);
  const named: Named = { theirs: {}, right: {} };
  for (const [, file, code = ''] of fences) {
    const lines = await answersOf(file, code.split('\n'), named);
    expect(lines.join('\n')).toBe(code);
  }
});

test.each(Object.keys(evaluators))('%s has as many lines as its row says', (name) => {
  const [, lines] = new RegExp(`^\\| ${name} \\| (\\d+)`, 'm').exec(README) ?? [];
  expect(lines).toBe(`${linesOfCode(name)}`);
});

/** Counts the lines of code of an evaluator, which is a file or a folder. */
function linesOfCode(name: string): number {
  const path = `${FOLDER}/${name}`;
  const files = FILES.filter((file) => file === `${path}.ts` || file.startsWith(`${path}/`));
  const isCode = (line: string) => line.trim() !== '';
  return files
    .flatMap((file) => withoutComments(readFileSync(file, 'utf8')).split('\n'))
    .filter(isCode).length;
}

function withoutComments(code: string): string {
  return code.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '');
}
