/** The exercises that a feature is about: those of our own chapters, and of small examples. */
import { chapterOf as chapterWith } from '../../../page/test/matched.ts';
import { readChapter } from '../../chapters/read-chapter.ts';
import { Host } from '../../code/host.ts';
import { chapterOf, hasExamples } from '../../exercise.ts';
import { EXERCISES } from '../../exercises.ts';
import { exercisesAskedIn } from '../../own-examples/exercises-asked.ts';

const host = new Host({ send() {}, chapter: (name) => readChapter(name, '.') });

const CHAPTERS = [...new Set(EXERCISES.filter(hasExamples).map(chapterOf))];

test.each(CHAPTERS)('our chapter %s is about its own exercises', (name) => {
  const asked = exercisesAskedIn(readChapter(name, '.').examples, host);
  const own = EXERCISES.filter((exercise) => chapterOf(exercise) === name);
  // The chapter on ranking also says what cards contain, and compares hands; that on short deck
  // plays Texas hold'em after it.
  const asksOthers = ['ranking', 'short-deck'].includes(name);
  expect(asked).toEqual(asksOthers ? expect.arrayContaining(own) : own);
});

test.each([
  {
    steps: ['Then they contain a pair', 'And they contain two pairs'],
    units: ['pair', 'two-pairs'],
  },
  { steps: ['Then they are worth a pair'], units: ['ladder', 'best-five'] },
  {
    steps: ['And Black holds Ac', 'And White holds Ad', 'Then they tie'],
    units: ['tie-breaking'],
  },
  {
    steps: [
      "And a game of Texas hold'em",
      'And the board 2c 3c 4c',
      'And Black holds Ac As',
      'Then Black has a straight: 5c',
    ],
    units: ['texas-holdem'],
  },
])('an example asks only what it is about: $units', ({ steps, units }) => {
  const { examples } = chapterWith('Scenario: One', 'Given the cards Kd Kh 9d', ...steps);
  const asked = exercisesAskedIn(examples, host).map(({ unit }) => unit);
  expect([...new Set(asked)]).toEqual(units);
});
