/** Before all browser tests: finds a browser, and writes the page as a user does. */
import { execFileSync } from 'node:child_process';
import { quote } from '../../src/kata/cards/quote.ts';
import { FROM_SOURCE } from '../command/cli/command.ts';
import { findBrowser } from './find-browser.ts';

export default function setup(): void {
  const { FIREFOX_PATH } = process.env;
  if (!FIREFOX_PATH && findBrowser() === undefined) leave();
  const [node, ...start] = FROM_SOURCE;
  execFileSync(node, [...start, 'rule-book', '--force', '--out', 'reports/rule-book'], {
    stdio: 'inherit',
  });
}

/** Without a browser the tests are skipped, except in CI. */
function leave(): never {
  const { CI, CHROMIUM_PATH } = process.env;
  process.stderr.write(
    CHROMIUM_PATH
      ? `CHROMIUM_PATH is ${quote(CHROMIUM_PATH)}, which cannot be run: the page is not tested.\n`
      : 'There is no Chromium or Chrome here (CHROMIUM_PATH can name one): the page is not tested.\n',
  );
  process.exit(CI ? 1 : 0);
}
