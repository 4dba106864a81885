/** The ladder as markup. */
import { parseCards } from '../kata/cards/parse-cards.ts';
import { drawCards } from './card-drawing.ts';
import type { HandSentences, LadderRung } from './ladder.ts';
import { drawText } from './text.ts';

/** All rungs, the highest first; nothing when there are none. */
export function ladderView(rungs: readonly LadderRung[], sentences: HandSentences): string {
  if (rungs.length === 0) return '';
  return `<table class="ladder"><caption>Each beats all below it. <span class="hint">One hand in so many is worth it:</span></caption>
<thead><tr><th scope="col">hand</th><th scope="col"><span class="unseen">example</span></th><th scope="col">of 5 cards</th><th scope="col">of 7 cards</th></tr></thead>
<tbody>${rungs.map((rung) => rungView(rung, sentences[rung.category])).join('\n')}</tbody></table>`;
}

function rungView({ category, slug, cards, shares }: LadderRung, sentence: string): string {
  return `<tr><th scope="row"><a href="#${slug}">${category}</a> <span class="sentence">${drawText(sentence)}</span></th>
<td>${drawCards(parseCards(cards))}</td>${shares.map(shareView).join('')}</tr>`;
}

/** The bar is the share of all hands, for the eye. */
function shareView(share: number): string {
  const percent = Number((100 * share).toFixed(3));
  return `<td class="often">1 in ${oneIn(share)}<span class="bar-of" style="--share:${percent}%" aria-hidden="true"></span></td>`;
}

/** `2.4`, `4,165`. */
function oneIn(share: number): string {
  const hands = 1 / share;
  return hands.toLocaleString('en', hands < 10 ? { maximumSignificantDigits: 2 } : { maximumFractionDigits: 0 });
}
