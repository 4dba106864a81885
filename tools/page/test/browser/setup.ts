/** Before all browser tests: finds a browser, and writes the page as a user does. */
import { execFileSync } from 'node:child_process';
import { quote } from '../../../../src/cards/quote.ts';
import { FROM_SOURCE } from '../../../command/test/command.ts';
import { ENGINE, findBrowser } from './find-browser.ts';

export default function setup(): void {
  if (findBrowser() === undefined) leave();
  const [node, ...start] = FROM_SOURCE;
  execFileSync(node, [...start, 'rule-book', '--force', '--out', 'reports/rule-book'], {
    stdio: 'inherit',
  });
}

/** Without a browser the tests are skipped, except in CI. */
function leave(): never {
  const { CI } = process.env;
  process.stderr.write(`${whatIsMissing()}: the page is not tested.\n`);
  process.exit(CI ? 1 : 0);
}

function whatIsMissing(): string {
  const { CHROMIUM_PATH, FIREFOX_PATH } = process.env;
  if (ENGINE === 'chromium')
    return CHROMIUM_PATH
      ? `CHROMIUM_PATH is ${quote(CHROMIUM_PATH)}, which cannot be run`
      : 'There is no Chromium or Chrome here (CHROMIUM_PATH can name one)';
  if (ENGINE === 'firefox' && FIREFOX_PATH)
    return `FIREFOX_PATH is ${quote(FIREFOX_PATH)}, which cannot be run`;
  return `Playwright's ${ENGINE} is not here (npx playwright-core install ${ENGINE} brings it)`;
}
