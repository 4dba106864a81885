/** A small feature. */
import { parseChapter } from '../../src/coach/run/parse-chapter.ts';
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
