/** Every evaluator orders hands as the rules do. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path/posix';
import { categoryOf } from '../../src/evaluators/category-of.ts';
import { listClasses } from '../../src/evaluators/classes.ts';
import type { Evaluator } from '../../src/evaluators/evaluator.ts';
import { evaluators } from '../../src/evaluators/evaluators.ts';
import { EASILY_MISJUDGED, ONE_OF_EACH_CLASS } from '../../src/evaluators/rare-hands.ts';
import { ruleChain } from '../../src/evaluators/rule-chain.ts';
import {
  type Card,
  type Cards,
  compareHandRanks,
  DECK,
  formatCards,
  type HandRank,
  rankHand,
  seededRandom,
  shuffle,
} from '../../src/kata.ts';
import { FILES } from '../support/project-files.ts';

const TWINS = ONE_OF_EACH_CLASS.map((hand) => hand.map(inAnotherSuit).reverse());

const random = seededRandom(1);

/**
 * Every class twice, the second time in another order and other suits, hands that are easily
 * misjudged, and random ones; the weakest by the rules first.
 */
const HANDS = [
  ...ONE_OF_EACH_CLASS,
  ...TWINS,
  ...EASILY_MISJUDGED,
  ...[5, 6, 7].flatMap((size) => Array.from({ length: 500 }, () => randomCards(size))),
]
  .map((cards) => ({ cards, strength: ruleChain.strength(cards) }))
  .sort((a, b) => a.strength - b.strength);

function randomCards(size: number): Cards {
  return shuffle(DECK, random).slice(0, size);
}

function inAnotherSuit(card: Card): Card {
  return DECK[(DECK.indexOf(card) + 26) % DECK.length] as Card;
}

/** Finds two hands, next to each other by the rules, that an evaluator compares otherwise. */
function findDisagreement({ strength, maxCards }: Evaluator): string | undefined {
  const hands = HANDS.filter(({ cards }) => cards.length <= maxCards).map((hand) => ({
    ...hand,
    judged: strength(hand.cards),
  }));
  for (const [index, weaker] of hands.slice(0, -1).entries()) {
    const hand = hands[index + 1] as typeof weaker;
    const byTheRules = Math.sign(hand.strength - weaker.strength);
    if (Math.sign(hand.judged - weaker.judged) !== byTheRules)
      return `${formatCards(hand.cards)} against ${formatCards(weaker.cards)}`;
  }
  return undefined;
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

describe('the house rules', () => {
  const FOLDER = 'src/evaluators/';
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
      imports.some((path) => /^src\/(rules|ranking)\//.test(path)),
    );
    expect(ranked).toEqual(files.filter(({ file }) => ownerOf(file) === 'rule-chain'));
    expect(ranked).not.toEqual([]);
  });
});
