/** The tag of a chapter tells in which folder the code of its exercise is. */
import { readFileSync } from 'node:fs';
import { CHAPTERS, chapter } from '../../../test/support/feature-files.ts';
import { parseFeature } from '../chapters/parse-chapter.ts';
import { chapterOf } from '../exercise.ts';
import { EXERCISES } from '../exercises.ts';
import { solutionPath } from '../units.ts';

const TAGS = { rules: '@rule', ranking: '@ranking', games: '@game' };

test('a chapter with an exercise has the tag of the folder of its code', () => {
  const tags = CHAPTERS.map((name) => {
    const { feature } = parseFeature(readFileSync(chapter(name), 'utf8'), name).document;
    const exercise = EXERCISES.find((one) => chapterOf(one) === name);
    const folder = exercise && solutionPath(exercise.unit).split('/')[1];
    const expected = folder && TAGS[folder as keyof typeof TAGS];
    return { name, tags: feature?.tags.map((tag) => tag.name), expected };
  });
  expect(tags.some(({ expected }) => expected)).toBe(true);
  const wrong = tags.filter(({ tags: [tag] = [], expected }) => expected && tag !== expected);
  expect(wrong).toEqual([]);
});
