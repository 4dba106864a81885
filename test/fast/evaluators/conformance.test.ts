/** Every evaluator orders hands as the rules do, and a wrong one is told by two hands. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path/posix';
import { categoryOf } from '../../../src/fast/evaluators/category-of.ts';
import { listClasses } from '../../../src/fast/evaluators/classes.ts';
import type { Evaluator } from '../../../src/fast/evaluators/evaluator.ts';
import { evaluators } from '../../../src/fast/evaluators/evaluators.ts';
import { EASILY_MISJUDGED, ONE_OF_EACH_CLASS } from '../../../src/fast/evaluators/rare-hands.ts';
import { ruleChain } from '../../../src/fast/evaluators/rule-chain.ts';
import { describeDifference } from '../../../src/fast/proof/order.ts';
import { randomCards } from '../../../src/fast/proof/random-hands.ts';
import { findDifferenceIn } from '../../../src/fast/race/check.ts';
import {
  type Card,
  type Cards,
  compareHandRanks,
  DECK,
  formatCards,
  type HandRank,
  rankHand,
} from '../../../src/kata/kata.ts';
import { FILES } from '../../support/project-files.ts';
import { fullHouseFactor, inputOrder, noWheel, signedShift } from './wrong.ts';

const TWINS = ONE_OF_EACH_CLASS.map((hand) => hand.map(inAnotherSuit).reverse());

/**
 * Every class twice, the second time in another order and other suits, hands that are easily
 * misjudged, and random ones.
 */
const HANDS = [
  ...ONE_OF_EACH_CLASS,
  ...TWINS,
  ...EASILY_MISJUDGED,
  ...[5, 6, 7].flatMap((size) => randomCards(500, size, 1)),
];
const STRENGTHS = HANDS.map(ruleChain.strength);

function inAnotherSuit(card: Card): Card {
  return DECK[(DECK.indexOf(card) + 26) % DECK.length] as Card;
}

/**
 * How an evaluator disagrees with the rules, shown by the smallest two hands; undefined if it does
 * not.
 */
function findDisagreement({ strength, maxCards }: Evaluator): string | undefined {
  const isTaken = ({ length }: Cards) => length <= maxCards;
  const known = STRENGTHS.filter((_, at) => isTaken(HANDS[at] as Cards));
  const difference = findDifferenceIn(HANDS.filter(isTaken), strength, known);
  return difference && describeDifference(difference, (cards) => formatCards(cards));
}

describe('the 7,462 classes of hands', () => {
  const ranks = ONE_OF_EACH_CLASS.map(rankHand);

  test('are all there are, without repetition', () => {
    const classes = listClasses().map((hand) => `${hand.ranks} ${hand.suited}`);
    expect(new Set(classes).size).toBe(7462);
  });

  test('are in the order of the rules, the weakest first', () => {
    const better = ranks
      .slice(1)
      .filter((rank, below) => compareHandRanks(rank, ranks[below] as HandRank) > 0);
    expect(better).toHaveLength(7461);
  });

  test('get different strengths in that order from the reference', () => {
    const strengths = ONE_OF_EACH_CLASS.map((hand) => ruleChain.strength(hand));
    expect(strengths).toEqual([...new Set(strengths)].sort((a, b) => a - b));
  });

  test('are of the categories that the rules say', () => {
    expect(ranks.map((_, below) => categoryOf(below + 1))).toEqual(
      ranks.map(({ category }) => category),
    );
  });
});

describe.each(Object.values(evaluators))('$name', (evaluator) => {
  test('agrees with the rules on common, rare and misjudged hands', () => {
    expect(findDisagreement(evaluator)).toBeUndefined();
  });

  test('says how many cards it takes', () => {
    const { name, minCards, maxCards } = evaluator;
    expect(() => evaluator.strength([])).toThrow(
      `${name} takes ${minCards} to ${maxCards} cards, not the 0 of ""`,
    );
  });
});

test.each([
  ['the wheel is not known', noWheel, '5C 4C 3C 2C AD should beat AC 6C 4C 3C 2D, but loses to it'],
  [
    'a full house is too strong',
    fullHouseFactor,
    '3C 3D 3H 2C 2D should beat 2C 2D 2H 4C 4D, but loses to it',
  ],
  [
    'the order of the cards decides',
    inputOrder,
    '2C 2D 5C 4C 3D should tie with 3S 4H 5H 2S 2H, but beats it',
  ],
  ['a shift has a sign', signedShift, '2C 2D 5C 4C 3D should beat 7C 5C 4C 3C 2D, but loses to it'],
])('an evaluator is wrong to which %s', (_, evaluator, message) => {
  expect(findDisagreement(evaluator as Evaluator)).toBe(message);
});

describe('the house rules', () => {
  const FOLDER = 'src/fast/evaluators/';
  const SHARED =
    'best-of-fives category-of classes evaluator evaluate evaluators rare-hands sevens'.split(' ');

  /**
   * The evaluator or shared part that a path in the folder belongs to, `rule-chain.ts` or
   * `cactus-kev/tables.ts`.
   */
  const ownerOf = (path: string) => path.replace(FOLDER, '').replace(/(\.ts|\/.*)$/, '');

  /** Every file of an evaluator, and what it imports. */
  const files = FILES.filter((file) => file.startsWith(FOLDER) && file.endsWith('.ts'))
    .filter((file) => !SHARED.includes(ownerOf(file)))
    .map((file) => {
      const imports = [...readFileSync(file, 'utf8').matchAll(/from '(\.[^']+)'/g)];
      return { file, imports: imports.map(([, path = '']) => join(file, '..', path)) };
    });

  test('no evaluator imports another', () => {
    const foreign = files.flatMap(({ file, imports }) => {
      const own = [ownerOf(file), ...SHARED];
      return imports.filter((path) => path.startsWith(FOLDER) && !own.includes(ownerOf(path)));
    });
    expect(files.length).toBeGreaterThan(Object.keys(evaluators).length);
    expect(foreign).toEqual([]);
  });

  test('the reference alone imports the rules or the ranking', () => {
    const ranked = files.filter(({ imports }) =>
      imports.some((path) => /^src\/kata\/(rules|ranking)\//.test(path)),
    );
    expect(ranked).toEqual(files.filter(({ file }) => ownerOf(file) === 'rule-chain'));
    expect(ranked).not.toEqual([]);
  });
});
