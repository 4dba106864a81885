/**
 * A feature demands poker, not our conventions: there are right solutions in another style. That they
 * pass is a thorough test.
 */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { filesBelow } from '../../../../test/support/project-files.ts';
import { UNITS } from '../../../solution/units.ts';
import { EXERCISES_FOLDER, rightPath } from '../../units.ts';

const ALL_UNITS = Object.keys(UNITS) as (keyof typeof UNITS)[];

test('there is a right solution in another style for each unit, and for nothing else', () => {
  const right = filesBelow(EXERCISES_FOLDER).filter((path) => basename(path) === 'right.ts');
  expect(right.sort()).toEqual(ALL_UNITS.map(rightPath).sort());
});

test.each(ALL_UNITS)('that of %s says in a sentence in which way it is different', (unit) => {
  const [head = ''] = readFileSync(rightPath(unit), 'utf8').split('import', 1);
  expect(head).toMatch(/^\/\*\*\s[^.]+\.\s+\*\/\n$/);
});
