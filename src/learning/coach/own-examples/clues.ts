/** What helps to find an example that catches a wrong program. It never names the hand. */
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
  const failing = examples.filter((example) => failureIn(example, rules, host));
  const sort = [`It breaks the rule "${caughtBy.rule}".`, ...sizesIn(failing)].join(' ');
  return [sort, `${wrong} ${reason}`, code];
}

/** Says how many cards the hands have about which a program is wrong; nothing if there are none. */
function sizesIn(failing: readonly Example[]): string[] {
  const sizes = new Set(failing.flatMap(sizesOfHands));
  if (sizes.size === 0) return [];
  const inOrder = [...sizes].toSorted((a, b) => a - b);
  const cards = inOrder.length === 1 && inOrder[0] === 1 ? 'card' : 'cards';
  return [
    `Of the chapter's examples it fails some with ${listed(inOrder.map(String), 'and')} ${cards}.`,
  ];
}

/** Counts the cards of each hand in an example. */
function sizesOfHands({ steps }: Example): number[] {
  const texts = steps.flatMap((step) =>
    step.arguments.filter(({ type }) => type === 'cards').map(({ text }) => text),
  );
  return texts.map((text) => parseCards(text).length);
}
