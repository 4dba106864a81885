/** The pure parts of the workbench: what is kept in the browser, and our code as files of a learner. */
import { EXERCISES } from '../../src/coach/exercises.ts';
import { EXPORTS, type Unit } from '../../src/coach/units.ts';
import { readFiles } from '../../src/load/read-files.ts';
import { progressIn } from '../../src/page/browser/workbench/progress.ts';
import { practiceFile } from '../../src/page/build/practice-files.ts';

const STUBS = { 'straight.ts': '// TODO' };

test('all progress is there in the next page and in another, a stub is none, and what is of others is left alone', () => {
  const others = { 'rule-book.theme': 'dark', 'other.code/x.ts': 'x' };
  const entries: Record<string, string> = { ...others };
  const [one, other] = [progressIn(entries, STUBS), progressIn(entries, STUBS)];
  one.keep('code', 'pair.ts', 'one');
  other.keep('code', 'pair.ts', 'other');
  one.keep('code', 'flush.ts', 'one');
  one.keep('code', 'straight.ts', STUBS['straight.ts']);
  one.keep('done', 'pair', 'yes');
  const next = progressIn(entries, STUBS);
  expect(next.written(...EXERCISES)).toEqual({ 'pair.ts': 'other', 'flush.ts': 'one' });
  expect(EXERCISES.filter((exercise) => next.isBegun(exercise)).map(({ name }) => name)).toEqual(['pair', 'flush']);
  expect(EXERCISES.filter((exercise) => next.isDone(exercise)).map(({ name }) => name)).toEqual(['pair']);
  expect(entries).toMatchObject(others);
});

const found = (Object.keys(EXPORTS) as Unit[]).map((unit) => ({
  unit,
  ...practiceFile(unit, '.'),
}));
const all: Record<string, string> = Object.fromEntries(
  found.flatMap(({ unit, text, helpers }) => [[`${unit}.ts`, text], ...Object.entries(helpers)]),
);

test.each(found)('our $unit, as a file of a learner, imports only what lies beside it', ({ unit, helpers }) => {
  const { files } = readFiles(`${unit}.ts`, (path) => all[path]);
  const asked = Object.values(files).flatMap(({ requires }) => requires.map(({ from }) => from));
  expect(asked.filter((from) => !from.startsWith('./') && from !== 'poker-hands-kata')).toEqual([]);
  expect(all).toMatchObject(helpers); // a file beside them has one text, whoever imports it
});
