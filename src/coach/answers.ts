/** What code answers, examples and random hands alike: two that answer the same are wrong in the same way. */
import { rulesOf } from '../solution.ts';
import { runExample } from './cucumber.ts';
import { host } from './host.ts';
import { prepareHunt, wrongAnswer } from './hunt.ts';
import { questionOf } from './hunt-questions.ts';
import type { Learned } from './learned.ts';
import { show } from './show-value.ts';

/** All answers to a step, as a number; those of other code are hardly ever the same. */
export function answersOf(step: string, solution: Learned): number {
  const rules = rulesOf(solution);
  const question = questionOf(step);
  const toExamples = host.chapter(step).examples.map((example) => {
    host.beat();
    return outcomeOf(() => runExample(example, rules));
  });
  const toHands = host
    .offWatch(() => prepareHunt(step))
    .map((asked) => {
      host.beat();
      return wrongAnswer(question, rules, asked);
    });
  return asNumber([...toExamples, ...toHands.map((wrong = '') => wrong.replaceAll(SUITS, '$1'))].join('\n'));
}

/** Which of two cards of one rank an answer names says little about the mistake. */
const SUITS = /\b([2-9TJQKA])[CDHS]\b/g;

function outcomeOf(run: () => void): string {
  try {
    run();
    return '';
  } catch (error) {
    const { actual, sentence } = host.disappointmentIn(error) ?? {};
    return sentence ? `${sentence} ${show(actual)}` : show(actual ?? error);
  }
}

/** FNV-1a. */
function asNumber(text: string): number {
  let number = 0x811c9dc5;
  for (let place = 0; place < text.length; place += 1)
    number = Math.imul(number ^ text.charCodeAt(place), 0x01000193) >>> 0;
  return number;
}
