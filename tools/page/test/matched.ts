/** Sentences and chapters with the arguments of their steps. */
import { readFileSync } from 'node:fs';
import { FEATURES } from '../../../test/support/feature-files.ts';
import type { Chapter, Example, Sentence, Step } from '../../coach/chapter.ts';
import { readSentence } from '../../coach/chapters/find-step.ts';
import { parseChapter } from '../../coach/chapters/parse-chapter.ts';

export const matched = (text: string): Sentence => ({ text, ...readSentence(text) });

/** A step without a table. */
export const stepOf = (text: string): Step => ({
  keyword: 'Given',
  text,
  table: [],
  ...readSentence(text),
});

/** Makes a chapter from the lines of a feature. */
export const chapterOf = (...lines: string[]): Chapter =>
  parseChapter(['Feature: x', ...lines].join('\n'), 'features/01-x.feature');

/** All chapters of the rule book. */
export const readChapters = (): Chapter[] =>
  FEATURES.map((path) => parseChapter(readFileSync(path, 'utf8'), path));

/** Lists the examples of a chapter, those that count hands last. */
export const examplesOf = ({ examples, counts }: Chapter): Example[] => [...examples, ...counts];

/** A small feature: the second row of its table is wrong, and no step matches the last example. */
const SMALL_FEATURE = `Feature: A pair
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

export const SMALL_CHAPTER = parseChapter(SMALL_FEATURE, 'features/07-pair.feature');
