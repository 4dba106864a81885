/** Which known mistake is named: the one that gives the same answers, or none. */
import { mistakeIn, signOf } from '../../answers.ts';
import { verdictOf } from '../../run/verdict-of.ts';
import type { ExerciseVerdict, KnownMistake } from '../../verdict.ts';

test('code that is stopped while it is compared keeps its verdict', async () => {
  const verdict: ExerciseVerdict = {
    exercise: 'pair',
    stage: 'examples',
    examples: ['a:1'],
    troubles: [{ message: 'it threw', example: exampleAt('a:1') }],
  };
  const kept = await verdictOf('pair', async (send) => {
    send({ kind: 'verdict', verdict });
    return { message: 'it did not end' };
  });
  expect(kept).toBe(verdict);
});

describe('by their signs', () => {
  const verdict: ExerciseVerdict = {
    exercise: 'pair',
    stage: 'examples',
    examples: ['a:1', 'a:2'],
    troubles: [{ message: 'it threw', example: exampleAt('a:2') }],
    handSigns: '..ab......',
  };
  const mistake = (wrong: string, answers: string): KnownMistake => ({
    wrong,
    reason: 'Made by us.',
    answers,
  });
  const told = (...mistakes: KnownMistake[]) => mistakeIn(verdict, mistakes)?.wrong;
  const thrown = signOf('');

  test('the mistake with the same ones is told', () => {
    expect(told(mistake('A', `1${thrown} 2ab6`), mistake('B', `${thrown}1 2ab6`))).toBe('A');
  });

  test('none is told if two have the same ones', () => {
    expect(told(mistake('A', `1${thrown} 2ab6`), mistake('B', `1${thrown} 2ab6`))).toBeUndefined();
  });

  test('none is told if the examples are wrong in another way', () => {
    expect(told(mistake('A', '1z 2ab6'))).toBeUndefined();
  });

  test('none is told if the hands are', () => {
    expect(told(mistake('A', `1${thrown} 2az6`))).toBeUndefined();
  });
});

function exampleAt(location: string) {
  return { location, rule: 'R', name: 'N', given: [], sentence: 'Then', rows: [] };
}
