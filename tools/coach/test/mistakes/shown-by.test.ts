/** The cards that a mistake names in its head comment show it. */
import { parseCards } from '../../../../src/kata.ts';
import { OUR_RULES, type Rules } from '../../../../steps/rules-under-test.ts';
import { readChapters } from '../../../page/test/matched.ts';
import { USUAL_COMBINATIONS, unitOf } from '../../../solution/combinations.ts';
import { type Mistake, readAllMistakes } from '../../mistakes.ts';
import { rulesWith } from '../support/failures-of.ts';

const mistakes = readAllMistakes('tools/coach/exercises');
const shown = mistakes.filter(({ shownBy }) => shownBy !== undefined);
const chapters = readChapters();

/** Returns what rules answer about the cards that show a mistake. */
function answerOf(rules: Rules, { unit, shownBy = '' }: Mistake): unknown {
  const cards = parseCards(shownBy);
  const combination = USUAL_COMBINATIONS.find((name) => unitOf(name) === unit);
  return combination ? rules.predicates[combination](cards) : rules.rankHand(cards).category;
}

test('every mistake of a rule names some', () => {
  const units: readonly string[] = USUAL_COMBINATIONS.map(unitOf);
  const silent = mistakes.filter(({ unit, shownBy }) => units.includes(unit) && !shownBy);
  expect(silent.map(({ path }) => path)).toEqual([]);
});

test.each(shown)('$path is wrong about them, and an example gives them', (mistake) => {
  const { unit, path, shownBy, caughtBy } = mistake;
  expect(answerOf(rulesWith(unit, path), mistake)).not.toBe(answerOf(OUR_RULES, mistake));
  const chapter = chapters.find(({ name }) => name === caughtBy.feature);
  const ofRule = chapter?.examples.filter(({ rule }) => rule === caughtBy.rule) ?? [];
  const given = ofRule.flatMap(({ steps }) => steps.flatMap((step) => step.arguments));
  expect(given.map(({ text }) => text)).toContain(shownBy);
});
