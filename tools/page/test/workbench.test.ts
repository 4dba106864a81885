/** The workbench without a browser: stored progress, and our code as a learner's files. */
import { EXERCISES } from '../../coach/exercises.ts';
import { EXPORTS, type Unit } from '../../coach/units.ts';
import { readFiles } from '../../machine/load/read-files.ts';
import { progressIn } from '../browser/workbench/progress.ts';
import { practiceFile } from '../build/practice-files.ts';

const STUBS = { 'straight.ts': '// TODO' };

describe('progress', () => {
  const others = { 'rule-book.theme': 'dark', 'other.code/x.ts': 'x' };
  const entries: Record<string, string> = { ...others };
  const firstTab = progressIn(entries, STUBS);
  const secondTab = progressIn(entries, STUBS);
  firstTab.save('code', 'pair.ts', 'one');
  secondTab.save('code', 'pair.ts', 'other');
  firstTab.save('code', 'flush.ts', 'one');
  firstTab.save('code', 'straight.ts', STUBS['straight.ts']);
  firstTab.save('done', 'pair', 'yes');
  const nextPage = progressIn(entries, STUBS);

  test('is shared with the next page and other tabs; a stub does not count', () => {
    expect(nextPage.written(...EXERCISES)).toEqual({ 'pair.ts': 'other', 'flush.ts': 'one' });
  });

  test('says which exercises are begun', () => {
    const begun = EXERCISES.filter((exercise) => nextPage.isBegun(exercise));
    expect(begun.map(({ name }) => name)).toEqual(['pair', 'flush']);
  });

  test('says which exercises are done', () => {
    const done = EXERCISES.filter((exercise) => nextPage.isDone(exercise));
    expect(done.map(({ name }) => name)).toEqual(['pair']);
  });

  test('leaves other entries alone', () => {
    expect(entries).toMatchObject(others);
  });
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
