/** The interview as a command: what it says. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pokerKata } from '../cli/command.ts';

const folder = mkdtempSync(join(tmpdir(), 'interview-'));
afterAll(() => rmSync(folder, { recursive: true }));

const interview = (...args: string[]) => pokerKata(['practice', 'interview', ...args]);

test('what is no task is refused', async () => {
  const message = '"poker" is not a task: expected predicates, ranking or showdown\n';
  expect(await interview('poker')).toEqual({ status: 2, stdout: '', stderr: message });
});

test('whoever has no interview is told the command that starts one', async () => {
  const path = join(folder, 'no such');
  const { status, stderr } = await interview('submit', '--dir', path);
  expect(stderr).toBe(
    `there is no interview in ${path}: start one with npm run practice -- interview --dir "${path}"\n`,
  );
  expect(status).toBe(2);
  expect((await interview()).stdout).toContain('Start one with: npm run practice -- interview predicates\n');
});
