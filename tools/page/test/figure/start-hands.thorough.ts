/** A figure begins one tap away from a hand that shows a mistake, if the mistake names one. */
import { resolve } from 'node:path';
import { type Cards, formatCards, parseCards } from '../../../../src/kata.ts';
import { OUR_RULES, type Rules } from '../../../../steps/rules-under-test.ts';
import { readMistakesToJudge } from '../../../coach/read-package.ts';
import { USUAL_COMBINATIONS, unitOf } from '../../../solution/combinations.ts';
import { coachOf } from '../../build/coach-in-process.ts';
import { readKnownMistakes } from '../../build/read-known-mistakes.ts';
import {
  exerciseOfFigure,
  FIGURES,
  type Figure,
  nextCardAt,
  spotsOf,
} from '../../figure/figures.ts';
import type { StartHand } from '../../figure/start-hands.ts';

/** Reads cards as the page does. */
const read = (cards: Cards) => parseCards(formatCards(cards));

/** Returns the cards after the tap to which a figure invites. */
function afterTap({ cards, tap }: StartHand, figure: Figure): Cards {
  const before = read(cards);
  if (typeof tap === 'number') {
    const spot = spotsOf(figure)[tap];
    const added = spot && nextCardAt(spot, before);
    return added ? [...before, added] : before;
  }
  const [taken] = read([tap]);
  return before.filter((card) => card !== taken);
}

/** Returns what a figure asks of rules. */
function asked(exercise: string, rules: Rules): (cards: Cards) => unknown {
  const combination = USUAL_COMBINATIONS.find((name) => unitOf(name) === exercise);
  return combination ? rules.predicates[combination] : (cards) => rules.rankHand(cards).category;
}

test.each(Object.keys(FIGURES))('%s', async (chapter) => {
  const exercise = exerciseOfFigure(chapter);
  const coach = coachOf(resolve('.'));
  const known = (await readKnownMistakes(resolve('.')))[exercise] ?? [];
  const figure = FIGURES[chapter] as Figure;
  const rule = asked(exercise, OUR_RULES);
  const mistakes = readMistakesToJudge(exercise, '.').filter(
    ({ shownBy }) => shownBy !== undefined,
  );
  const checked = mistakes.map((mistake) => {
    const { start } = known.find(({ wrong }) => wrong === mistake.wrong) ?? {};
    if (!start) return { wrong: mistake.wrong, start };
    const program = asked(exercise, coach.rulesOf(mistake));
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
