/** What the page says about itself to browsers and search engines. */
import { TestStepResultStatus } from '@cucumber/messages';
import { bookOf } from '../../src/rule-book/book.ts';
import { readRun } from '../../src/rule-book/cucumber-run.ts';
import { headView } from '../../src/rule-book/head-view.ts';
import { runOf } from './small-run.ts';

const { PASSED } = TestStepResultStatus;
const pass = [PASSED, PASSED, PASSED];
const head = headView(bookOf(readRun(runOf([pass, pass, pass, pass])), []));

test('the description counts the chapters and the examples', () => {
  expect(head).toMatch(/<meta name="description" content="[^"]*1 short chapters, with 4 examples[^"]*">/);
});

test('the icon is drawn in the page itself', () => {
  const [, icon = ''] = head.match(/<link rel="icon" href="data:image\/svg\+xml,([^"]*)">/) ?? [];
  expect(decodeURIComponent(icon)).toMatch(/^<svg xmlns.*<path [^<]*\/><\/svg>$/);
});
