/** What the keys of the practice do, and which are offered, without a terminal. */
import { STEPS, type Step } from '../../../src/coach/steps.ts';
import type { StepVerdict } from '../../../src/coach/verdict.ts';
import { keysOf, partsOf } from '../../../src/practice/screen/screen.ts';
import { update } from '../../../src/practice/screen/update.ts';
import { FIRST_VIEW, inSight, type View } from '../../../src/practice/screen/view.ts';
import type { Progress } from '../../../src/practice/session.ts';
import { UNBROKEN } from '../../../src/terminal/lay-out.ts';

jest.mock('../../../src/terminal/package-files.ts', () => ({
  isCheckout: true,
  home: { root: process.cwd(), fromSource: true },
  packageFile: String,
  here: String,
}));

const LAST = STEPS.length - 1;
const placeOf = (step: string) => STEPS.findIndex(({ name }) => name === step);

/** How it is when so many steps are done. */
function progressOf(done: number): Progress {
  const verdicts = STEPS.slice(0, done + 1).map(
    ({ name }, index): StepVerdict => ({
      step: name,
      examples: 1,
      failed: [],
      ...(index === done && { trouble: { message: 'wrong' } }),
    }),
  );
  const current = STEPS[Math.min(done, LAST)] as Step;
  return { done: STEPS.slice(0, done), current, verdict: verdicts.at(-1) as StepVerdict, verdicts };
}

const press = (view: View, key: string) => update(view, { kind: 'key', key });
const withProgress = (view: View, progress: Progress) => update(view, { kind: 'judged', progress })[0];
const at = (done: number) => withProgress(FIRST_VIEW, progressOf(done));

/** The view after some keys, and what the last one asked for. */
function after(view: View, ...keys: string[]): ReturnType<typeof press> {
  return keys.reduce<ReturnType<typeof press>>(([now], key) => press(now, key), [view]);
}

function footOf(view: View): readonly string[] {
  const { notes = [], foot } = partsOf(view, 'practice', 80);
  return [...notes, ...foot];
}
const keysOn = (view: View) => keysOf(view).replaceAll(UNBROKEN, ' ');

test('before the first verdict one can look at the list and quit', () => {
  expect(after(FIRST_VIEW, 'l')[0].page?.kind).toBe('list');
  expect(after(FIRST_VIEW, 'h')[0].note?.text).toContain('One moment');
  expect(after(FIRST_VIEW, 'ctrl+c')[1]).toBe('quit');
});

/** The progress when a step is in sight, and only these are done. */
function progressWith(step: Step, ...done: readonly Step[]): Progress {
  const isDone = (known: Step) => done.includes(known);
  const verdicts = STEPS.filter((known) => known === step || isDone(known)).map((known) =>
    verdictOn(known, isDone(known)),
  );
  return {
    done,
    current: step,
    verdict: verdicts.find((verdict) => verdict.step === step.name) as StepVerdict,
    verdicts,
  };
}

const verdictOn = ({ name }: Step, passes: boolean): StepVerdict => ({
  step: name,
  examples: 1,
  failed: [],
  ...(!passes && { trouble: { message: 'wrong' } }),
});

const [PAIR, THREE, FOUR] = STEPS as readonly [Step, Step, Step];

test('n goes on from a step that is done, and behind the last one to the first that was left out', () => {
  expect(after(at(2), 'n')).toMatchObject([{ note: { text: expect.stringContaining('not done yet') } }]);
  const green = withProgress(FIRST_VIEW, progressWith(THREE, PAIR, THREE));
  expect(after(green, 'n')).toMatchObject([{ lookedAt: FOUR }, 'judge']);
  const last = STEPS[LAST] as Step;
  const behind = withProgress(FIRST_VIEW, progressWith(last, PAIR, last));
  expect(after(behind, 'n')).toMatchObject([{ lookedAt: THREE }, 'judge']);
});

test('from the list one goes to any step, which is in sight as soon as it is judged', () => {
  const [list] = after(at(2), 'l');
  expect(list.page).toMatchObject({ chosen: 2 });
  const [back, action] = after(list, 'up', 'up', 'return', 'return');
  expect([inSight(back)?.step.name, action]).toEqual(['pair', 'judge']);
  expect(inSight(after(back, 'n')[0])?.step.name).toBe('three-of-a-kind');
  const place = placeOf('texas-holdem');
  const texasHoldem = STEPS[place] as Step;
  const [rule] = after(list, ...`${place + 1}`, 'return');
  expect(keysOn(rule)).toMatch(/^enter go there /);
  expect(after(rule, 'escape')[0].page).toMatchObject({ kind: 'list', chosen: place });
  const [ahead] = after(rule, 'return');
  expect([ahead.lookedAt, inSight(ahead)?.step]).toEqual([texasHoldem, FOUR]);
  expect(inSight(withProgress(ahead, progressWith(texasHoldem, PAIR, THREE)))?.step).toBe(texasHoldem);
});

test('a step that breaks again is told, and the one in sight stays', () => {
  const view = at(3);
  const [told] = update(view, { kind: 'others judged', verdicts: [verdictOn(PAIR, false)] });
  expect([inSight(told), told.broken]).toEqual([inSight(view), [PAIR]]);
  expect(told.progress?.done).toEqual([THREE, FOUR]);
  expect(footOf(told)).toContain('pair broke again; the others still pass.');
  const [mended] = update(told, { kind: 'others judged', verdicts: [verdictOn(PAIR, true)] });
  expect(mended.broken).toEqual([]);
});

test('a step that is done needs no hint, and offers none', () => {
  const [done] = after(at(3), 'l', '1', 'return', 'return');
  expect(keysOn(done)).toBe('n NEXT STEP  l list  s solution  r reset  space run again  q quit');
  expect(after(done, 'h')[0]).toMatchObject({ hints: {}, note: { text: 'This step is done: it needs no hint.' } });
});

test('any key but y says no to a question, and nothing else', () => {
  for (const asks of ['r', 's']) expect(after(at(0), asks, 'q')).toEqual([{ ...at(0), question: undefined }]);
  expect(after(at(0), 'r', 'ctrl+c')[1]).toBe('quit');
});

test('a new verdict is seen from its beginning, with its first failure', () => {
  const atHint = { ...after(at(2), 'h')[0], furthest: 5, failure: 1, explains: true };
  expect(after(atHint, 'up')[0].scrolled).toBe(4);
  const next = withProgress(atHint, progressOf(2));
  expect(next).toMatchObject({ scrolled: 0, failure: 0, explains: false, hints: { 'four-of-a-kind': 1 } });
});

/** The view with three failures in the step at hand. */
function failing(...calls: (string | undefined)[]): View {
  const progress = progressOf(0);
  const [trouble, ...others] = calls.map((call) => ({ message: 'wrong', ...(call !== undefined && { call }) }));
  const verdict: StepVerdict = {
    ...progress.verdict,
    examples: 9,
    failed: ['a', 'b'],
    ...(trouble && { trouble }),
    others,
  };
  return withProgress(FIRST_VIEW, { ...progress, verdict, verdicts: [verdict] });
}

test('f goes from failure to failure, and round', () => {
  const view = failing(undefined, 'isPair([])');
  expect(after(view, 'f')[0].failure).toBe(1);
  expect(after(view, 'f', 'f')[0].failure).toBe(0);
  expect(keysOn(view)).toBe('h hint  f next failure  n next  l list  ? more  q quit');
  expect(after(failing(undefined), 'f')[0].note?.text).toBe('There is no other failure.');
});

test('c copies the call of the failure in sight', () => {
  const [view, action] = after(failing(undefined, 'isPair([])'), 'f', 'c');
  expect([view.note?.text, action]).toEqual(['Copied, where the terminal allows that: isPair([])', 'copy']);
  expect(keysOn(view)).toContain('c copy call');
  expect(after(failing(undefined), 'c')).toMatchObject([{ note: { text: 'There is no call to copy.' } }]);
});

test('the keys have a page, which the same key closes', () => {
  expect(after(at(0), '?')[0].page).toEqual({ kind: 'keys' });
  expect(after(at(0), '?', '?')[0].page).toBeUndefined();
  expect(after(at(0), '?', 'escape')[0].page).toBeUndefined();
});

test('a verdict is old from the save on until its files are judged', () => {
  const [saved, action] = update(at(0), { kind: 'save', path: 'practice/pair.ts' });
  expect([saved.isOld, action]).toEqual([true, 'judge']);
  const judged = (view: View, asked: number) =>
    update(view, { kind: 'judged', progress: progressOf(0), asked })[0].isOld;
  expect([judged(saved, 0), judged(saved, 1)]).toEqual([true, false]);
  expect(after(at(0), 'space')).toMatchObject([{ isOld: true }, 'again']);
});

test('reset and the solution of a step that is not done are asked for', () => {
  expect(after(at(0), 'r', 'y')[1]).toBe('reset');
  expect(after(at(0), 'r', 'n')).toMatchObject([{ question: undefined, progress: { done: [] } }]);
  expect(after(at(0), 's')[0].page).toBeUndefined();
  expect(after(at(0), 's', 'y')[0].page?.kind).toBe('solution');
});

test('hints come one by one, until there are no more', () => {
  expect(after(at(0), 'h', 'h')[0]).toMatchObject({ hints: { pair: 2 }, note: undefined });
  expect(after(at(0), 'h', 'h', 'h', 'h')[0]).toMatchObject({
    hints: { pair: 3 },
    note: { text: expect.stringContaining('no more hints') },
  });
  expect(withProgress(after(at(0), 'h', 'h', 'h', 'h')[0], progressOf(0)).note).toBeUndefined();
});

test('when all is done it says so, at the start and after the last step', () => {
  expect(at(STEPS.length).page?.kind).toBe('end');
  const [verdict] = after(at(STEPS.length), 'escape');
  expect(verdict.page).toBeUndefined();
  expect(after(verdict, 'n')[0].page?.kind).toBe('end');
});

test('a save asks for a verdict, and what goes wrong is told until the next key', () => {
  const [slow] = update(at(0), { kind: 'slow' });
  expect(update(slow, { kind: 'error', sentence: 'It broke.' })).toEqual([{ ...at(0), note: { text: 'It broke.' } }]);
  expect(update(at(0), { kind: 'signal' })[1]).toBe('quit');
});

test('known mistakes are told beside the verdict that they explain, and no other', () => {
  const mistakes = [{ wrong: 'Wrong.', reason: '', fails: [] }];
  const view = at(0);
  const verdict = inSight(view)?.verdict as StepVerdict;
  const explained = (now: View) => update(now, { kind: 'explained', verdict, mistakes })[0].mistakes;
  expect(explained(view)).toBe(mistakes);
  expect(explained(withProgress(view, progressOf(0)))).toEqual([]);
});
