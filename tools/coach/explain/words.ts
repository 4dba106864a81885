/** Puts verdicts into words. Terminal and page only format them. */
import { inFull } from '../../../src/cards/quote.ts';
import { PRINTED_CARDS } from '../../../steps/written-cards.ts';
import { listed } from '../../machine/words/nearest.ts';
import { formatSpeed } from '../../race/format-speed.ts';
import { mistakeIn } from '../answers.ts';
import { exerciseNamed } from '../exercises.ts';
import { brokenHeading } from '../foundations.ts';
import { CARDS } from '../units.ts';
import {
  type ExerciseVerdict,
  type FailedExample,
  isWrongAnswer,
  type KnownMistake,
  type Trouble,
  type VerdictAt,
} from '../verdict.ts';

export interface Words {
  readonly isGood: boolean;
  readonly heading: string;
  /** The failing example or hand that is shown. */
  readonly wrong: Trouble | undefined;
  readonly mistake: MistakeWords | undefined;
  /** What the exercise teaches, once it is done. */
  readonly lesson: string | undefined;
  /** A line for each evaluator of the race. */
  readonly speeds: readonly string[];
  /** Known mistakes that were avoided, each with a hand that exposes it. */
  readonly avoided: readonly string[];
  /** What the code printed. */
  readonly printed: string | undefined;
}

/** The known mistake that gives the same answers. */
export interface MistakeWords {
  /** Asked first, about a hand that is not in sight; then the rest comes on request. */
  readonly question: string | undefined;
  readonly summary: string;
  /** What is wrong, and who makes it. */
  readonly known: string;
}

/**
 * Puts a verdict into words.
 * @param mistakes - the known mistakes of the exercise
 * @param failure - the index of the failure shown
 */
export function inWords(
  verdict: ExerciseVerdict,
  mistakes: readonly KnownMistake[] = [],
  failure = 0,
): Words {
  const { troubles } = verdict;
  const wrong = troubles[failure] ?? troubles[0];
  return {
    isGood: !wrong,
    heading: headingOf(verdict, failure),
    wrong,
    mistake: wrong && mistakeWords(wrong, mistakeIn(verdict, mistakes)),
    lesson: wrong ? undefined : lessonOf(verdict),
    speeds: speedLines(verdict),
    avoided: wrong ? [] : mistakes.map(nameWithHand),
    printed: wrong?.printed ?? verdict.printed,
  };
}

/** Returns the lesson of an exercise of which more than some examples were run. */
function lessonOf({ stage, exercise }: ExerciseVerdict): string | undefined {
  return stage === 'examples' ? undefined : exerciseNamed(exercise).lesson;
}

/** Names a mistake, with the hand that exposes it. */
function nameWithHand({ wrong, hand }: KnownMistake): string {
  return hand ? `${wrong.replace(/\.$/, ': ')}${hand}` : wrong;
}

/** More files than this are counted. */
const MOST_NAMED = 3;

/** Says which files were replaced by ours: a line, or none. */
export function standInLines({ standIns = [] }: Pick<ExerciseVerdict, 'standIns'>): string[] {
  if (standIns.length === 0) return [];
  if (standIns.length > MOST_NAMED) {
    return [`${standIns.length} files are not done yet: our code is used instead.`];
  }
  const are = standIns.length > 1 ? 'are' : 'is';
  return [`${listed(standIns, 'and')} ${are} not done yet: our code is used instead.`];
}

/** Writes the heading above a failure, or above what was found to be right. */
function headingOf(verdict: ExerciseVerdict, failure: number): string {
  if (verdict.broken) return brokenHeading(verdict.exercise, verdict.broken);
  switch (verdict.stage) {
    case 'read':
      return unreadHeading(verdict.troubles[0]);
    case 'examples':
      return examplesHeading(verdict, failure);
    case 'race':
      return raceHeading(verdict);
    case 'random hands':
    case 'counts':
      return handsHeading(verdict);
  }
}

function unreadHeading(trouble: Trouble | undefined): string {
  const isNotBegun = trouble && !isWrongAnswer(trouble) && trouble.isNotBegun;
  return isNotBegun ? 'Not started yet.' : 'Your code cannot be judged yet.';
}

function examplesHeading(verdict: ExerciseVerdict, failure: number): string {
  const { examples, troubles, isStopped, isGoingOn, leftOut } = verdict;
  if (troubles.length === 0) return 'All visible examples pass. There are hidden ones, too.';
  const which = failure === 0 ? 'The first:' : `Failure ${failure + 1}:`;
  if (isGoingOn) return 'This example fails. The next ones still run.';
  if (isStopped) return failure === 0 ? 'Your code was stopped in this example:' : which;
  const fail = troubles.length > 1 ? 'fail' : 'fails';
  const failing = `${troubles.length} of ${examples.length} examples ${fail}`;
  if (!leftOut) return `${failing}. ${which}`;
  const were = leftOut > 1 ? 'were' : 'was';
  return `${failing}. ${leftOut} more ${were} left out, because your program takes long to start. ${which}`;
}

function raceHeading({ troubles: [trouble], tried }: VerdictAt<'race'>): string {
  if (!trouble) return `Done: it is right for ${inFull(tried)} hands and fast enough.`;
  return isWrongAnswer(trouble)
    ? 'Your evaluator puts these two hands in the wrong order:'
    : 'Not done yet.';
}

function handsHeading(verdict: VerdictAt<'random hands' | 'counts'>): string {
  const { exercise, stage, examples, troubles, isStopped, tried } = verdict;
  const what = exercise === CARDS ? 'text' : 'hand';
  if (isStopped) return 'Not done yet.';
  const pass = `All ${examples.length} examples pass.`;
  const [trouble] = troubles;
  if (trouble?.example) return `${pass} But this count is wrong:`;
  if (trouble) return `${pass} But your code is wrong about this ${what}:`;
  const passed = `${examples.length} examples`;
  const hands = `${inFull(tried)} random ${what}s`;
  if (stage === 'counts') return `Done: ${passed}, ${hands} and all counts pass.`;
  const start = verdict.areCountsNext ? '' : 'Done: ';
  return `${start}${passed} and ${hands} pass.`;
}

function mistakeWords(wrong: Trouble, mistake: KnownMistake | undefined): MistakeWords | undefined {
  if (!mistake) return undefined;
  return {
    question: questionAboutMistake(mistake, wrong),
    summary: 'A known mistake gives the same answers as your code.',
    known: aboutMistake(mistake),
  };
}

/** Says in whole sentences what a mistake gets wrong, and who makes it. */
export function aboutMistake({ wrong, reason }: Pick<KnownMistake, 'wrong' | 'reason'>): string {
  const subject = `It ${wrong.charAt(0).toLowerCase()}${wrong.slice(1)}`;
  return `${subject} ${reason.replace(/^Made by/, 'It is made by')}`;
}

/** Asks about the hand that exposes a mistake, unless that hand or another one is in sight. */
function questionAboutMistake({ hand }: KnownMistake, wrong: Trouble): string | undefined {
  if (hand === undefined || wrong.hand !== undefined) return undefined;
  const inSight = wrong.example ? handsIn(textOf(wrong.example)) : [];
  if (handsIn(hand).every((cards) => inSight.includes(cards))) return undefined;
  return `What does your code say about ${hand}? What should it say?`;
}

const HANDS = new RegExp(`\\b${PRINTED_CARDS}\\b`, 'g');

/** Lists the hands in a text, each with its cards in one order. */
function handsIn(text: string): string[] {
  const hands = text.match(HANDS) ?? [];
  return hands.map((hand) => hand.toUpperCase().split(' ').sort().join(' '));
}

function textOf({ name, given, sentence, rows }: FailedExample): string {
  return [name, ...given, sentence, ...rows].join('\n');
}

function speedLines(verdict: ExerciseVerdict): string[] {
  const speeds = verdict.stage === 'race' ? verdict.speeds : [];
  const [, rules] = speeds;
  if (!rules) return [];
  return speeds.map(({ name, handsPerSecond }) => {
    const speed = formatSpeed(handsPerSecond).padStart(7);
    const factor = (handsPerSecond / rules.handsPerSecond).toFixed(1).padStart(6);
    return `${name.padEnd(12)} ${speed} ${factor} times as fast as ${rules.name}`;
  });
}
