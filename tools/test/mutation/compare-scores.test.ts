import { readFileSync } from 'node:fs';
import { FOLDERS, formatRow, scoresIn, whatIsLower } from './compare-scores.ts';

const ROW = 'noticed by the unit tests';

const DOCUMENT = `
| | rules | ranking | games | cards |
| --- | ---: | ---: | ---: | ---: |
| noticed by the features alone | 100% (88 of 88) | 98% (116 of 118) | 89% (66 of 74) | 64% (101 of 156) |
| noticed by the unit tests | 100% (93 of 93) | 99% (121 of 122) | 100% (9 of 9) | 100% (7 of 7) |
`;

const DOCUMENTED = scoresIn(DOCUMENT, ROW);

test('scores are read from the row, and written in the same way', () => {
  expect(DOCUMENTED[1]).toEqual({ noticed: 121, all: 122 });
  expect(DOCUMENT).toContain(`\n${formatRow(ROW, DOCUMENTED)}\n`);
});

test('a row that is not there is an error', () => {
  expect(() => scoresIn(DOCUMENT, 'by nobody')).toThrow(
    'docs/checks.md has no row "by nobody" with 4 scores',
  );
});

test('one more change that nobody notices is reported', () => {
  const [rules = { noticed: 0, all: 0 }, ...others] = DOCUMENTED;
  const scores = [{ ...rules, noticed: rules.noticed - 1 }, ...others];
  expect(whatIsLower(scores, DOCUMENTED)).toEqual([
    'rules: 98% (92 of 93), but docs/checks.md says 100% (93 of 93)',
  ]);
});

test('a better score, and as good a score of more changes, are fine', () => {
  const scores = [
    { noticed: 200, all: 200 },
    { noticed: 122, all: 122 },
    { noticed: 9, all: 9 },
    { noticed: 7, all: 7 },
  ];
  expect(whatIsLower(scores, DOCUMENTED)).toEqual([]);
});

test('docs/checks.md has both rows, and the folders in this order', () => {
  const document = readFileSync('docs/checks.md', 'utf8');
  expect(document).toContain(`\n| | ${FOLDERS.join(' | ')} |\n`);
  for (const row of ['noticed by the features alone', ROW])
    expect(document).toContain(`\n${formatRow(row, scoresIn(document, row))}\n`);
});
