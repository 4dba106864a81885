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
  const should = `these cards ${expected ? 'should' : 'should not'}`;
  const returned = `${predicateName(combination)} returned ${inWords(answer)}`;
  const sentence = `${should} contain ${withArticle(combination)}, but ${returned}`;
  const cause = world.isRightAlone(combination, expected, world.cards) ? REMEMBERS : '';
  throw new Mismatch({ actual: answer, expected, sentence: sentence + cause });
}
