import type { Cards } from '../src/cards/card.ts';
import { formatCards } from '../src/cards/format-cards.ts';
import type { Combination } from '../src/ranking/categories.ts';
import { inWords, Mismatch } from './expect.ts';
import { predicateName } from './rules-under-test.ts';
import { REMEMBERS, withArticle } from './words.ts';
import type { PokerWorld } from './world.ts';

type CardsAndRules = Pick<PokerWorld, 'cards' | 'rules' | 'isRightAlone'>;

/** @throws Mismatch unless the rule says of the cards what is expected */
export function expectContaining(
  world: CardsAndRules,
  combination: Combination,
  expected: boolean,
): void {
  const answer: unknown = world.rules.predicates[combination](world.cards);
  if (answer === expected) return;
  const should = `${named(world.cards)} ${expected ? 'should' : 'should not'}`;
  const returned = `${predicateName(combination)} returned ${inWords(answer)}`;
  const sentence = `${should} contain ${withArticle(combination)}, but ${returned}`;
  const cause = world.isRightAlone(combination, expected, world.cards) ? REMEMBERS : '';
  throw new Mismatch({ actual: answer, expected, sentence: sentence + cause });
}

/** More cards than this are in sight in the example, and would only make the sentence long. */
const MOST_NAMED = 14;

const named = (cards: Cards): string =>
  cards.length > 0 && cards.length <= MOST_NAMED ? formatCards(cards) : 'these cards';
