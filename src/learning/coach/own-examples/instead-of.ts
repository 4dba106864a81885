/** Finds what somebody may have meant by a sentence that no step says. */
import { parseCards } from '../../../kata/cards/parse-cards.ts';
import { quote } from '../../../kata/cards/quote.ts';
import { FEATURE_CARDS } from '../../../kata/cards/written-cards.ts';
import { listed, nearest } from '../../../machine/words/nearest.ts';
import type { Example } from '../chapter.ts';
import { findStep, withGaps } from '../chapters/find-step.ts';

/** More sentences than this are hard to choose from. */
const MOST_SENTENCES = 8;

/** So many of them are offered. */
const OFFERED = 3;

/**
 * Says what is wrong with the cards of a sentence, or which sentences there are.
 * @param examples - whose sentences are known
 */
export function insteadOf(text: string, examples: readonly Example[]): string {
  const used = examples.flatMap(({ steps }) => steps.map((step) => step.text));
  const sentences = [...new Set(used.flatMap((known) => findStep(known)?.step.sentence ?? []))];
  const trouble = troubleWithCards(text, sentences);
  if (trouble !== undefined) return trouble;
  const meant = nearest(withoutCards(text), ofSameShape(text, used));
  if (meant !== undefined) return `did you mean ${quote(meant)}?`;
  const offered = sentences.length > MOST_SENTENCES ? mostAlike(text, sentences) : sentences;
  return `expected ${listed(offered.map((sentence) => quote(withGaps(sentence))))}`;
}

/** Lists known sentences that have cards if this one has some, but gaps in their place. */
function ofSameShape(text: string, known: readonly string[]): string[] {
  const hasGap = withoutCards(text).includes(GAP);
  const shapes = new Set(known.map(withoutCards));
  return [...shapes].filter((shape) => shape.includes(GAP) === hasGap);
}

const GAP = '…';

/** Leaves gaps for cards: those of a chapter are not for copying. */
function withoutCards(text: string): string {
  return text.replaceAll(new RegExp(FEATURE_CARDS, 'g'), GAP);
}

/** Keeps the sentences that share the most words with a text. */
function mostAlike(text: string, sentences: readonly string[]): string[] {
  const words = new Set(text.toLowerCase().split(/\W+/));
  const shared = (sentence: string) =>
    sentence
      .toLowerCase()
      .split(/\W+/)
      .filter((word) => words.has(word)).length;
  return sentences.toSorted((a, b) => shared(b) - shared(a)).slice(0, OFFERED);
}

const SPELLING = 'write cards like Kd and Tc, with a space between them';

/** Says what is wrong with the cards of a sentence that is otherwise known: `the cards Kd 1x`. */
function troubleWithCards(text: string, sentences: readonly string[]): string | undefined {
  const beginnings = sentences.flatMap(
    (sentence) => sentence.match(/(?:^|\} )([^{}]+ )\{cards\}$/)?.[1] ?? [],
  );
  const beginning = beginnings.find((words) => text.includes(words));
  if (beginning === undefined) return undefined;
  const cards = text.slice(text.indexOf(beginning) + beginning.length);
  if (new RegExp(`^(?:${FEATURE_CARDS})$`).test(cards)) return undefined;
  return problemWith(cards) ?? SPELLING;
}

function problemWith(cards: string): string | undefined {
  try {
    parseCards(cards);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}
