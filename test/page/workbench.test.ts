/** The pure parts of the workbench: what is kept in the browser, and our code as files of a learner. */
import { EXERCISES, type Exercise } from '../../src/coach/exercises.ts';
import { EXPORTS, solutionPath, type Unit } from '../../src/coach/stub-answers.ts';
import { readFiles } from '../../src/load/read-files.ts';
import { Progress } from '../../src/page/browser/workbench/progress.ts';
import { practiceFile } from '../../src/page/build/practice-files.ts';

/** The storage of a browser with so much room. */
const storage = (room = 10, given: Record<string, string> = {}) =>
  new Proxy(given, { set: (entries, key, value) => value.length <= room && Reflect.set(entries, key, value) });

test('all progress is there in the next page, and what is of others is left alone', () => {
  const others = { 'rule-book.theme': 'dark', 'other.code/x.ts': 'x' };
  const entries = storage(10, { ...others });
  const written = new Progress(() => entries);
  written.keep('code', 'pair.ts', 'mine');
  written.keep('done', 'pair', 'yes');
  const next = new Progress(() => entries);
  expect([next.written(...EXERCISES), next.isKept]).toEqual([{ 'pair.ts': 'mine' }, true]);
  const [pair, other] = EXERCISES as readonly [Exercise, Exercise];
  expect([pair, other].map((one) => [next.isBegun(one), next.isDone(one)])).toEqual([
    [true, true],
    [false, false],
  ]);
  expect(entries).toMatchObject(others);
});

test('two pages write over nothing of each other but the same file', () => {
  const entries = storage();
  const [one, other] = [new Progress(() => entries), new Progress(() => entries)];
  one.keep('code', 'pair.ts', 'one');
  other.keep('code', 'pair.ts', 'other');
  one.keep('code', 'flush.ts', 'one');
  expect(new Progress(() => entries).written(...EXERCISES)).toEqual({ 'pair.ts': 'other', 'flush.ts': 'one' });
});

test('a browser that has no room or no storage is said not to keep all, which lasts as long as the page', () => {
  const none = () => {
    throw new Error('SecurityError');
  };
  for (const progress of [new Progress(() => storage(4)), new Progress(none)]) {
    progress.keep('code', 'pair.ts', 'too long');
    progress.keep('code', 'flush.ts', 'ok');
    expect([progress.isKept, progress.written(...EXERCISES)]).toEqual([
      false,
      { 'pair.ts': 'too long', 'flush.ts': 'ok' },
    ]);
  }
  expect(new Progress(none).isKept).toBe(false);
});

const found = (Object.keys(EXPORTS) as Unit[]).map((unit) => ({
  unit,
  ...practiceFile(solutionPath(unit), unit, '.'),
}));
const all: Record<string, string> = Object.fromEntries(
  found.flatMap(({ unit, text, helpers }) => [[`${unit}.ts`, text], ...Object.entries(helpers)]),
);

test.each(found)('our $unit, as a file of a learner, imports only what lies beside it', ({ unit, helpers }) => {
  const { files } = readFiles(`${unit}.ts`, (path) => all[path]);
  const asked = Object.values(files).flatMap(({ asks }) => asks.map(({ from }) => from));
  expect(asked.filter((from) => !from.startsWith('./') && from !== 'poker-hands-kata')).toEqual([]);
  expect(all).toMatchObject(helpers); // a file beside them has one text, whoever imports it
});

test('a mistake that uses what is right of ours does not import itself', () => {
  expect(Object.keys(all)).toContain('groups.ts');
  const { text, helpers } = practiceFile('src/mistakes/ladder/from-low-to-high.ts', 'ladder', '.');
  expect(text).toContain("from './our-ladder.ts'");
  expect(Object.keys(helpers)).toContain('our-ladder.ts');
});
