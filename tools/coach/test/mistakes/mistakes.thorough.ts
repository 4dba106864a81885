/**
 * No chapter fails that has nothing to do with a mistake, and Cucumber itself finds what the
 * coach's own part of it finds.
 */
import { runCucumber } from '../../../../test/support/run-cucumber.ts';
import { readChapters } from '../../../page/test/matched.ts';
import { UNITS } from '../../../solution/units.ts';
import { readAllMistakes } from '../../mistakes.ts';
import { ASKS_ABOUT } from '../support/asks-about.ts';
import { failuresOf } from '../support/failures-of.ts';

const mistakes = readAllMistakes('tools/coach/exercises');

/** One mistake of each unit that an example catches, and not only a count of deals. */
const oneOfEachUnit = Object.keys(UNITS).flatMap((unit) => {
  const ofUnit = mistakes.filter(
    (mistake) => mistake.unit === unit && !mistake.caughtBy.rule.startsWith('Each deal is from'),
  );
  return ofUnit.find(({ name }) => name === 'counted-exactly') ?? ofUnit[0] ?? [];
});

/** All examples, but no counts, as Cucumber wants them: `features/02-pair.feature:15:16`. */
const EXAMPLES = readChapters().map(({ file, examples }) => {
  const lines = examples.map(({ location }) => location.split(':')[1]);
  return [file, ...new Set(lines)].join(':');
});

test.each(oneOfEachUnit)('$path fails the same scenarios', async ({ path, unit }) => {
  const { stdout } = await runCucumber({ KATA_SOLUTION: path }, '--format', 'rerun', ...EXAMPLES);
  const byCucumber = stdout.split('\n').flatMap((row) => {
    const [file, ...lines] = row.split(':');
    return lines.map((line) => `${file}:${line}`);
  });
  const byTheCoach = failuresOf(unit, path).map(({ location }) => location);
  expect(byTheCoach).not.toEqual([]);
  expect(byCucumber).toEqual(byTheCoach);
});

test('no mistake fails a chapter that does not ask about it', () => {
  const strangers = mistakes.flatMap(({ unit, path }) =>
    failuresOf(unit, path)
      .filter(({ chapter }) => chapter !== unit && !ASKS_ABOUT[chapter]?.includes(unit))
      .map(({ location }) => `${path} fails ${location}`),
  );
  expect(strangers).toEqual([]);
});

test('what is counted exactly changes what cards contain and not what they are worth', () => {
  const failures = oneOfEachUnit
    .filter(({ name }) => name === 'counted-exactly')
    .flatMap(({ unit, path }) => failuresOf(unit, path));
  const others = failures.filter(({ sentence }) => !/^\w+ they (do not )?contain /.test(sentence));
  expect(failures).not.toEqual([]);
  expect(others).toEqual([]);
});
