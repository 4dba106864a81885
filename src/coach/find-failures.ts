/** Finds what fails in solutions that we made wrong on purpose. */
import { type Rules, rulesOf } from '../solution.ts';
import { type Example, type Sentence, type Step, sentencesOf } from './chapter.ts';
import { runExample } from './cucumber.ts';
import { host } from './host.ts';
import { judgeCounts, judgeExercise } from './judge-exercise.ts';
import { watched } from './last-call.ts';
import { type Learned, solutionFrom } from './learned.ts';
import { type ExerciseVerdict, type Failure, isDone, type Module } from './verdict.ts';

/** An example with more hands is shown by its name instead. */
const MOST_GIVEN = 5;

/**
 * Finds the examples of the chapters that a solution fails; ours stands in for what it lacks.
 *
 * @param counted - the chapter whose counts are asked as well, when its examples pass
 */
export function findFailures(modules: readonly Module[], chapters: readonly string[], counted?: string): Failure[] {
  const rules = rulesOf(readOurs(modules));
  return chapters.flatMap((chapter) => {
    const { examples, counts } = host.chapter(chapter);
    const failing = examples.filter((example) => isFailing(example, rules));
    if (chapter === counted && failing.length === 0) failing.push(...counts.filter((count) => isFailing(count, rules)));
    return failing.map(({ place, rule, name, steps }) => ({ chapter, rule, place, name, given: givenCards(steps) }));
  });
}

/** Lists the sentences and table rows that give cards, without those that say what is expected. */
function givenCards(steps: readonly Step[]): Sentence[] {
  const outcome = steps.findIndex(({ keyword }) => keyword === 'Then');
  const given = steps
    .slice(0, outcome)
    .flatMap(({ text, arguments: found, table }) => [{ text, arguments: found }, ...sentencesOf(table)]);
  const withCards = given.filter((sentence) => sentence.arguments.some(({ type }) => type === 'cards'));
  return withCards.length > MOST_GIVEN ? [] : withCards;
}

/** Judges a solution that we made wrong on purpose as a learner's is. */
export function judgeMistake(exercise: string, modules: readonly Module[]): ExerciseVerdict {
  const attempt = { exercise, solution: readOurs(modules), anew: () => readOurs(modules) };
  const verdict = judgeExercise(attempt);
  return isDone(verdict) ? judgeCounts(verdict, attempt) : verdict;
}

const readOurs = (modules: readonly Module[]): Learned =>
  Object.assign({}, ...modules.map((module) => watched(solutionFrom(module))));

function isFailing(example: Example, rules: Rules): boolean {
  host.beat();
  try {
    host.quiet(() => runExample(example, rules));
    return false;
  } catch {
    return true;
  }
}
