import { formatSpeed } from '../../../fast/race/format-speed.ts';
import { inFull } from '../../../kata/cards/quote.ts';
import { listed } from '../../../machine/words/nearest.ts';
import { EXERCISES } from '../exercises.ts';
import {
  type ExerciseVerdict,
  isDone,
  type KnownMistake,
  sameMistakes,
  type Trouble,
  troublesOf,
} from '../verdict.ts';

export type Words = ReturnType<typeof inWords>;
export type MistakeWords = NonNullable<Words['mistake']>;

/** Puts a verdict into words. @param failure - the index of the failure shown */
export function inWords(
  verdict: ExerciseVerdict,
  mistakes: readonly KnownMistake[] = [],
  failure = 0,
) {
  const wrong = troublesOf(verdict)[failure] ?? verdict.trouble ?? verdict.counterExample;
  const nameWithHand = ({ wrong, hand }: KnownMistake) =>
    hand ? `${wrong.replace(/\.$/, ': ')}${hand}` : wrong;
  return {
    isGood: !wrong,
    heading: verdict.trouble ? troubleHeading(verdict, failure) : headingOf(verdict),
    /** The failing example or hand that is shown. */
    wrong,
    /** Known mistakes that fail in the same way, perhaps with a question first. */
    mistake: wrong && mistakeIn(wrong, sameMistakes(verdict, mistakes)),
    lesson:
      wrong || verdict.tried === undefined
        ? undefined
        : EXERCISES.find(({ name }) => name === verdict.exercise)?.lesson,
    speeds: speedLines(verdict),
    /** Known mistakes that were avoided, each with a hand that exposes it. */
    avoided: wrong ? [] : mistakes.map(nameWithHand),
    printed: wrong?.printed ?? verdict.printed,
  };
}

export function standInLines({ standIns = [] }: Pick<ExerciseVerdict, 'standIns'>): string[] {
  const are = standIns.length > 1 ? 'are' : 'is';
  return standIns.length > 0
    ? [`${listed(standIns, 'and')} ${are} not done yet: our code is used instead.`]
    : [];
}

function troubleHeading(
  { failed, examples, tried, trouble }: ExerciseVerdict,
  failure: number,
): string {
  const which = failure === 0 ? 'The first:' : `Failure ${failure + 1}:`;
  if (failed.length > 0)
    return `${failed.length} of ${examples} examples fail${failed[1] ? '' : 's'}. ${which}`;
  if (trouble?.isNotBegun) return 'Not started yet.';
  if (!trouble?.example) return tried === undefined ? 'It cannot be judged yet.' : 'Not done yet.';
  if (examples > 0) return `All ${examples} examples pass. But this count comes out wrong:`;
  return failure === 0 ? 'It was stopped in this example:' : which;
}

function headingOf(verdict: ExerciseVerdict): string {
  const { examples, tried = 0, counted, counterExample, speeds } = verdict;
  if (isDone(verdict) && verdict.tried === undefined)
    return 'All visible examples pass. There are hidden ones, too.';
  const green = `All ${examples} examples pass.`;
  if (counterExample && examples === 0) return 'It puts these two hands in the wrong order:';
  if (counterExample) return `${green} But this hand comes out wrong:`;
  if (speeds)
    return `It is right for ${inFull(tried)} hands and fast enough: the exercise is done.`;
  return `${green} So do ${inFull(tried)} random hands${counted ? ' and all counts' : ''}${counted === false ? '.' : ': the exercise is done.'}`;
}

function mistakeIn({ hand: found, example }: Trouble, same: readonly KnownMistake[]) {
  const [first, second] = same;
  if (!first) return undefined;
  const shown = example ? [example.name, ...example.given, example.sentence].join(', ') : found;
  const isAsked = first.hand !== undefined && found === undefined && !shown?.includes(first.hand);
  return {
    question: isAsked
      ? `What does your code say about ${first.hand}? What should it say?`
      : undefined,
    summary: second
      ? 'These known mistakes fail the same examples:'
      : 'A known mistake fails in the same way.',
    known: same.map(({ wrong, reason }) => `${wrong} ${reason}`),
  };
}

function speedLines({ speeds = [] }: ExerciseVerdict): string[] {
  const [, rules] = speeds;
  if (!rules) return [];
  return speeds.map(({ name, handsPerSecond }) => {
    const factor = (handsPerSecond / rules.handsPerSecond).toFixed(1);
    return `${name.padEnd(12)} ${formatSpeed(handsPerSecond).padStart(7)} ${factor.padStart(6)} times ${rules.name}`;
  });
}
