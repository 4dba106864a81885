/** The chapters as data. */
import { linesOfStep } from '../chapter.ts';
import { parseChapter } from '../chapters/parse-chapter.ts';
import { readChapter } from '../chapters/read-chapter.ts';

const FEATURE = `Feature: Cards
  Rule: Writing
  Scenario Outline: <why>
    When somebody writes "<text>"
    Then that is <card>
    And Black has <worth>: <five>

    Examples:
      | text  | card                 | worth  | five  | why   |
      | Kd Kh | the king of diamonds | a pair | Kd Kh | Kings |
`;

const chapter = parseChapter(FEATURE, 'features/03-made-up.feature');
const [example] = chapter.examples;

test('a chapter takes number and name from its file', () => {
  expect(chapter).toMatchObject({ number: 3, name: 'made-up' });
});

test('an example takes location and name from its row', () => {
  expect(example).toMatchObject({
    location: 'features/03-made-up.feature:10',
    rule: 'Writing',
    name: 'Kings',
  });
});

test('a step has arguments with types', () => {
  expect(example?.steps[2]).toEqual({
    keyword: 'And',
    text: 'Black has a pair: Kd Kh',
    meaning: 'worth',
    table: [],
    arguments: [
      { type: 'player', start: 0, text: 'Black' },
      { type: 'category', start: 10, text: 'a pair' },
      { type: 'cards', start: 18, text: 'Kd Kh' },
    ],
  });
});

test('a cell has the arguments of its own column, even if another has the same text', () => {
  expect(example?.cells).toEqual([
    { text: 'Kd Kh', arguments: [{ type: 'string', start: 0, text: 'Kd Kh' }] },
    {
      text: 'the king of diamonds',
      arguments: [{ type: 'card', start: 4, text: 'king of diamonds' }],
    },
    { text: 'a pair', arguments: [{ type: 'category', start: 0, text: 'a pair' }] },
    { text: 'Kd Kh', arguments: [{ type: 'cards', start: 0, text: 'Kd Kh' }] },
    { text: 'Kings', arguments: [] },
  ]);
});

describe('the lines of a step', () => {
  const steps = readChapter('showdown', '.').examples.flatMap((one) => one.steps);

  test('are its sentence and, below it, the rows of its table', () => {
    const standings = steps.find(({ text }) => text.startsWith('the standings'));
    expect(standings && linesOfStep(standings)).toEqual([
      'Then the standings are:',
      '  place  players  hand',
      '  1      White    pair',
      '  2      Black    pair',
    ]);
  });

  test('are written after a few looks at each row, however many rows a table has', () => {
    let looks = 0;
    const row = new Proxy(['Kd Kh'], {
      get(cells, key) {
        looks += 1;
        return Reflect.get(cells, key);
      },
    });
    const table = Array.from({ length: 200 }, () => row);
    const step = {
      keyword: 'Given',
      text: 'these hands:',
      table,
      arguments: [],
      meaning: undefined,
    };
    expect(linesOfStep(step)).toHaveLength(201);
    expect(looks).toBeLessThan(50 * table.length);
  });

  test('begin with And if the step before is of the same kind', () => {
    expect(steps.flatMap(linesOfStep)).toContain('And White holds Ac Qh');
  });
});
