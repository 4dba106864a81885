/** What the practice says beside its verdicts. */
import { parseCards } from '../cards/parse-cards.ts';
import type { Write } from '../practice/report.ts';
import type { Progress } from '../practice/session.ts';
import { STEPS } from '../practice/steps.ts';
import { ruleOf } from '../practice/stub.ts';
import { isCheckout, packageFile } from './package-files.ts';
import { type Draw, drawFor } from './terminal.ts';

export const home = { root: packageFile('.').replace(/\/$/, ''), fromSource: isCheckout };

/** Where the learner stands: the bar, the step and its rule. */
export function headLines({ done, current }: Progress): string[] {
  const bar = `${'#'.repeat(done)}${'-'.repeat(STEPS.length - done)}`;
  const rules = current.units.map((unit) => `  ${ruleOf(unit, home.root)}`);
  return [
    `[${bar}] ${done} of ${STEPS.length} steps`,
    '',
    `${STEPS.indexOf(current) + 1}. ${current.name.replaceAll('-', ' ')}`,
    ...rules,
  ];
}

const CARDS = /\b[2-9TJQKA][cdhsCDHS]( [2-9TJQKA][cdhsCDHS])*\b/g;

/** Draws the cards in a sentence as the stream shows cards. */
export function writeFor(stream: NodeJS.WriteStream): Write {
  const draw: Draw = drawFor(stream);
  return (sentence) => sentence.replaceAll(CARDS, (cards) => draw(parseCards(cards)));
}
