/** Says why a step fails: in one sentence, and without the frames of our own code. */
import { quote } from '../src/cards/quote.ts';
import { isError, NoAnswer } from './errors.ts';
import { CHANGE_ADVICE, IS_CHANGE, inWords, Mismatch } from './expect.ts';
import { thrownAt } from './thrown-at.ts';

/** A longer message is cut, in characters. */
const LONGEST = 1000;

/**
 * Says what is wrong, with the line of the rules that threw an error, if they did.
 *
 * @param error - what a step has thrown
 * @param asked - the players about whom the rules were asked then, if any
 */
export function failureMessage(error: unknown, asked = ''): string {
  const thrown = error instanceof Mismatch ? error.actual : error;
  const place = isError(thrown) && !(thrown instanceof NoAnswer) ? thrownAt(thrown) : '';
  const sentence = asPlayersWrite(sentenceOf(error, asked).replaceAll(/\s*\n\s*/g, ' '));
  return (sentence.length > LONGEST ? `${sentence.slice(0, LONGEST)}…` : sentence) + place;
}

function sentenceOf(error: unknown, asked: string): string {
  if (error instanceof Mismatch || error instanceof NoAnswer) return error.message;
  if (typeof error === 'string') return `it threw ${quote(error)}: throw an Error, not a text`;
  if (!isError(error)) return `it threw ${inWords(error)}: throw an Error`;
  const message = IS_CHANGE.test(error.message) ? `${error}${CHANGE_ADVICE}` : String(error);
  return asked === '' ? message : `${asked}: ${message}`;
}

/** Writes `KD` as `Kd`, as in the features. */
const asPlayersWrite = (text: string): string =>
  text.replaceAll(/\b[2-9TJQKA][CDHS]\b/g, ([rank = '', suit = '']) => rank + suit.toLowerCase());
