/** What the practice says beside its verdicts. */
import { parseCards } from '../cards/parse-cards.ts';
import type { Write } from '../practice/report.ts';
import { STEPS, type Step, titleOf } from '../practice/steps.ts';
import { ruleOf } from '../practice/stub.ts';
import { isCheckout, packageFile } from './package-files.ts';
import { type Draw, drawFor } from './terminal.ts';

export const home = { root: packageFile('.').replace(/\/$/, ''), fromSource: isCheckout };

/** Where the learner stands: the bar, the step and its rule. */
export function headLines(done: number, step: Step): string[] {
  const bar = `${'#'.repeat(done)}${'-'.repeat(STEPS.length - done)}`;
  return [`[${bar}] ${done} of ${STEPS.length} steps`, '', titleOf(step), ...ruleLines(step)];
}

/** The sentence of the rule of each file that the step asks for. */
export const ruleLines = ({ units }: Step) => units.map((unit) => `  ${ruleOf(unit, home.root)}`);

const CARDS = /\b[2-9TJQKA][cdhsCDHS]( [2-9TJQKA][cdhsCDHS])*\b/g;

/** Draws the cards in a sentence. */
export function writeWith(draw: Draw): Write {
  return (sentence) => sentence.replaceAll(CARDS, (cards) => draw(parseCards(cards)));
}

/** Draws the cards in a sentence as the stream shows cards. */
export const writeFor = (stream: NodeJS.WriteStream): Write => writeWith(drawFor(stream));
