/** What a failing step says, as a player would say it. */
import { parseCards } from '../../src/kata.ts';
import { Miscount } from '../../steps/counts/miscount.ts';
import { NoAnswer } from '../../steps/errors.ts';
import { Mismatch } from '../../steps/expect.ts';
import { failureMessage } from '../../steps/failure-message.ts';

/** An error that was thrown at these places, the first of them innermost. */
function thrownAt(error: Error, ...places: readonly string[]): Error {
  error.stack = [String(error), ...places.map((place) => `    at call (${place}:7:20)`)].join('\n');
  return error;
}

const STEPS = `${process.cwd()}/steps/counts/contain.ts`;
const FOUR = parseCards('KD KH 9C 9S');

test.each([
  {
    what: 'cards are written as in the features',
    error: new Mismatch({ actual: FOUR.slice(0, 2), expected: FOUR, about: 'Black AS' }),
    message: 'Black As: expected Kd Kh 9c 9s, but got Kd Kh',
  },
  {
    what: 'no cards are nothing',
    error: new Mismatch({ actual: '', expected: 'KD KH' }),
    message: 'expected Kd Kh, but got nothing',
  },
  {
    what: 'of two lists, the first difference is told',
    error: new Mismatch({ actual: '1 A: flush; 3 B: pair', expected: '1 A: flush; 2 B: pair' }),
    message: 'expected 2 B: pair, but got 3 B: pair',
  },
  {
    what: 'a text that looks like the right number is in quotation marks',
    error: new Mismatch({ actual: ['13'], expected: [13] }),
    message: 'expected [13], but got ["13"]',
  },
  {
    what: 'a thrown text should have been an Error',
    error: 'wrong number of cards',
    message: 'it threw "wrong number of cards": throw an Error, not a text',
  },
  {
    what: 'an error is told with the line of the rules',
    error: thrownAt(new TypeError('no'), `${process.cwd()}/src/rules/pair.ts`, STEPS),
    message: 'TypeError: no (src/rules/pair.ts:7)',
  },
  {
    what: 'so is the one of a learner in a count',
    error: new Miscount({
      hand: 'KD KH',
      actual: thrownAt(new TypeError('no'), STEPS, 'learner:/mine/pair.ts'),
      expected: true,
    }),
    message: 'Kd Kh: expected true, but it threw TypeError: no (/mine/pair.ts:7)',
  },
  {
    what: 'what is no fault of the rules has no place',
    error: thrownAt(new Error('nobody holds cards'), STEPS, '/linked/node_modules/cucumber/run.js'),
    message: 'Error: nobody holds cards',
  },
  {
    what: 'code that was stopped says its line itself',
    error: thrownAt(new NoAnswer('it took too long (pair.ts:7)'), 'learner:pair.ts'),
    message: 'it took too long (pair.ts:7)',
  },
  {
    what: 'code that changes its cards is told what to do',
    error: thrownAt(new TypeError('Cannot add property 5, object is not extensible')),
    message:
      'TypeError: Cannot add property 5, object is not extensible: it changes what it was given, so make a copy first',
  },
])('$what', ({ error, message }) => {
  expect(failureMessage(error)).toBe(message);
});

test('an error about players names them', () => {
  const error = thrownAt(new TypeError('no'), 'src/ranking/best-five.ts');
  expect(failureMessage(error, 'a flush AH')).toBe(
    'a flush Ah: TypeError: no (src/ranking/best-five.ts:7)',
  );
});
