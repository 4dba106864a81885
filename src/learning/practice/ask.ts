import type { Cards } from '../../kata/cards/card.ts';
import { formatCards } from '../../kata/cards/format-cards.ts';
import { parseCards } from '../../kata/cards/parse-cards.ts';
import { quote } from '../../kata/cards/quote.ts';
import { layOutCards } from '../../machine/terminal/card-tiles.ts';
import { writeFor } from '../../machine/terminal/draw-cards.ts';
import { type Exercise, questionAbout, spokenName } from '../coach/exercises.ts';
import { standInLines } from '../coach/explain/words.ts';
import type { Answers } from './runner.ts';

const BETWEEN = /\s*(?:\/|\bvs?\b)\s*/;

/** Reads the groups of cards in a question: hands, or hole cards and board. @throws Error */
export function readQuestion(exercise: Exercise, text: string): Cards[] {
  const example = questionAbout(exercise);
  const [groups, count] = [text.trim().split(BETWEEN), example.split(BETWEEN).length];
  if (groups.length === count || (exercise.name === 'showdown' && groups.length > count))
    return groups.map(parseCards);
  throw new Error(`${spokenName(exercise)} takes cards like ${example}, not ${quote(text)}`);
}

/**
 * Writes the question and both answers. A screen, which has `columns`, shows the cards as tiles.
 */
export function answerLines(
  exercise: Exercise,
  groups: readonly Cards[],
  both: Answers,
  columns = 0,
): string[] {
  const { answer, rules, where, printed } = both;
  const hands = groups.map((cards) => formatCards(cards));
  return [
    ...(columns > 0 ? layOutCards(hands, columns) : []),
    `${spokenName(exercise)}: ${hands.join(' / ')}`,
    `  your code  ${answer}`,
    ...(where ? [`  open       ${where.file}:${where.line}`] : []),
    `  the rules  ${rules}`,
    ...standInLines(both).map((line) => `  ${line}`),
    ...(printed
      ? ['', '  Your code printed:', ...printed.split('\n').map((line) => `    ${line}`)]
      : []),
  ].map(writeFor(process.stdout));
}
