/**
 * Compares code with known mistakes by their answers. Each answer is a sign: right, accepted though
 * it must be refused, or a letter for what it is. Code has the mistake with the same letters.
 */
import { type ExerciseVerdict, isWrongAnswer, type KnownMistake, type Trouble } from './verdict.ts';

/** The sign of a right answer. */
export const RIGHT = '.';
/** The sign of any answer where an error is right. */
export const ACCEPTED = '!';

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** How much of the wrong answers about telling hands must be the same. */
const LEAST_SHARE = 0.9;
/**
 * How much of what is accepted in examples must be the same. The rest may be refused by functions of
 * ours that the code calls.
 */
const LEAST_SHARE_OF_ACCEPTED = 0.75;

/** How many hands must be wrong if no example fails. */
const LEAST_HANDS = 3;

/** The signs of code: of the examples, then of the telling hands. */
type Signs = readonly [examples: string, hands: string];

/** Returns the letter of a wrong answer. Few different answers share one. */
export function signOf(answer: string): string {
  let hash = 0;
  for (let index = 0; index < answer.length; index += 1) {
    hash = (Math.imul(hash, 31) + answer.charCodeAt(index)) >>> 0;
  }
  return LETTERS[hash % LETTERS.length] as string;
}

/** Writes the signs of a verdict, with numbers for right answers: `3k9 40kk2k`. */
export function writeAnswers(verdict: ExerciseVerdict): string {
  const signs = signsIn(verdict)?.join(' ') ?? '';
  return signs.replaceAll(/\.+/g, (run) => `${run.length}`);
}

function readAnswers(answers: string): Signs {
  const signs = answers.replaceAll(/\d+/g, (count) => RIGHT.repeat(Number(count)));
  const [examples = '', hands = ''] = signs.split(' ');
  return [examples, hands];
}

/**
 * Lists the signs of code, but not of the learner's own examples; undefined if it was not asked
 * about telling hands.
 */
function signsIn(verdict: ExerciseVerdict): Signs | undefined {
  const { examples, ownExamples = 0, troubles, handSigns } = verdict;
  if (handSigns === undefined) return undefined;
  const signOfExample = (location: string) => {
    const trouble = troubles.find(({ example }) => example?.location === location);
    return trouble ? signOfTrouble(trouble) : RIGHT;
  };
  return [examples.slice(ownExamples).map(signOfExample).join(''), handSigns];
}

function signOfTrouble(trouble: Trouble): string {
  if (!isWrongAnswer(trouble)) return signOf('');
  const { example, isAboutRefusal, got, answer = got } = trouble;
  // The step that failed, by its place: its words may change.
  return isAboutRefusal ? ACCEPTED : signOf(`${example?.given.length} ${answer}`);
}

/** Finds the known mistake that gives the same answers as the code, if there is exactly one. */
export function mistakeIn(
  verdict: ExerciseVerdict,
  mistakes: readonly KnownMistake[],
): KnownMistake | undefined {
  const signs = signsIn(verdict);
  if (!signs) return undefined;
  const [nearest, next] = mistakes
    .map((mistake) => ({ mistake, share: likeness(signs, readAnswers(mistake.answers)) }))
    .filter(({ share }) => share >= LEAST_SHARE)
    .sort((a, b) => b.share - a.share);
  return nearest?.share === next?.share ? undefined : nearest?.mistake;
}

/**
 * Returns how much of the wrong answers about telling hands is the same; 0 if the examples fail in
 * another way. What code accepts matters only if all its answers are right: many forget to check.
 */
function likeness(code: Signs, mistake: Signs): number {
  const [examples, hands] = withoutAccepted(code);
  const [itsExamples, itsHands] = withoutAccepted(mistake);
  if (areRight(examples) && areRight(hands)) {
    return shareOfSame(code[0], mistake[0]) >= LEAST_SHARE_OF_ACCEPTED ? 1 : 0;
  }
  if (examples !== itsExamples) return 0;
  const hasEvidence = !areRight(examples) || hands.replaceAll(RIGHT, '').length >= LEAST_HANDS;
  if (!hasEvidence) return 0;
  return areRight(hands) && areRight(itsHands) ? 1 : shareOfSame(hands, itsHands);
}

/** Returns how much of two lists of signs is the same, besides what is right in both. */
function shareOfSame(signs: string, others: string): number {
  const pairs = [...signs].map((sign, index) => [sign, others[index]]);
  const wrong = pairs.filter((pair) => pair.some((sign) => sign !== RIGHT));
  const same = wrong.filter(([sign, other]) => sign === other);
  return wrong.length === 0 ? 0 : same.length / wrong.length;
}

function withoutAccepted([examples, hands]: Signs): Signs {
  return [examples.replaceAll(ACCEPTED, RIGHT), hands.replaceAll(ACCEPTED, RIGHT)];
}

const areRight = (signs: string) => signs.replaceAll(RIGHT, '') === '';
