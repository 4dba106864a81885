/** Our own chapters as somebody's examples: they are right, and catch all that examples can. */
import { readFileSync } from 'node:fs';
import { readChapter } from '../../chapters/read-chapter.ts';
import { chapterOf, type Exercise, hasExamples } from '../../exercise.ts';
import { EXERCISES } from '../../exercises.ts';
import { survivorsOf } from '../../own-verdict.ts';
import { featureOf, verdictOn } from './judging.ts';

/** All exercises with examples, each with the text of its chapter. */
const OF_CHAPTERS = EXERCISES.filter(hasExamples).map((exercise): [string, Exercise, string] => [
  exercise.name,
  exercise,
  readFileSync(readChapter(chapterOf(exercise), '.').file, 'utf8'),
]);

const OTHER_GAME = 'Each hand is played by the rules of its own game';

const NOTHING_CAUGHT = featureOf(['Given the cards Kd Kh', 'Then they contain a pair']);

describe.each(OF_CHAPTERS)('of %s our own chapter', (name, exercise, text) => {
  const chapter = chapterOf(exercise);
  const verdict = verdictOn(name, text);

  test('agrees with the rules and with all right programs', () => {
    const { examples, counts } = readChapter(chapter, '.');
    // They end with a hand of Texas hold'em, and so are about that.
    const ofOtherGame = examples.filter(({ rule }) => rule === OTHER_GAME);
    const apart = [...ofOtherGame, ...counts].map(({ location }) => location.split(':')[1]);
    const others = verdict.examples.filter(({ status }) => status !== 'agrees');
    expect(others.map(({ location }) => location.split(':')[1])).toEqual(apart);
  });

  test('is nowhere in the hints on mistakes', () => {
    const { programs } = verdictOn(name, NOTHING_CAUGHT);
    const args = readChapter(chapter, '.').examples.flatMap(({ steps }) =>
      steps.flatMap((step) => step.arguments),
    );
    const hands = args.filter(({ type }) => type === 'cards');
    const hints = programs.flatMap(({ clues }) => clues?.sort ?? []);
    expect(hints).toHaveLength(programs.length);
    for (const hand of hands) expect(hints.join('\n')).not.toContain(hand.text);
  });

  test('catches all mistakes that an example can show', () => {
    expect(survivorsOf(verdict)).toEqual([]);
  });
});
