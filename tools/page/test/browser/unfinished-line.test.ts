/** What is said of the line that is being typed. */
import { button, openBench, untilSaid, write } from './bench.ts';

test.each([
  [
    'export const isPair = () => {',
    'Line 1 is not finished yet: it ends too early, and the "{" in line 1 is not closed',
  ],
  ['null.foo;', 'Line 1: it threw TypeError: Cannot read'],
  ['throw new Error("not: done");', 'Line 1: it threw Error: not: done'],
  ['throw "text"', 'While you write: it threw "text", expected an Error'],
  ['export const isPai = 1;', 'While you write: the file exports isPai, expected isPair'],
])('%s: %s', async (code, words) => {
  const { section } = await openBench('pair');
  await write(section, code);
  await untilSaid(section, words);
});

test('a late verdict on older code does not keep the newest from being judged', async () => {
  const { page, section } = await openBench('pair', { isServed: true });
  await button(section, 'Write it yourself').click();
  await untilSaid(section, /examples are waiting/);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const slow = 'for (let at = 0; at < 1e8; at++);'; // the verdict comes after the next change
  await write(section, `export const isPair = () => { ${slow} null.foo; }`);
  await page.clock.runFor(20); // the pause after a key: the code is being judged
  await page.keyboard.insertText('; newest();');
  await page.waitForFunction(() => localStorage['rule-book.running/pair'] === 'no');
  await page.clock.runFor(20);
  await untilSaid(section, /newest is not defined/);
});

test('while a line cannot be read, answers and the wrong line lose their colours', async () => {
  const { page, section } = await openBench('pair');
  const answer = page.locator('#pair .answer[data-status="failed"]').first();
  const colour = () =>
    answer.evaluate(async (element) => {
      await Promise.all(document.getAnimations().map(({ finished }) => finished));
      return getComputedStyle(element).color;
    });
  await write(section, 'export const isPair = () => {\n  throw new Error();\n};\n');
  await section.locator('.bad-line').waitFor();
  const before = await colour();
  await page.keyboard.type('if (');
  await untilSaid(section, /is not finished yet/);
  await section.locator('.bad-line').waitFor({ state: 'detached' });
  expect(await colour()).not.toBe(before);
});

test('while new code runs, the answers look as old as the verdict', async () => {
  const { page, section } = await openBench('pair');
  const isAnswerOld = page.waitForFunction(() => {
    const verdict = document.querySelector('#pair .is-old');
    return verdict && String(verdict.closest('.chapter')?.hasAttribute('data-old'));
  });
  await write(section, 'export const isPair = () => { for (;;); };');
  expect(await (await isAnswerOld).jsonValue()).toBe('true');
});
