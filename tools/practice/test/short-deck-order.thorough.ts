/** Short deck is not done with any two neighbouring rungs in the wrong order. */
import '../../command/test/checkout.ts';
import { SHORT_DECK_LADDER } from '../../../src/games/short-deck.ts';
import type { Category } from '../../../src/ranking/categories.ts';
import { isWrongAnswer } from '../../coach/verdict.ts';
import { folderWith, verdictOn } from './practising.ts';
import { TWO_GAMES } from './two-games.ts';

interface WrongOrder {
  readonly higher: Category;
  readonly lower: Category;
  readonly order: readonly Category[];
}

const ORDER = SHORT_DECK_LADDER.map(({ category }) => category);

/** All orders in which two neighbouring rungs have changed places. */
const WRONG_ORDERS = ORDER.slice(1).map((lower, index): WrongOrder => {
  const higher = ORDER[index] as Category;
  return { higher, lower, order: ORDER.with(index, lower).with(index + 1, higher) };
});

/** Lists what is wrong in a learner's short deck. */
async function troublesOf(text: string) {
  const folder = folderWith({ ...TWO_GAMES, 'short-deck': text });
  return (await verdictOn('short-deck', folder)).troubles;
}

const RIGHT = TWO_GAMES['short-deck'];

test.each(WRONG_ORDERS)('$lower above $higher', async ({ order }) => {
  const itsOrder = /(?<=const ORDER: readonly Category\[\] = )\[.*?\]/s;
  expect(RIGHT).toMatch(itsOrder);
  const troubles = await troublesOf(RIGHT.replace(itsOrder, JSON.stringify(order)));
  expect(troubles.map(isWrongAnswer)).toContain(true);
});

test.each(WRONG_ORDERS)(
  '$lower above $higher, but only where hands are compared',
  async ({ order }) => {
    const withOtherName = RIGHT.replaceAll('SHORT_DECK_LADDER', 'RUNGS');
    const exported = `
export const SHORT_DECK_LADDER = ${JSON.stringify(order)}.map(
  (category) => RUNGS.find((rung) => rung.category === category) as Rung,
);
`;
    const troubles = await troublesOf(withOtherName + exported);
    expect(troubles.map(isWrongAnswer)).toContain(true);
  },
);
