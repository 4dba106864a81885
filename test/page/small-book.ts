/** A small feature, and the books of its runs. */
import type { Result } from '../../src/coach/feature-run.ts';
import { parseChapter } from '../../src/coach/parse-chapter.ts';
import type { KnownMistake } from '../../src/coach/verdict.ts';
import { type Book, bookOf } from '../../src/page/view/book.ts';
import { argumentsOf } from './matched.ts';

/** The second row of its table is wrong, and the last example says what no step says. */
const TEXT = `Feature: A pair
  Two cards
  of one rank.

  More of it.

  Background:
    Given a game of Omaha

  Scenario: Under no rule
    Given the cards Kd Kh
    Then they contain a pair

  Rule: Two kings are a pair
    So they are.

    Scenario Outline: <why>
      Given the cards <cards>
      Then they contain a pair

      Examples:
        | cards | why       |
        | Kd Kh | Two kings |
        | Ah    | An ace    |

    Scenario: Two kings
      Given these hands:
        | hand | cards |
        | pair | Kd Kh |
      Then they are royal
`;

export const SMALL_CHAPTER = parseChapter(TEXT, 'features/02-pair.feature', argumentsOf);

/** The book of a run in which the examples came out like this, one after the other; those without a result were not run. */
export function smallBook(results: readonly Result[], mistakes: readonly KnownMistake[] = []): Book {
  const places = SMALL_CHAPTER.examples.map(({ place }) => place);
  const outcomes = results.map((result, at) => [places[at] ?? '', result] as const);
  return bookOf({ chapters: [SMALL_CHAPTER], results: new Map(outcomes) }, mistakes);
}
