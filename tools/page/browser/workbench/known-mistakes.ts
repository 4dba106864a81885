import type { KnownMistake } from '../../../coach/verdict.ts';
import { BENCH } from './judge.ts';

/** What was found for each exercise: the book is large. */
const foundBefore = new Map<string, readonly KnownMistake[]>();

/** Lists the known mistakes of an exercise. What is wrong and why is read where the book says it. */
export function knownMistakesOf(exercise: string): readonly KnownMistake[] {
  const found = foundBefore.get(exercise) ?? findMistakes(exercise);
  foundBefore.set(exercise, found);
  return found;
}

function findMistakes(exercise: string): KnownMistake[] {
  const known = BENCH.known[exercise] ?? [];
  return known.map((mistake, index) => ({ ...wordsInBook(`${exercise}/${index}`), ...mistake }));
}

function wordsInBook(id: string): Pick<KnownMistake, 'wrong' | 'reason'> {
  const shown = document.querySelector(`[data-mistake="${id}"]`);
  const [wrong = '', reason = ''] = [...(shown?.querySelectorAll('p') ?? [])].map(
    ({ textContent }) => textContent,
  );
  return { wrong, reason };
}
