/** How many hands contain a combination. */
import type { Cards } from '../../src/kata/cards/card.ts';
import { formatCards } from '../../src/kata/cards/format-cards.ts';
import { type Combination, predicateName, type Rules, rulesOf } from '../../src/kata/solution.ts';
import { inFull, withArticle } from '../words.ts';
import { type Classes, handsOf } from './hand-classes.ts';
import { answerFor, Miscount } from './miscount.ts';

/** Up to so many cards a rule is asked about all ranks; above that, only about the sizes of their groups. */
const MOST_BY_RANKS = 5;

const byGroups = (size: number): Classes => (size > MOST_BY_RANKS ? 'group sizes' : 'ranks');

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

const ours = rulesOf({});

/**
 * How many hands of so many cards contain a combination.
 *
 * @throws Miscount that names the first hand for which the rule is wrong
 */
export function countContaining({ predicates }: Rules, combination: Combination, size: number): number {
  const contain = predicates[combination];
  const expected = ours.predicates[combination];
  let count = 0;
  let wrong: Cards | undefined;
  for (const { cards, standsFor } of handsOf(LOOKS_AT[combination](size), size)) {
    const answer = answerFor(cards, expected, () => contain([...cards]));
    if (answer === true) count += standsFor;
    if (answer !== expected(cards)) wrong ??= cards;
  }
  if (!wrong) return Math.round(count);
  const hand = formatCards(wrong);
  const contains = `${hand} ${expected(wrong) ? 'contain' : 'do not contain'} ${withArticle(combination)}`;
  const counted = `${predicateName(combination)} counts ${inFull(Math.round(count))} hands of ${size} cards, for ${contains}`;
  throw new Miscount(hand, contain([...wrong]), expected(wrong), counted);
}
