import type { Cards } from '../../../../src/cards/card.ts';
import { cardIndex } from '../../../../src/cards/card-index.ts';
import { inFull } from '../../../../src/cards/quote.ts';
import { CLASS_COUNT } from '../../../../src/evaluators/classes.ts';
import { evaluate } from '../../../../src/evaluators/evaluate.ts';
import { ALL_HANDS, handsBelow } from '../../../../src/evaluators/hands-below.ts';
import { percentOf } from '../../view/words.ts';

/** Says which place the best five have among all hands, and how many hands they beat. */
export function beatenBy(cards: Cards): string {
  const missing = 5 - cards.length;
  if (missing > 0) return `Choose ${missing} more to see how many hands this one beats.`;
  const strength = evaluate(cards.map(cardIndex));
  const { beaten, tied } = handsBelow(strength);
  const fromTop = inFull(CLASS_COUNT + 1 - strength);
  const five = missing === 0 ? 'These five' : 'The best five';
  const all = `all ${inFull(ALL_HANDS)} hands of five cards`;
  return (
    `Hands have ${inFull(CLASS_COUNT)} different strengths, and this is number ${fromTop} from the top. ` +
    `${five} beat ${percentOf(beaten, ALL_HANDS)} of ${all} and tie with ${inFull(tied - 1)} others.`
  );
}
