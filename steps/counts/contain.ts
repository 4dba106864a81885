/** How many hands contain a combination. */
import type { Cards } from '../../src/kata/cards/card.ts';
import { formatCards } from '../../src/kata/cards/format-cards.ts';
import { type Combination, predicateName, type Rules, rulesOf } from '../../src/kata/solution.ts';
import { inWords } from '../expect.ts';
import { type Classes, handsOf } from './hand-classes.ts';
import { Miscount } from './miscount.ts';
import { inFull } from './numbers.ts';

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
  let count = 0;
  let wrong: Cards | undefined;
  for (const { cards, standsFor } of handsOf(LOOKS_AT[combination](size), size)) {
    const answer = contain([...cards]);
    if (answer === true) count += standsFor;
    if (answer !== ours.predicates[combination](cards)) wrong ??= cards;
  }
  if (!wrong) return Math.round(count);
  const [answer, expected] = [contain([...wrong]), ours.predicates[combination](wrong)];
  const hand = formatCards(wrong);
  const contains = `${hand} ${expected ? 'contain' : 'do not contain'} ${withArticle(combination)}`;
  const said = `${predicateName(combination)} returned ${inWords(answer)}`;
  const counted = `and so counts ${inFull(Math.round(count))} hands of ${size} cards`;
  throw new Miscount(`the cards ${hand}`, answer, expected, `${contains}, but ${said}, ${counted}`);
}

/** A combination as it stands in a sentence: `a pair`, but `two pairs`. */
export const withArticle = (combination: Combination): string =>
  /^(two|three|four) /.test(combination) ? combination : `a ${combination}`;
