/** The ladder as markup. */
import { SUITS, type Suit } from '../../kata/cards/card.ts';
import { parseCards } from '../../kata/cards/parse-cards.ts';
import { drawCards } from './card-drawing.ts';
import type { HandSentences, LadderRung } from './ladder.ts';
import { drawText } from './text.ts';
import { suitName } from './words.ts';

/** What is printed on cards, for whoever has never held any. */
export const ON_CARDS = `<p class="on-cards">Every card has a rank, from 2 to 10, then jack (J), queen (Q), king (K) and ace (A), and one of four suits: \
${SUITS.map((suit) => `${pipView(suit)} ${suitName(suit)}`).join(', ')}. No suit beats another.</p>`;

/** All rungs, the highest first; nothing when there are none. */
export function ladderView(rungs: readonly LadderRung[], sentences: HandSentences): string {
  if (rungs.length === 0) return '';
  return `<table class="ladder"><caption>Each hand beats all below it. <span class="hint">How rare: one in so many<span class="more"> hands of 5 cards, or of 7, as in ${drawText("hold'em")}</span>.</span></caption>
<thead><tr><th scope="col"><span class="unseen">hand</span></th><th scope="col"><span class="unseen">example</span></th><th scope="col">of 5 cards</th><th scope="col">of 7 cards</th></tr></thead>
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

function pipView(suit: Suit): string {
  return `<svg class="pip" viewBox="-12 -12 24 24" aria-hidden="true"><use href="#pip-${suit}"/></svg>`;
}
