/** Judges known mistakes, to tell a learner which one their code has. */
import { quote } from '../../../src/cards/quote.ts';
import type { Rules } from '../../../steps/rules-under-test.ts';
import { rulesOf } from '../../solution/rules.ts';
import { writeAnswers } from '../answers.ts';
import { type Example, type Sentence, sentencesOf } from '../chapter.ts';
import type { Host } from '../code/host.ts';
import { type LearnerSolution, readModule } from '../code/read-module.ts';
import { failureIn } from '../code/run-example.ts';
import { chapterOf, examplesOf } from '../exercise.ts';
import { exerciseNamed } from '../exercises.ts';
import type { MistakeToJudge } from '../jobs.ts';
import type { Failure, KnownMistake } from '../verdict.ts';
import { judgeExercise } from './judge-exercise.ts';

/** More sentences than this are hard to compare at a glance. */
const MOST_SENTENCES = 5;

/** Judges a known mistake, and finds the example that exposes it. */
export function judgeMistake(mistake: MistakeToJudge, host: Host): KnownMistake {
  const { wrong, reason, module } = mistake;
  const exercise = exerciseNamed(mistake.exercise);
  host.start();
  // The package's own files can be read.
  const readAgain = () =>
    readModule(module, exercise, host, { isCounted: false }) as LearnerSolution;
  const rules = rulesOf(readAgain());
  const exposedBy = findExposing(mistake, rules, host);
  const examples = examplesOf(exercise, host.chapter(chapterOf(exercise)).examples);
  const verdict = judgeExercise({ host, exercise, rules, examples, readAgain });
  return {
    wrong,
    reason,
    answers: writeAnswers(verdict),
    exposedBy,
    hand: exposedBy && handOf(exposedBy),
  };
}

/**
 * Finds an example or count that fails, of the rule that must catch a mistake: the first with the
 * cards that the mistake is shown by, or the first of all if it names none.
 */
function findExposing(
  { caughtBy: { feature, rule }, shownBy }: MistakeToJudge,
  rules: Rules,
  host: Host,
): Failure | undefined {
  const { examples, counts } = host.chapter(feature);
  const ofRule = [...examples, ...counts].filter((example) => example.rule === rule);
  for (const example of ofRule) {
    if (shownBy !== undefined && !givesCards(example, shownBy)) continue;
    const failure = failureIn(example, rules, host);
    if (failure) return describeExample(example, feature, failure.error);
  }
  return undefined;
}

/** Returns whether an example is about these cards. */
function givesCards({ steps }: Example, cards: string): boolean {
  const given = steps.flatMap((step) => step.arguments.filter(({ type }) => type === 'cards'));
  return given.some(({ text }) => text === cards);
}

/** The types of arguments that are cards, or a text to be read as cards. */
const WITH_CARDS: readonly string[] = ['cards', 'string'];

/** Describes an example by its sentences and table rows with cards. */
function describeExample(example: Example, chapter: string, error: unknown): Failure {
  const { location, rule, name, steps } = example;
  const outcome = steps.findIndex(({ keyword }) => keyword === 'Then');
  const given = steps
    .slice(0, outcome)
    .flatMap((step) => [{ text: step.text, arguments: step.arguments }, ...sentencesOf(step.table)])
    .filter((sentence) => sentence.arguments.some(({ type }) => WITH_CARDS.includes(type)));
  const shown = given.length > MOST_SENTENCES ? namedIn(error, given) : given;
  return { location, rule, name, chapter, given: shown };
}

/** Finds the hands of a long table that an error names, like `expected "flush wins"`. */
function namedIn(error: unknown, given: readonly Sentence[]): readonly Sentence[] {
  const nameOf = (sentence: Sentence) => sentence.arguments[0]?.text ?? '';
  const anyName = new RegExp(given.map(nameOf).join('|'), 'g');
  const named: readonly string[] = String(error).match(anyName) ?? [];
  return given.filter((sentence) => nameOf(sentence) !== '' && named.includes(nameOf(sentence)));
}

/** Writes the cards, if that is all there is to say, or the sentences. */
function handOf({ given }: Failure): string | undefined {
  if (given.length === 0) return undefined;
  const [onlyArgument, ...otherArguments] = given.flatMap((sentence) => sentence.arguments);
  if (onlyArgument && otherArguments.length === 0) {
    const { type, text } = onlyArgument;
    return type === 'string' ? quote(text) : text;
  }
  return given.map(({ text }) => text).join(', ');
}
