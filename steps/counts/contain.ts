/** Counts how many hands contain a combination. */
import { inFull } from '../../src/kata/cards/quote.ts';
import { formatCards } from '../../src/kata.ts';
import { type Combination, OUR_RULES, predicateName, type Rules } from '../../src/solution.ts';
import { inWords } from '../expect.ts';
import { withArticle } from '../words.ts';
import { type Classes, handsOf } from './hand-classes.ts';
import { answerTo, Miscount } from './miscount.ts';

/** The classes for rules that do not look at groups. */
const LOOKS_AT: Partial<Record<Combination, Classes>> = {
  straight: 'sets of ranks',
  flush: 'suit sizes',
  'straight flush': 'one suit',
  'royal flush': 'one suit',
};

/** Chooses classes. Up to three cards every hand is tried. */
function classesFor(combination: Combination, size: number): Classes {
  if (size <= 3) return 'every hand';
  return LOOKS_AT[combination] ?? (size <= 5 ? 'worth' : 'group sizes');
}

/**
 * Counts the hands of so many cards that contain a combination.
 *
 * @throws Miscount that names the first hand for which the rule is wrong
 */
export function countContaining({ predicates }: Rules, combination: Combination, size: number): string {
  const [contain, right] = [predicates[combination], OUR_RULES.predicates[combination]];
  let counted = 0;
  for (const { cards, standsFor } of handsOf(classesFor(combination, size), size)) {
    const [hand, expected, ask] = [() => formatCards(cards), right(cards), () => contain([...cards])];
    const answer: unknown = answerTo(hand, () => expected, ask);
    if (answer !== expected) throw new Miscount(hand(), answer, expected, sentenceOn(hand(), combination, answer));
    if (expected) counted += standsFor;
  }
  return inFull(Math.round(counted));
}

function sentenceOn(hand: string, combination: Combination, answer: unknown): string {
  const contain = answer === true ? 'do not contain' : 'contain';
  return `${hand} ${contain} ${withArticle(combination)}, but ${predicateName(combination)} returned ${inWords(answer)}`;
}
