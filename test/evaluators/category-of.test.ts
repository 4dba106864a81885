import { categoryOf } from '../../src/evaluators/category-of.ts';
import { ONE_OF_EACH_CLASS } from '../../src/evaluators/rare-hands.ts';
import { rankHand } from '../../src/kata/ranking/rank-hand.ts';

test('every class of hands is of the category that the rules say', () => {
  const categories = ONE_OF_EACH_CLASS.map((_, below) => categoryOf(below + 1));
  expect(categories).toEqual(ONE_OF_EACH_CLASS.map((cards) => rankHand(cards).category));
});
