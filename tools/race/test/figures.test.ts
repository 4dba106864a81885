import { readFileSync } from 'node:fs';
import { evaluators } from '../../../src/evaluators/evaluators.ts';
import { figuresIn, PAGE, PICTURE } from '../../test/benchmarks/race-figures.ts';

describe('the figures in the README of the evaluators', () => {
  const page = readFileSync(PAGE, 'utf8');
  const names = Object.keys(evaluators);

  test.each(names)('are there for %s, with five cards and with seven', (name) => {
    expect(figuresIn(page).get(name)).toEqual({
      five: expect.any(String),
      seven: expect.any(String),
    });
  });

  test('are those of the picture, and some of them are raw', () => {
    const picture = readFileSync(PICTURE, 'utf8');
    const shown = [...picture.matchAll(/>([\d.]+ [kM])<\/text>/g)].map(([, figure]) => figure);
    const listed = [...figuresIn(page).values()].flatMap(({ five, seven }) => [five, seven]);
    const figures = listed.filter((figure) => figure !== undefined);
    expect(figures.length).toBeGreaterThan(2 * names.length);
    expect(figures.toSorted()).toEqual(shown.toSorted());
  });
});
