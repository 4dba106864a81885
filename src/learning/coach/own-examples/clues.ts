/** What helps to find an example that catches a wrong program. It never names the hand. */
import { Mismatch } from '../../../../steps/expect.ts';
import { parseCards } from '../../../kata/cards/parse-cards.ts';
import { listed } from '../../../machine/words/nearest.ts';
import type { Rules } from '../../../solution/rules.ts';
import type { Example } from '../chapter.ts';
import type { Host } from '../code/host.ts';
import { failureIn } from '../code/run-example.ts';
import type { MistakeToJudge } from '../jobs.ts';

/**
 * Finds the clues on a wrong program: what sort of cards it is wrong about, who makes the mistake
 * and why, and its code.
 * @param rules - of the wrong program
 */
export function cluesOn(mistake: MistakeToJudge, rules: Rules, host: Host): readonly string[] {
  const { wrong, reason, caughtBy, code } = mistake;
  const { examples } = host.chapter(caughtBy.feature);
  const failed = examples.flatMap((example): FailedExample[] => {
    const failure = failureIn(example, rules, host);
    return failure ? [{ example, error: failure.error }] : [];
  });
  const sort = [
    `It breaks the rule "${caughtBy.rule}".`,
    ...sizesIn(failed),
    ...directionOf(failed),
  ];
  return [sort.join(' '), `${wrong} ${reason}`, code];
}

/** An example of the chapter that the wrong program fails, and how. */
interface FailedExample {
  readonly example: Example;
  readonly error: unknown;
}

/** Says whether a program finds too much or too little, if it answers yes or no. */
function directionOf(failed: readonly FailedExample[]): string[] {
  const expected = new Set(
    failed.map(({ error }) => (error instanceof Mismatch ? error.expected : undefined)),
  );
  if (expected.size !== 1) return [];
  if (expected.has(true)) return ['It says no where yes is right.'];
  return expected.has(false) ? ['It says yes where no is right.'] : [];
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
  return [
    `Of the chapter's examples it fails some with ${listed(inOrder.map(String), 'and')} ${cards}.`,
  ];
}

/** Lists the cards that an example gives, as they are written. */
function handsIn({ steps }: Example): string[] {
  return steps.flatMap((step) =>
    step.arguments.filter(({ type }) => type === 'cards').map(({ text }) => text),
  );
}
