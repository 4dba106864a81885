/** The ladder on the first screen: every hand with its rule, an example, and how often it comes. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SUITS } from '../../kata/cards/card.ts';
import { cardName } from '../../kata/cards/card-name.ts';
import { parseCards } from '../../kata/cards/parse-cards.ts';
import { type Category, LADDER } from '../../kata/ranking/ladder.ts';
import { FIVE_CARD_FREQUENCIES, type Frequencies, SEVEN_CARD_FREQUENCIES } from '../../proof/frequencies.ts';
import { COMBINATIONS, unitOf } from '../../solution.ts';
import type { PageParts } from '../build/page-parts.ts';
import type { Book } from './book.ts';
import { drawCards } from './card-drawing.ts';
import { drawText } from './text.ts';

type HandSentences = PageParts['sentences'];

/** The chapter that has the whole ladder, where the high card belongs, which has no chapter of its own. */
const RANKING = 'ranking';

const PIPS = SUITS.map((suit) => {
  const pip = `<svg class="pip" viewBox="-12 -12 24 24" aria-hidden="true"><use href="#pip-${suit}"/></svg>`;
  return `${pip} ${cardName({ rank: 14, suit }).replace('ace of ', '')}`;
});

/** What is printed on cards, for whoever has never held any. */
export const ON_CARDS = `<p class="on-cards">Every card has a rank, from 2 to 10, then jack (J), queen (Q), king (K) and ace (A), and one of four suits: \
${PIPS.join(', ')}. No suit beats another.</p>`;

/** Draws all rungs, the highest first, with the hands of the first table in the chapter about them; nothing without it. */
export function ladderView({ chapters }: Book, sentences: HandSentences): string {
  const ranking = chapters.find(({ name }) => name === RANKING);
  if (!ranking) return '';
  const hands = new Map(ranking.examples[0]?.steps[0]?.table as [string, string][]);
  const rungs = LADDER.map(({ category }) => rungView(category, hands.get(category) ?? '', sentences[category]));
  return `<table class="ladder"><caption>Each hand beats all below it. <span class="hint">How rare: one in so many<span class="more"> hands of 5 cards, or of 7, as in ${drawText("hold'em")}</span>.</span></caption>
<thead><tr><th scope="col"><span class="unseen">hand</span></th><th scope="col"><span class="unseen">example</span></th><th scope="col">of 5 cards</th><th scope="col">of 7 cards</th></tr></thead>
<tbody>${rungs.join('\n')}</tbody></table>`;
}

function rungView(category: Category, cards: string, sentence: string): string {
  const chapter = category === 'high card' ? RANKING : unitOf(category);
  const often = [FIVE_CARD_FREQUENCIES, SEVEN_CARD_FREQUENCIES].map((counts) => shareView(shareOf(category, counts)));
  return `<tr><th scope="row"><a href="#${chapter}">${category}</a> <span class="sentence">${drawText(sentence)}</span></th>
<td>${drawCards(parseCards(cards))}</td>${often.join('')}</tr>`;
}

const shareOf = (category: Category, counts: Frequencies) =>
  counts[category] / Object.values(counts).reduce((sum, count) => sum + count);

/** The bar is the share of all hands, for the eye. */
function shareView(share: number): string {
  const hands = 1 / share;
  const oneIn = hands.toLocaleString('en', hands < 10 ? { maximumSignificantDigits: 2 } : { maximumFractionDigits: 0 });
  const percent = Number((100 * share).toFixed(3));
  return `<td class="often">1 in ${oneIn}<span class="bar-of" style="--share:${percent}%" aria-hidden="true"></span></td>`;
}

/**
 * Takes the sentences from the docstrings of the rules, so that they are written once.
 *
 * @param root - the folder of the project
 * @throws Error when a rule has none
 */
export function readHandSentences(root: string): HandSentences {
  const sentences = COMBINATIONS.map((name) => [name, sentenceIn(join(root, `src/kata/rules/${unitOf(name)}.ts`))]);
  return { ...Object.fromEntries(sentences), 'high card': 'None of these: the highest card counts.' };
}

function sentenceIn(file: string): string {
  const [, sentence] = readFileSync(file, 'utf8').match(/\/\*\* (.+) \*\/\nexport function/) ?? [];
  if (sentence === undefined) throw new Error(`there is no sentence before the rule in ${file}`);
  return sentence.replace(/;.*/, '.'); // what comes after a semicolon belongs to the chapter
}
