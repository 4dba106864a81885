/** Questions about cards: what the learner's code answers, and what the rules do. */
import { formatCards } from '../../src/cards/format-cards.ts';
import { parseCards } from '../../src/cards/parse-cards.ts';
import { quote } from '../../src/cards/quote.ts';
import { type Exercise, exampleCardsFor, spokenName } from '../coach/exercise.ts';
import { standInLines } from '../coach/explain/words.ts';
import type { Asked } from '../coach/jobs.ts';
import { CARDS } from '../coach/units.ts';
import { layOutCards } from '../machine/terminal/card-tiles.ts';
import { writeFor } from '../machine/terminal/draw-cards.ts';
import type { Answers } from './runner.ts';

/** What separates two hands, or the hole cards from the board: `/`, `v` or `vs`. */
const SEPARATOR = /\s*(?:\/|\bvs?\b)\s*/;

/**
 * Reads the groups of cards in a question: hands, or hole cards and board. A text that is to be read
 * stays as it is.
 * @throws Error if a card is wrong, or if there are too few or too many groups
 */
export function readQuestion(exercise: Exercise, text: string): Asked {
  if (exercise.name === CARDS) return text;
  const example = exampleCardsFor(exercise);
  const expected = example.split(SEPARATOR).length;
  const groups = text.trim().split(SEPARATOR);
  const mayBeMore = exercise.name === 'showdown';
  if (groups.length === expected || (mayBeMore && groups.length > expected)) {
    return groups.map(parseCards);
  }
  throw new Error(`${quote(text)} cannot be asked here: expected cards like ${example}`);
}

/**
 * Writes the question and both answers.
 * @param columns - the width of a screen, which shows the cards as tiles, too
 */
export function answerLines(
  exercise: Exercise,
  question: Asked,
  answers: Answers,
  columns = 0,
): string[] {
  const { answer, rules, where, printed } = answers;
  const asked =
    typeof question === 'string' ? [quote(question)] : question.map((cards) => formatCards(cards));
  const lines = [
    `${spokenName(exercise)}: ${asked.join(' / ')}`,
    `  your code  ${answer}`,
    ...(where ? [`  open       ${where.file}:${where.line}`] : []),
    ...(rules ? [`  the rules  ${rules}`] : []),
    ...standInLines(answers).map((line) => `  ${line}`),
  ];
  if (columns > 0 && typeof question !== 'string') lines.unshift(...layOutCards(asked, columns));
  if (printed) {
    lines.push('', '  Your code printed:', ...printed.split('\n').map((line) => `    ${line}`));
  }
  return lines.map(writeFor(process.stdout));
}
