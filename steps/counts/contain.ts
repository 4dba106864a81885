/** How many hands contain a combination. */
import { inFull } from '../../src/kata/cards/quote.ts';
import { formatCards } from '../../src/kata.ts';
import { type Combination, OUR_RULES, predicateName, type Rules } from '../../src/solution.ts';
import { inWords } from '../expect.ts';
import { withArticle } from '../words.ts';
import { type Classes, handsOf } from './hand-classes.ts';
import { answerTo, Miscount } from './miscount.ts';

/** What a rule looks at, unless it is the sizes of groups. */
const LOOKS_AT: Partial<Record<Combination, Classes>> = {
  straight: 'sets of ranks',
  flush: 'suit sizes',
  'straight flush': 'one suit',
  'royal flush': 'one suit',
};

/** Chooses classes; few cards are so few hands that all are asked. */
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
  let [counted, known] = [0, 0];
  let wrong: { hand: string; answer: unknown; expected: boolean } | undefined;
  for (const { cards, standsFor } of handsOf(classesFor(combination, size), size)) {
    const expected = right(cards);
    const answer: unknown =
      contain === right
        ? expected
        : answerTo(
            () => formatCards(cards),
            () => expected,
            () => contain([...cards]),
          );
    if (answer === true) counted += standsFor;
    if (expected) known += standsFor;
    if (answer !== expected) wrong ??= { hand: formatCards(cards), answer, expected };
  }
  const inAll = (hands: number) => inFull(Math.round(hands));
  if (!wrong) return inAll(counted);
  const { hand, answer, expected } = wrong;
  const contains = `${hand} ${expected ? 'contain' : 'do not contain'} ${withArticle(combination)}`;
  const counts = `it counts ${inAll(counted)} hands of ${size} cards instead of ${inAll(known)}`;
  const sentence = `${contains}, but ${predicateName(combination)} returned ${inWords(answer)}: ${counts}`;
  throw new Miscount(hand, answer, expected, sentence);
}
