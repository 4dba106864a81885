/** What helps to find an example that catches a wrong program. It never names the hand. */
import { parseCards } from '../../../src/cards/parse-cards.ts';
import { quote } from '../../../src/cards/quote.ts';
import { Mismatch } from '../../../steps/expect.ts';
import type { Rules } from '../../../steps/rules-under-test.ts';
import { listed } from '../../machine/words/nearest.ts';
import type { Example } from '../chapter.ts';
import { findStep, withGaps } from '../chapters/find-step.ts';
import type { Host } from '../code/host.ts';
import { type ExampleFailure, failureIn } from '../code/run-example.ts';
import { aboutMistake } from '../explain/words.ts';
import type { MistakeToJudge } from '../jobs.ts';
import type { Clues } from '../own-verdict.ts';

/**
 * Finds the clues on a wrong program: what sort of cards it is wrong about, who makes the mistake
 * and why, and its code.
 * @param rules - of the wrong program
 */
export function cluesOn(mistake: MistakeToJudge, rules: Rules, host: Host): Clues {
  const { wrong, reason, caughtBy, code } = mistake;
  const { examples } = host.chapter(caughtBy.feature);
  const ofRule = examples.filter(({ rule }) => rule === caughtBy.rule);
  const failed = ofRule.flatMap((example): FailedExample[] => {
    const failure = failureIn(example, rules, host);
    return failure ? [{ ...failure, example }] : [];
  });
  const details = [...sizesIn(failed), ...worthIn(failed), ...directionOf(failed)];
  const sort = [
    `It breaks the rule "${caughtBy.rule}".`,
    ...(details.length > 0 ? details : sentencesIn(failed)),
  ];
  return { sort: sort.join(' '), maker: aboutMistake({ wrong, reason }), code };
}

/** An example of the broken rule that the wrong program fails, and how. */
interface FailedExample extends Pick<ExampleFailure, 'error' | 'step'> {
  readonly example: Example;
}

/** Says in which direction a program is wrong, if that is the same in all examples. */
function directionOf(failed: readonly FailedExample[]): string[] {
  const directions = new Set(failed.map(({ error }) => directionIn(error)));
  const [direction] = directions;
  return directions.size === 1 && direction !== undefined ? [direction] : [];
}

/** Says in which direction an answer is wrong; undefined if there is no word for it. */
function directionIn(error: unknown): string | undefined {
  if (!(error instanceof Mismatch)) return 'It throws an error where it should give an answer.';
  const { expected, actual, isAboutRefusal } = error;
  if (isAboutRefusal) return 'It gives an answer where it should throw an error.';
  if (expected === true) return 'It says "no" when the answer is "yes".';
  if (expected === false) return 'It says "yes" when the answer is "no".';
  if (expected === A_TIE) return 'It lets one hand win when there is a tie.';
  if (actual === A_TIE) return 'It calls it a tie when one hand wins.';
  return WINS.test(`${expected}`) ? 'It lets the wrong hand win.' : undefined;
}

const A_TIE = 'a tie';
const WINS = / wins$/;

/** More sentences than this say nothing. */
const MOST_SENTENCES = 2;

/** Names the sentences that a program fails: `"the board is …"`. */
function sentencesIn(failed: readonly FailedExample[]): string[] {
  const sentences = failed.flatMap(({ step }) => findStep(step?.text ?? '')?.step.sentence ?? []);
  const quoted = [...new Set(sentences)].map((sentence) => quote(withGaps(sentence)));
  const isOfTable = sentences.some((sentence) => sentence.endsWith(':'));
  if (quoted.length > MOST_SENTENCES || isOfTable) return [];
  const noun = quoted.length === 1 ? 'the sentence' : 'the sentences';
  return [`In the rule's examples, it fails ${noun} ${listed(quoted, 'and')}.`];
}

/** More combinations than this say nothing. */
const MOST_COMBINATIONS = 3;

/** Says what the hands are worth about which a program is wrong, if the chapter says so. */
function worthIn(failed: readonly FailedExample[]): string[] {
  const categories = new Set(failed.flatMap(({ example }) => categoriesIn(example)));
  if (categories.size === 0 || categories.size > MOST_COMBINATIONS) return [];
  return [
    `It fails some of the rule's examples. They are about ${listed([...categories], 'and')}.`,
  ];
}

/** Lists the categories that an example names. */
function categoriesIn({ steps }: Example): string[] {
  return steps.flatMap((step) =>
    step.arguments.filter(({ type }) => type === 'category').map(({ text }) => text),
  );
}

/**
 * Says how many cards the hands have about which a program is wrong; nothing if an example has no
 * cards, or more than one hand.
 */
function sizesIn(failed: readonly FailedExample[]): string[] {
  const hands = failed.map(({ example }) => handsIn(example));
  if (hands.length === 0 || hands.some(({ length }) => length !== 1)) return [];
  const sizes = new Set(hands.flat().map((text) => parseCards(text).length));
  const inOrder = [...sizes].toSorted((a, b) => a - b);
  const cards = inOrder.length === 1 && inOrder[0] === 1 ? 'card' : 'cards';
  const counts = listed(inOrder.map(String), 'and');
  return [`It fails some of the rule's examples. The hands there have ${counts} ${cards}.`];
}

/** Lists the cards that an example gives, as they are written. */
function handsIn({ steps }: Example): string[] {
  return steps.flatMap((step) =>
    step.arguments.filter(({ type }) => type === 'cards').map(({ text }) => text),
  );
}
