import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { evaluators } from '../../../src/fast/evaluators/evaluators.ts';
import { figuresIn, PAGE, PICTURE } from '../../benchmarks/race-figures.ts';

describe('the figures in the README of the evaluators', () => {
  const page = readFileSync(PAGE, 'utf8');
  const names = Object.keys(evaluators);

  test('are there for every evaluator, of one run with the picture', () => {
    const shown = [...readFileSync(PICTURE, 'utf8').matchAll(/>([\d.]+ [kM])<\/text>/g)].map(
      ([, figure]) => figure,
    );
    const listed = [...figuresIn(page).values()].flat().filter((figure) => figure !== undefined);
    expect(listed.length).toBeGreaterThan(2 * names.length);
    expect(listed.toSorted()).toEqual(shown.toSorted());
    for (const name of names) expect(figuresIn(page).get(name)).not.toContain(undefined);
  });

  test('count the lines of code of each file or folder', () => {
    const linesIn = (name: string) => {
      const path = join('src/fast/evaluators', name);
      const files = existsSync(path)
        ? readdirSync(path).map((file) => join(path, file))
        : [`${path}.ts`];
      const code = files.map((file) =>
        readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, ''),
      );
      return code.join('\n').match(/.*\S.*/g)?.length;
    };
    const listed = names.map((name) => [
      name,
      Number(new RegExp(`^\\| ${name} \\| (\\d+)`, 'm').exec(page)?.[1]),
    ]);
    expect(listed).toEqual(names.map((name) => [name, linesIn(name)]));
  });
});
