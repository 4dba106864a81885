/** The workbench without a browser: stored progress, and our code as a learner's files. */
import { EXERCISES } from '../../src/learning/coach/exercises.ts';
import { EXPORTS, type Unit } from '../../src/learning/coach/units.ts';
import { readFiles } from '../../src/machine/load/read-files.ts';
import { progressIn } from '../../src/page/browser/workbench/progress.ts';
import { practiceFile } from '../../src/page/build/practice-files.ts';

const STUBS = { 'straight.ts': '// TODO' };

test('progress is shared with the next page and other tabs, a stub does not count, and other entries are left alone', () => {
  const others = { 'rule-book.theme': 'dark', 'other.code/x.ts': 'x' };
  const entries: Record<string, string> = { ...others };
  const [one, other] = [progressIn(entries, STUBS), progressIn(entries, STUBS)];
  one.save('code', 'pair.ts', 'one');
  other.save('code', 'pair.ts', 'other');
  one.save('code', 'flush.ts', 'one');
  one.save('code', 'straight.ts', STUBS['straight.ts']);
  one.save('done', 'pair', 'yes');
  const next = progressIn(entries, STUBS);
  expect(next.written(...EXERCISES)).toEqual({ 'pair.ts': 'other', 'flush.ts': 'one' });
  expect(EXERCISES.filter((exercise) => next.isBegun(exercise)).map(({ name }) => name)).toEqual([
    'pair',
    'flush',
  ]);
  expect(EXERCISES.filter((exercise) => next.isDone(exercise)).map(({ name }) => name)).toEqual([
    'pair',
  ]);
  expect(entries).toMatchObject(others);
});

const found = (Object.keys(EXPORTS) as Unit[]).map((unit) => ({
  unit,
  ...practiceFile(unit, '.'),
}));
const all: Record<string, string> = Object.fromEntries(
  found.flatMap(({ unit, text, helpers }) => [[`${unit}.ts`, text], ...Object.entries(helpers)]),
);

test.each(found)(
  "our $unit, as a learner's file, imports only files next to it",
  ({ unit, helpers }) => {
    const { files } = readFiles(`${unit}.ts`, (path) => all[path]);
    const asked = Object.values(files).flatMap(({ requires }) => requires.map(({ from }) => from));
    expect(asked.filter((from) => !from.startsWith('./') && from !== 'poker-hands-kata')).toEqual(
      [],
    );
    expect(all).toMatchObject(helpers); // a helper has the same text for every unit
  },
);
