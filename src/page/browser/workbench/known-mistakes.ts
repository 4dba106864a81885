import type { KnownMistake } from '../../../learning/coach/verdict.ts';
import { BENCH } from './judge.ts';

/** Lists the known mistakes of an exercise. What is wrong and why is read where the book says it. */
export function knownMistakesOf(exercise: string): KnownMistake[] {
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
