/** How many hands contain a combination. */

import { inFull } from '../../src/kata/cards/quote.ts';
import { formatCards } from '../../src/kata.ts';
import { type Combination, OUR_RULES, predicateName, type Rules } from '../../src/solution.ts';
import { inWords } from '../expect.ts';
import { withArticle } from '../words.ts';
import { type Classes, handsOf } from './hand-classes.ts';
import { answerFor, Miscount } from './miscount.ts';
import { sum } from './ways.ts';

/** What a rule looks at, unless it is the sizes of groups. */
const LOOKS_AT: Partial<Record<Combination, Classes>> = {
  straight: 'sets of ranks',
  flush: 'suit sizes',
  'straight flush': 'one suit',
  'royal flush': 'one suit',
};

/** Few cards are so few hands that they are asked more closely. */
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
  const hands = handsOf(classesFor(combination, size), size);
  const known = hands.map(({ cards }) => right(cards));
  const answers = hands.map(({ cards }, at): unknown => {
    if (contain === right) return known[at];
    return answerFor(
      () => formatCards(cards),
      () => known[at],
      () => contain([...cards]),
    );
  });
  const counted = (given: readonly unknown[]) =>
    inFull(Math.round(sum(hands.map(({ standsFor }, at) => (given[at] === true ? standsFor : 0)))));
  const wrong = answers.findIndex((answer, at) => answer !== known[at]);
  if (wrong < 0) return counted(answers);
  const hand = formatCards(hands[wrong]?.cards ?? []);
  const contains = `${hand} ${known[wrong] ? 'contain' : 'do not contain'} ${withArticle(combination)}`;
  const said = `${predicateName(combination)} returned ${inWords(answers[wrong])}`;
  const counts = `it counts ${counted(answers)} hands of ${size} cards instead of ${counted(known)}`;
  throw new Miscount(hand, answers[wrong], known[wrong], `${contains}, but ${said}: ${counts}`);
}
