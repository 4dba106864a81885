/** The markup of a book that has not passed. */
import { TestStepResultStatus } from '@cucumber/messages';
import { bookOf } from '../../src/rule-book/book.ts';
import { readRun } from '../../src/rule-book/cucumber-run.ts';
import { readEvaluatorIdeas } from '../../src/rule-book/evaluator-ideas.ts';
import { readHandSentences } from '../../src/rule-book/ladder.ts';
import { writePage } from '../../src/rule-book/page.ts';
import { runOf } from './small-run.ts';

const { PASSED, FAILED } = TestStepResultStatus;

const scripts = {
  css: 'p{}',
  firstScript: '1',
  shared: '2',
  script: 'f("</script>")',
  grammar: '',
  editor: '',
  worker: '',
};
const made = { steps: [], known: [], licences: 'Permission is granted' };
const parts = { ideas: readEvaluatorIdeas('.'), sentences: readHandSentences('.'), ...made, ...scripts };
const pass = [PASSED, PASSED, PASSED];
const failed = writePage(bookOf(readRun(runOf([pass, pass, [PASSED, FAILED]])), []), parts);
const passed = writePage(bookOf(readRun(runOf([pass, pass, pass, pass])), []), parts);

test('the licences of what others have written go with the page', () => {
  expect(passed).toContain('<script type="text/plain" id="licences">\nPermission is granted</script>');
});

test('a failed example says at which sentence and why', () => {
  expect(failed).toContain('Failed at “the cards Ah”:</p><pre>false is not true</pre>');
  expect(passed).not.toContain('class="failure"');
});

test('what has not passed is marked by a sign and a word, and what has passed is not', () => {
  const marks = (slug: string, page: string) =>
    page
      .split(`id="${slug}"`)[1]
      ?.split(' id="')[0]
      ?.match(/aria-hidden="true">(.)<.*?>([\w ]+)</)
      ?.slice(1);
  expect(marks('pair/two-kings', failed)).toBeUndefined();
  expect(marks('pair/an-ace', failed)).toEqual(['✗', 'failed']);
  expect(marks('pair/two-kings-2', failed)).toEqual(['–', 'not run']);
});

test('the page begins with what has not passed', () => {
  expect(failed).toContain('4 examples: a program found 2 right when this page was made, but not these:');
  expect(failed).toContain(
    '<li><a href="#pair/an-ace">An ace</a></li><li><a href="#pair/two-kings-2">Two kings</a></li>',
  );
  expect(passed).toContain('all checked by a program and found right when this page was made');
  expect(failed).toContain('Only 2 of 4 examples were checked by a program and found right when this page was made.');
  expect(passed).toContain(
    '<p class="passed">All 4 examples were checked by a program and found right when this page was made.</p>',
  );
});

test('a script does not end before its end', () => {
  expect(passed).toContain('<script>f("<\\/script>")</script>');
});
