/** What steps take out of sentences and of the cells of tables. */

import { argumentOf } from '../../src/coach/argument.ts';
import { sentencesOf } from '../../src/coach/chapter.ts';
import { parseChapter } from '../../src/coach/parse-chapter.ts';
import { argumentsOf } from '../rule-book/matched.ts';

const FEATURE = `Feature: Cards

  Scenario Outline: <why>
    When somebody writes "<text>"
    Then that is <card>
    And Black has <worth>: <five>

    Examples:
      | text  | card                 | worth  | five  | why   |
      | Kd Kh | the king of diamonds | a pair | Kd Kh | Kings |
`;
const { rules, examples, number, name } = parseChapter(FEATURE, 'features/01-cards.feature', argumentsOf);

test('a step has its arguments, by the types of their parameters', () => {
  expect(examples[0]?.steps[2]).toEqual({
    keyword: 'And',
    text: 'Black has a pair: Kd Kh',
    table: [],
    arguments: [
      { type: 'player', start: 0, text: 'Black' },
      { type: 'category', start: 10, text: 'a pair' },
      { type: 'cards', start: 18, text: 'Kd Kh' },
    ],
  });
});

test('a cell has those that stand in its place, though another has the same words', () => {
  expect(examples[0]?.cells).toEqual([
    { text: 'Kd Kh', arguments: [{ type: 'string', start: 0, text: 'Kd Kh' }] },
    { text: 'the king of diamonds', arguments: [{ type: 'card', start: 4, text: 'king of diamonds' }] },
    { text: 'a pair', arguments: [{ type: 'category', start: 0, text: 'a pair' }] },
    { text: 'Kd Kh', arguments: [{ type: 'cards', start: 0, text: 'Kd Kh' }] },
    { text: 'Kings', arguments: [] },
  ]);
});

test('a sentence that no step says has none, nor has one with names in the place of cells', () => {
  expect(argumentsOf('Blue holds nothing')).toEqual([]);
  expect(rules[0]?.scenarios[0]?.steps.flatMap((step) => step.arguments)).toEqual([]);
});

test('a row of a table is a sentence, too', () => {
  expect(
    sentencesOf([
      ['hand', 'cards'],
      ['pair', 'Kd Kh'],
    ]),
  ).toEqual([
    {
      text: 'pair Kd Kh',
      arguments: [
        { type: 'hand', start: 0, text: 'pair' },
        { type: 'cards', start: 5, text: 'Kd Kh' },
      ],
    },
  ]);
});

test('quotation marks do not belong to what is quoted, even if that is nothing', () => {
  const empty = { start: 17, value: '""', children: [{ start: 18, value: '', children: [] }] };
  expect(argumentOf('string', empty)).toEqual({ type: 'string', start: 18, text: '' });
});

test('a chapter is numbered and named by its file', () => {
  expect({ number, name }).toEqual({ number: 1, name: 'cards' });
});
