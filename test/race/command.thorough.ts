import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pokerKata } from '../cli/command.ts';

const folder = mkdtempSync(join(tmpdir(), 'race-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a solution that is not right is raced all the same, and the status is 1', async () => {
  const file = join(folder, 'same.ts');
  writeFileSync(file, 'export default (): number => 1;');
  const { status, stdout } = await pokerKata(['race', '--rounds', '1', '--json', '--solution', file]);
  expect(JSON.parse(stdout)).toMatchObject({ disagreement: expect.stringContaining('same is not right: ') });
  expect(status).toBe(1);
});

test('one that does not end in the race is stopped', async () => {
  const file = join(folder, 'stuck.ts');
  writeFileSync(file, 'export default (cards: unknown[]) => {\n  while (cards.length > 5);\n  return 1;\n};');
  const { status, stderr } = await pokerKata(['race', '--solution', file]);
  expect(stderr).toContain('stuck did not finish within 20 seconds: is there an endless loop?');
  expect(status).toBe(1);
});
