/**
 * No chapter fails that has nothing to do with a mistake, and Cucumber itself finds what the
 * coach's own part of it finds.
 */
import { readMistakes } from '../../../src/learning/mistakes/mistakes.ts';
import { UNITS } from '../../../src/solution/units.ts';
import { readChapters } from '../../page/matched.ts';
import { runCucumber } from '../../steps/run-cucumber.ts';
import { ASKS_ABOUT } from '../../support/asks-about.ts';
import { failuresOf } from '../../support/failures-of.ts';

const mistakes = readMistakes('src/learning/mistakes');
const chosen = Object.keys(UNITS).flatMap((wanted) => {
  const ofUnit = mistakes.filter(
    ({ unit, caughtBy }) => unit === wanted && !caughtBy.rule.startsWith('Each round is dealt'),
  );
  return [...ofUnit.filter(({ name }) => name === 'counted-exactly'), ...ofUnit].slice(0, 1);
});

/** All examples, but no counts, as Cucumber wants them: `features/02-pair.feature:15:16`. */
const examples = readChapters().map((chapter) =>
  [chapter.file, ...new Set(chapter.examples.map(({ location }) => location.split(':')[1]))].join(
    ':',
  ),
);

test.each(chosen.map((mistake) => [mistake.path, mistake] as const))(
  '%s fails the same scenarios',
  async (path, { unit }) => {
    const { stdout } = await runCucumber({ KATA_SOLUTION: path }, '--format', 'rerun', ...examples);
    const failed = stdout.split('\n').flatMap((line) => {
      const [file, ...numbers] = line.split(':');
      return numbers.map((number) => `${file}:${number}`);
    });
    const found = failuresOf(unit, path).map(({ location }) => location);
    expect(found).not.toEqual([]);
    expect(failed).toEqual(found);
  },
);

test('no mistake fails a chapter that does not ask about it', () => {
  const strangers = mistakes.flatMap(({ unit, path }) =>
    failuresOf(unit, path)
      .filter(({ chapter }) => chapter !== unit && !ASKS_ABOUT[chapter]?.includes(unit))
      .map(({ location }) => `${path} fails ${location}`),
  );
  expect(strangers).toEqual([]);
});

test('what is counted exactly changes what cards contain and not what they are worth', () => {
  const exact = chosen
    .filter(({ name }) => name === 'counted-exactly')
    .flatMap(({ unit, path }) => failuresOf(unit, path));
  expect(exact).not.toEqual([]);
  expect(exact.filter(({ sentence }) => !/^\w+ they (do not )?contain /.test(sentence))).toEqual(
    [],
  );
});
