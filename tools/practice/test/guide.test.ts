/** docs/practice.md says what the interviews are. */
import { readFileSync } from 'node:fs';
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
