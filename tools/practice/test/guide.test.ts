/** What docs/practice.md says of the interviews, and its picture of the exercises. */
import { readFileSync } from 'node:fs';
import { readChapter } from '../../coach/chapters/read-chapter.ts';
import { examplesOf } from '../../coach/exercise.ts';
import { EXERCISES, exerciseNamed } from '../../coach/exercises.ts';
import { TASKS } from '../../interview/tasks.ts';

test('the guide lists each task with its minutes', () => {
  const guide = readFileSync('docs/practice.md', 'utf8');
  const rows = [...guide.matchAll(/^\| `([\w -]+)` \| (\d+) \|/gm)];
  expect(rows.map(([, name, minutes]) => [name, Number(minutes)])).toEqual(
    TASKS.map(({ name, minutes, secondPartOf }) => [
      secondPartOf ? `${secondPartOf} --second-part` : name,
      minutes,
    ]),
  );
});

test('the picture shows two pairs among the exercises, and an example of its chapter', () => {
  const picture = readFileSync('docs/practice.svg', 'utf8').replaceAll(/<[^>]*>/g, '');
  const exercise = exerciseNamed('two-pairs');
  const done = EXERCISES.indexOf(exercise);
  const examples = examplesOf(exercise, readChapter('two-pairs', '.').examples);
  const shown = examples.find(({ name }) => picture.includes(`  ${name}\n`));
  expect(picture).toContain(`] ${done} of ${EXERCISES.length} exercises done, 1 fails\n`);
  expect(picture).toContain(`\n── ${done + 1}. two pairs ──\n`);
  expect(picture).toContain(`✗ 1 of ${examples.length} examples fails. The first:\n`);
  expect(picture).toContain(`  example   ${shown?.location}\n`);
});
