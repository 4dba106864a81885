/** How many hands contain a combination. */

import type { Cards } from '../../src/kata/cards/card.ts';
import { formatCards } from '../../src/kata/cards/format-cards.ts';
import { type Combination, OUR_RULES, predicateName, type Rules } from '../../src/solution.ts';
import { inWords } from '../expect.ts';
import { inFull, withArticle } from '../words.ts';
import { type Classes, handsOf } from './hand-classes.ts';
import { answerFor, Miscount } from './miscount.ts';

/**
 * Up to so many cards a rule is asked about every hand, and up to so many about all ranks; above that, only about the sizes of
 * their groups.
 */
const [MOST_ONE_BY_ONE, MOST_BY_RANKS] = [3, 5];

function byGroups(size: number): Classes {
  if (size <= MOST_ONE_BY_ONE) return 'every hand';
  return size > MOST_BY_RANKS ? 'group sizes' : 'ranks';
}

/** What each rule looks at. */
const LOOKS_AT: Readonly<Record<Combination, (size: number) => Classes>> = {
  pair: byGroups,
  'two pairs': byGroups,
  'three of a kind': byGroups,
  'full house': byGroups,
  'four of a kind': byGroups,
  straight: () => 'sets of ranks',
  flush: () => 'suit sizes',
  'straight flush': () => 'one suit',
  'royal flush': () => 'one suit',
};

/**
 * How many hands of so many cards contain a combination.
 *
 * @throws Miscount that names the first hand for which the rule is wrong
 */
export function countContaining({ predicates }: Rules, combination: Combination, size: number): number {
  const [contain, right] = [predicates[combination], OUR_RULES.predicates[combination]];
  const isOurs = contain === right; // asked once
  let [count, rightCount] = [0, 0];
  let wrong: { cards: Cards; answer: unknown } | undefined;
  for (const { cards, standsFor } of handsOf(LOOKS_AT[combination](size), size)) {
    const isRight = right(cards);
    const answer = isOurs
      ? isRight
      : answerFor(
          () => formatCards(cards),
          () => isRight,
          () => contain([...cards]),
        );
    if (answer === true) count += standsFor;
    if (isRight) rightCount += standsFor;
    if (answer !== isRight) wrong ??= { cards, answer };
  }
  if (!wrong) return Math.round(count);
  const [hand, isRight] = [formatCards(wrong.cards), right(wrong.cards)];
  const contains = `${hand} ${isRight ? 'contain' : 'do not contain'} ${withArticle(combination)}`;
  const said = `${predicateName(combination)} returned ${inWords(wrong.answer)}`;
  const [counted, known] = [count, rightCount].map((hands) => inFull(Math.round(hands)));
  const sentence = `${contains}, but ${said}: it counts ${counted} hands of ${size} cards instead of ${known}`;
  throw new Miscount(hand, wrong.answer, isRight, sentence);
}
