/** Endless loops in places other than a call are ended, too. Each takes 10 s of work. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCucumber } from './run-cucumber.ts';

const folder = mkdtempSync(join(tmpdir(), 'endless-'));
const file = join(folder, 'pair.ts');
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['while the file is loaded', 'for (;;);', `loading "${file}" did`],
  ['in a timer', 'setTimeout(() => { for (;;); }, 1);\nexport const isPair = () => true;', 'did'],
])('an endless loop %s', async (_, code, place) => {
  writeFileSync(file, code);
  const { status, stderr } = await runCucumber({ solution: folder }, 'features/02-pair.feature');
  expect(stderr).toContain('the run did not finish: ');
  expect(stderr).toContain(`${place} not end within 10 s of work: is there an endless loop? (${file}:1)\n`);
  expect(status).not.toBe(0);
});
