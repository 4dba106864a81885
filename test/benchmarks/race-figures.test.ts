import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { evaluators } from '../../src/evaluators/evaluators.ts';
import { figuresIn, PAGE, PICTURE, timesAsFast } from './race-figures.ts';

const page = readFileSync(PAGE, 'utf8');

test('the table and the picture of the race are of one run', () => {
  const shown = [...readFileSync(PICTURE, 'utf8').matchAll(/>([\d.]+ [kM])<\/text>/g)].map(([, figure]) => figure);
  const told = [...figuresIn(page).values()].flat().filter((figure) => figure !== undefined);
  expect(told.length).toBeGreaterThan(2 * Object.keys(evaluators).length);
  expect(told.toSorted()).toEqual(shown.toSorted());
});

test('every evaluator has its figures', () => {
  for (const name of Object.keys(evaluators)) expect(figuresIn(page).get(name)).not.toContain(undefined);
});

test('the lines of code in the table are those of the files', () => {
  for (const name of Object.keys(evaluators)) {
    const [, lines] = new RegExp(`^\\| ${name} \\| (\\d+)`, 'm').exec(page) ?? [];
    expect({ name, lines: Number(lines) }).toEqual({ name, lines: linesOfCode(name) });
  }
});

/** Those of an evaluator's file or folder, but for how it is shown. */
function linesOfCode(name: string): number {
  const folder = join('src/evaluators', name);
  const files = existsSync(folder)
    ? readdirSync(folder)
        .map((file) => join(folder, file))
        .filter((file) => basename(file) !== 'view.ts')
    : [`${folder}.ts`];
  const code = files
    .map((file) => readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, ''))
    .join('\n');
  return code.split('\n').filter((line) => line.trim() !== '').length;
}

test('how much faster one is than another', () => {
  const rows = ['| a | 1 | 5 | none | 800 k | 1.00 M |', '| b | 1 | 5 | none | 2.00 k, raw 4.00 k | 30.0 k |'].join(
    '\n',
  );
  const small = `\n## Compared\n\n| evaluator | lines | cards | tables | five | seven |\n| --- | --- | --- | --- | --- | --- |\n${rows}\n`;
  expect(timesAsFast('a', 'b', small)).toEqual({ five: 400, seven: 33 });
  expect(timesAsFast('a', 'b, raw', small).five).toBe(200);
});
