/** Puts a verdict into words, which the terminal paints and the page wraps. */
import { inFull } from '../../kata/cards/quote.ts';
import { listed } from '../../load/nearest.ts';
import { formatSpeed } from '../../race/format-speed.ts';
import { learnedIn } from '../exercises.ts';
import { type ExerciseVerdict, isDone, type KnownMistake, sameMistakes, type Trouble, troublesOf } from '../verdict.ts';

/** Sentences that may have cards in them; only what an outcome that `isText` compares is to be shown as it is. */
export interface Words {
  readonly isGood: boolean;
  readonly heading: string;
  /** What is wrong: the failure in sight, of an example or of a hand. */
  readonly wrong?: Trouble;
  /** The other failures, a line each. */
  readonly others: readonly string[];
  /** Known mistakes that fail in the same way, and a question that leads to them. */
  readonly mistake?: MistakeWords;
  readonly learned?: string;
  /** Hands a second, each line beside how many times as fast as the rules that is. */
  readonly speeds: readonly string[];
  /** The known mistakes, each with a hand that exposes it, for whoever avoided them. */
  readonly avoided: readonly string[];
  readonly printed?: string;
}

export interface MistakeWords {
  readonly question?: string;
  readonly summary: string;
  readonly known: readonly string[];
}

/** @param failure - which of the failures is in sight: 0 is the first */
export function inWords(verdict: ExerciseVerdict, mistakes: readonly KnownMistake[] = [], failure = 0): Words {
  const wrong = troublesOf(verdict)[failure] ?? verdict.trouble ?? verdict.counterExample;
  const printed = wrong?.printed ?? verdict.printed;
  const words = {
    isGood: !wrong,
    heading: verdict.trouble ? troubleHeading(verdict, failure) : headingOf(verdict),
    speeds: speedLines(verdict),
    others: othersOf(verdict),
    avoided: wrong ? [] : mistakes.map(({ wrong, hand }) => (hand ? `${wrong.replace(/\.$/, ': ')}${hand}` : wrong)),
    ...(printed && { printed }),
  };
  const learned = verdict.hunted === undefined ? undefined : learnedIn(verdict.exercise);
  if (!wrong) return { ...words, ...(learned && { learned }) };
  const mistake = mistakeIn(wrong, sameMistakes(verdict, mistakes));
  return { ...words, wrong, ...(mistake && { mistake }) };
}

/** Tells what stands in for files that the exercise's own import and that are not done. */
export function standInLines({ standIns = [] }: Pick<ExerciseVerdict, 'standIns'>): string[] {
  const [are, stand, them] = standIns.length > 1 ? ['are', 'stand', 'them'] : ['is', 'stands', 'it'];
  return standIns.length > 0 ? [`${listed(standIns, 'and')} ${are} not done, so ours ${stand} in for ${them}.`] : [];
}

function troubleHeading({ failed, examples, hunted, trouble }: ExerciseVerdict, failure: number): string {
  const which = failure === 0 ? 'The first:' : `Failure ${failure + 1}:`;
  if (failed.length > 0) return `${failed.length} of ${examples} examples fail${failed[1] ? '' : 's'}. ${which}`;
  if (!trouble?.example) return hunted === undefined ? 'It cannot be judged.' : 'It is not done yet.';
  return failure === 0 ? 'It did not get past this example:' : which;
}

function headingOf(verdict: ExerciseVerdict): string {
  const { examples, hunted = 0, counted = 0, counterExample, speeds } = verdict;
  if (isDone(verdict) && verdict.hunted === undefined) return 'All visible examples pass. There are hidden ones, too.';
  const green = `All ${examples} examples pass.`;
  if (counterExample && examples === 0) return 'There are hands that come out wrong:';
  if (counterExample) return `${green} But there is a hand that they do not show:`;
  if (speeds) return `It is right for ${inFull(hunted)} hands and as fast as it has to be: the exercise is done.`;
  const questions = counted > 0 ? ` and ${inFull(counted)} questions of the counts` : '';
  return `${green} So do ${inFull(hunted)} random hands${questions}: the exercise is done.`;
}

function othersOf(verdict: ExerciseVerdict): string[] {
  const [, ...others] = troublesOf(verdict);
  return others.map(({ example, expected, got = '', message = '' }) => {
    const what = expected === undefined ? message : `expected ${expected}, got ${got}`;
    return `${example?.name ?? ''}: ${what} (${example?.place ?? ''})`;
  });
}

/** Tells the known mistakes that fail in the same way: sometimes several, with no telling which. */
function mistakeIn({ hand: found, example }: Trouble, same: readonly KnownMistake[]): MistakeWords | undefined {
  const [first, second] = same;
  if (!first) return undefined;
  const shown = example ? [example.name, ...example.given, example.sentence].join(', ') : found;
  const isAsked = first.hand !== undefined && found === undefined && !shown?.includes(first.hand);
  return {
    ...(isAsked && { question: `What does your code say about ${first.hand}? What should it say?` }),
    summary: second
      ? 'Each of these known mistakes fails in just this way:'
      : 'A known mistake fails in just this way.',
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
