/** What the interview's screen makes of each event, without a terminal. */
import { firstView, partsOf, update, type View } from '../../../src/interview/screen/view.ts';
import { findTask } from '../../../src/interview/tasks.ts';
import { layOut, plain, UNBROKEN } from '../../../src/terminal/lay-out.ts';

jest.mock('../../../src/terminal/package-files.ts', () => ({
  isCheckout: true,
  home: { root: process.cwd(), fromSource: true },
  packageFile: String,
  here: String,
}));

const MINUTE = 60_000;
const task = findTask('predicates');
const FIRST = firstView({ folder: 'mine', task, minutes: 30, startedAt: 0, submittedAt: [] }, 0, 'A note.');

const press = (view: View, key: string) => update(view, { kind: 'key', key });
const screenOf = (view: View, size = { columns: 80, rows: 24 }) =>
  layOut(partsOf(view, size.columns), size).lines.map(plain).join('\n').replaceAll(UNBROKEN, ' ');

test('the examples are run at the start, after a save and when asked', () => {
  expect(update(FIRST, { kind: 'open' })).toEqual([{ ...FIRST, asked: 1 }, 'mark']);
  const [view, action] = update(FIRST, { kind: 'save', path: 'mine/full-house.ts' });
  expect([view.lastSaved, action]).toEqual(['full-house', 'mark']);
  expect(press(FIRST, 'space')).toEqual([{ ...FIRST, asked: 1, note: '' }, 'mark']);
});

test('the interview is submitted when the question is answered with y alone', () => {
  const [asked] = press(FIRST, 's');
  expect(screenOf(asked)).toContain('Submit now? That ends the interview.  y yes  any other key no');
  expect(press(asked, 'y')[1]).toBe('submit');
  expect(press(asked, 'q')).toEqual([{ ...FIRST, note: 'Not submitted.' }]);
  expect(press(asked, 'ctrl+c')[1]).toBe('quit');
  expect(press(FIRST, 'y')[1]).toBeUndefined();
});

test('the clock goes on with each tick, and ends the interview', () => {
  const [later, action] = update(FIRST, { kind: 'tick', now: 12 * MINUTE });
  expect(screenOf(later)).toContain('What cards contain: 18 minutes left');
  expect(action).toBeUndefined();
  expect(update(later, { kind: 'tick', now: 30 * MINUTE })[1]).toBe('time over');
});

test('a submission from another terminal ends it, too', () => {
  expect(update(FIRST, { kind: 'submitted elsewhere' })[1]).toBe('submitted elsewhere');
});

test('a note goes with the next key', () => {
  expect(screenOf(FIRST)).toContain('A note.');
  expect(screenOf(press(FIRST, 'down')[0])).not.toContain('A note.');
  expect(update(FIRST, { kind: 'error', sentence: 'It broke.' })[0].note).toBe('It broke.');
});

test('the failure is told without the place of its example, which would lead to the hidden ones', () => {
  const [part] = task.parts;
  if (!part) throw new Error('there is no part');
  const example = {
    place: 'features/02-pair.feature:15',
    rule: 'A rule',
    name: 'A name',
    given: [],
    sentence: 'Then',
    rows: [],
  };
  const trouble = { example, message: 'it is wrong', printed: '  example of mine' };
  const marks = [{ part, troubles: new Map([[example.place, trouble]]) }];
  const screen = screenOf(update(FIRST, { kind: 'marked', marks })[0]);
  expect(screen).toContain('✗ pair: 1 of 1 examples fails. The first:');
  expect(screen).toContain('  example of mine');
  expect(screen).not.toContain('.feature');
});

test('a key leads to the next failure, through all parts and round again', () => {
  const [first, second] = task.parts;
  if (!first || !second) throw new Error('there are no two parts');
  const trouble = (name: string) => ({
    example: { place: name, rule: 'A rule', name, given: [], sentence: 'Then', rows: [] },
    message: `it is wrong in ${name}`,
  });
  const troubles = (...names: string[]) => new Map(names.map((name) => [name, trouble(name)]));
  const marks = [
    { part: first, troubles: troubles('a:1', 'a:2') },
    { part: second, troubles: troubles('b:1') },
  ];
  const [marked] = update({ ...FIRST, lastSaved: `${second.step.units[0]}` }, { kind: 'marked', marks });
  expect(screenOf(marked)).toContain('f next failure');
  let view = marked;
  for (const name of ['b:1', 'a:1', 'a:2', 'b:1']) {
    expect(screenOf(view)).toContain(`it is wrong in ${name}`);
    [view] = press(view, 'f');
  }
  expect(update(view, { kind: 'marked', marks })[0].failure).toBe(0);
  const one = update(FIRST, { kind: 'marked', marks: [{ part: first, troubles: troubles('a:1') }] })[0];
  expect(screenOf(one)).not.toContain('next failure');
});

test('the failure is in sight above the table of the chapters, and looks old while it is marked again', () => {
  const example = { place: 'a:1', rule: 'A rule', name: 'A name', given: [], sentence: 'Then', rows: [] };
  const where = { file: 'mine/pair.ts', line: 4 };
  const trouble = { example, expected: 'true', got: 'isPair returned false', where };
  const marks = task.parts.map((part) => ({ part, troubles: new Map([['a:1', trouble]]) }));
  const [marked] = update({ ...FIRST, note: '', scrolled: 5 }, { kind: 'marked', marks });
  expect(marked.scrolled).toBe(0);
  for (const size of [
    { columns: 80, rows: 24 },
    { columns: 40, rows: 15 },
    { columns: 200, rows: 60 },
  ])
    expect(screenOf({ ...marked, scrolled: 99 }, size)).toMatch(
      /✗ pair: 1 of 1 [^✗]*\n {2}expected {2}true\n {2}got {7}isPair returned false\n {2}open {6}mine\/pair.ts:4/,
    );
  const [old] = update(marked, { kind: 'save', path: 'mine/pair.ts' });
  expect(screenOf(old)).toContain('old: Visible examples passed: 0 of 9.');
  expect(update(old, { kind: 'marked', marks, asked: 0 })[0].isOld).toBe(true);
  expect(update(old, { kind: 'marked', marks, asked: 1 })[0].isOld).toBe(false);
});
