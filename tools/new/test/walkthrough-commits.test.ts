/** Which passages of a page tell of a commit. */
import { passagesIn } from '../walkthrough-commits.ts';

const PAGE = `# Two pairs

<!-- commit: Say what two pairs are
features/two-pairs.feature -->

Three ranks have two cards.

## The first version

<!-- commit: Count the pairs
tools/coach/exercises/two-pairs/mistakes/three-pairs-missed.ts -->

The name says *two*.

## What it costs

Time.
`;

test('a page has a passage from each comment to the next heading', () => {
  expect(passagesIn(PAGE)).toEqual([
    {
      subject: 'Say what two pairs are',
      path: 'features/two-pairs.feature',
      markdown: '\nThree ranks have two cards.\n\n',
    },
    {
      subject: 'Count the pairs',
      path: 'tools/coach/exercises/two-pairs/mistakes/three-pairs-missed.ts',
      markdown: '\nThe name says *two*.\n\n',
    },
  ]);
});
