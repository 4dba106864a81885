import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pokerKata } from './command.ts';

const folder = mkdtempSync(join(tmpdir(), 'rule-book-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a folder that cannot be written is told at once', async () => {
  writeFileSync(join(folder, 'file'), '');
  mkdirSync(join(folder, 'taken', 'index.html'), { recursive: true });
  const [file, below, taken] = await Promise.all(
    ['file', 'file/below', 'taken'].map((out) => pokerKata(['rule-book', '--out', join(folder, out)])),
  );
  expect(file?.stderr).toBe(`cannot write "${join(folder, 'file')}": there is a file of that name\n`);
  expect(below?.stderr).toBe(`cannot write "${join(folder, 'file', 'below')}": a part of its path is no folder\n`);
  expect(taken?.stderr).toBe(`cannot write "${join(folder, 'taken', 'index.html')}": it is a folder\n`);
  expect([file, below, taken].map((outcome) => outcome?.status)).toEqual([1, 1, 1]);
});
