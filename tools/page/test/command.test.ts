/** The command `rule-book` refusing to write: it says so at once, before anything runs. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { quote } from '../../../src/cards/quote.ts';
import { pokerKata } from '../../command/test/command.ts';

const folder = mkdtempSync(join(tmpdir(), 'rule-book-'));
afterAll(() => rmSync(folder, { recursive: true }));

const ruleBookIn = (out: string) => pokerKata(['rule-book', '--out', out]);

test('a page cannot be written where there is a folder', async () => {
  const page = join(folder, 'taken', 'index.html');
  mkdirSync(page, { recursive: true });
  expect(await ruleBookIn(dirname(page))).toMatchObject({
    status: 2,
    stdout: '',
    stderr: `cannot write ${quote(page)}: it is a folder, expected a file\n`,
  });
});

test('a page that the command did not write stays as it is', async () => {
  const page = join(folder, 'theirs', 'index.html');
  mkdirSync(dirname(page));
  writeFileSync(page, '<h1>My page</h1>');
  expect(await ruleBookIn(dirname(page))).toMatchObject({
    status: 2,
    stdout: '',
    stderr: `rule-book did not write ${quote(page)}: choose another folder with --out, or add --force\n`,
  });
  expect(readFileSync(page, 'utf8')).toBe('<h1>My page</h1>');
});
