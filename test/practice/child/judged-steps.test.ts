/** What is done is judged again only when something has changed that it asks. */
import { utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { STEPS } from '../../../src/coach/steps.ts';
import { newFolder, pairOf, runner, solve } from '../practising.ts';

const TWO = STEPS.slice(0, 2);
const folder = newFolder();

/** An old file is known to be read in full. */
function age(name: string): void {
  utimesSync(join(folder, name), 1, 1);
}

const printed = async () => (await runner.judge(TWO, folder)).map((verdict) => verdict.printed);

test('a finished step is remembered, also while another one changes, until it is to be forgotten', async () => {
  pairOf('console.log(performance.now());\nreturn new Set(cards.map(({ rank }) => rank)).size < cards.length;', folder);
  age('pair.ts');
  const [first, ...others] = await printed();
  expect(others).toEqual([undefined]); // three of a kind is a stub
  solve('three-of-a-kind', folder);
  expect(await printed()).toEqual([first, undefined]);
  expect(await printed()).toEqual([first, undefined]);
  runner.forget();
  const [again] = await printed();
  expect(again).not.toBe(first);
});

test('a file that a finished step imports makes it change', async () => {
  const settings = (answer: string) => writeFileSync(join(folder, 'settings.ts'), `export const answer = ${answer};\n`);
  writeFileSync(join(folder, 'pair.ts'), 'export { answer as isPair } from "./settings";\n');
  settings('(cards) => new Set(cards.map(({ rank }) => rank)).size < cards.length');
  for (const name of ['pair.ts', 'settings.ts']) age(name);
  expect((await runner.judge(TWO, folder)).map(({ failed }) => failed.length)).toEqual([0, 0]);
  settings('() => true');
  const [verdict, ...others] = await runner.judge(TWO, folder);
  expect(verdict?.failed.length).toBeGreaterThan(0);
  expect(others).toEqual([]);
});
