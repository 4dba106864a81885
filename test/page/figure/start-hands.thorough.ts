/** Each known mistake of a chapter with a figure has a hand that one tap makes it wrong about. */
import { resolve } from 'node:path';
import { type Cards, formatCards, parseCards } from '../../../src/kata/kata.ts';
import { readMistakesToJudge } from '../../../src/learning/coach/read-package.ts';
import { coachOf } from '../../../src/page/build/coach-in-process.ts';
import { readKnownMistakes } from '../../../src/page/build/read-known-mistakes.ts';
import { FIGURES, type Figure, nextAt, spotsOf } from '../../../src/page/figure/figures.ts';
import type { StartHand } from '../../../src/page/figure/start-hands.ts';
import { COMBINATIONS, unitOf } from '../../../src/solution/combinations.ts';
import { OUR_RULES } from '../../../src/solution/rules.ts';

/** Reads cards as the page does. */
const read = (cards: Cards) => parseCards(formatCards(cards));

/** Returns the cards after the tap to which a figure invites. */
function afterTap({ cards, tap }: StartHand, figure: Figure): Cards {
  const before = read(cards);
  if (typeof tap === 'number') {
    const spot = spotsOf(figure)[tap];
    const added = spot && nextAt(spot, before);
    return added ? [...before, added] : before;
  }
  const [taken] = read([tap]);
  return before.filter((card) => card !== taken);
}

test.each(COMBINATIONS)('%s', async (name) => {
  const exercise = unitOf(name);
  const coach = coachOf(resolve('.'));
  const known = (await readKnownMistakes(resolve('.')))[exercise] ?? [];
  const figure = FIGURES[exercise] as Figure;
  const rule = OUR_RULES.predicates[name];
  const mistakes = readMistakesToJudge(exercise, '.');
  const checked = mistakes.map((mistake, index) => {
    const { start } = known[index] ?? {};
    if (!start) return { wrong: mistake.wrong, start };
    const program = coach.rulesOf(mistake).predicates[name];
    const differs = (cards: Cards) => rule(cards) !== program(cards);
    return {
      wrong: mistake.wrong,
      before: differs(read(start.cards)),
      after: differs(afterTap(start, figure)),
      shown: differs(read(start.wrongHand)),
    };
  });
  expect(checked).toEqual(
    mistakes.map(({ wrong }) => ({ wrong, before: false, after: true, shown: true })),
  );
});
