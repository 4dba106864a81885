/** Finds what somebody may have meant by a sentence that no step says. */
import { parseCards } from '../../../src/cards/parse-cards.ts';
import { quote } from '../../../src/cards/quote.ts';
import { FEATURE_CARDS } from '../../../steps/written-cards.ts';
import { listed, nearest } from '../../machine/words/nearest.ts';
import type { Example } from '../chapter.ts';
import { findStep, withGaps } from '../chapters/find-step.ts';

/** More sentences than this are hard to choose from. */
const MOST_SENTENCES = 8;

/** So many of them are offered. */
const OFFERED = 3;

/** What known examples say. */
interface Known {
  /** The sentences of the steps: `the cards {cards}`. */
  readonly sentences: readonly string[];
  /** What is written, with gaps for cards: `the cards …`. */
  readonly shapes: readonly string[];
}

/**
 * Returns a function that says what is wrong with the cards of a sentence, or which sentences there
 * are. The rows of a table give many sentences that differ only in their cards, so what was found
 * for one of them is remembered for the others.
 * @param examples - lists those whose sentences are known
 */
export function insteadOfAmong(examples: () => readonly Example[]): (text: string) => string {
  let known: Known | undefined;
  const foundBefore = new Map<string, string>();
  return (text) => {
    known ??= saidIn(examples());
    const trouble = troubleWithCards(text, known.sentences);
    if (trouble !== undefined) return trouble;
    const shape = withoutCards(text);
    const found = foundBefore.get(shape) ?? insteadOf(shape, known);
    foundBefore.set(shape, found);
    return found;
  };
}

function saidIn(examples: readonly Example[]): Known {
  const used = new Set(examples.flatMap(({ steps }) => steps.map(({ text }) => text)));
  const sentences = [...used].flatMap((text) => findStep(text)?.step.sentence ?? []);
  const shapes = [...used].map(withoutCards);
  return { sentences: [...new Set(sentences)], shapes: [...new Set(shapes)] };
}

/** Says which sentence was meant, or which there are. @param shape - with gaps for cards */
function insteadOf(shape: string, { sentences, shapes }: Known): string {
  const hasGap = shape.includes(GAP);
  const ofSameShape = shapes.filter((known) => known.includes(GAP) === hasGap);
  const meant = nearest(shape, ofSameShape);
  if (meant !== undefined) return `did you mean ${quote(meant)}?`;
  const offered = sentences.length > MOST_SENTENCES ? mostAlike(shape, sentences) : sentences;
  return `expected ${listed(offered.map((sentence) => quote(withGaps(sentence))))}`;
}

const GAP = '…';
const CARDS = new RegExp(FEATURE_CARDS, 'g');

/** Leaves gaps for cards: those of a chapter are not for copying. */
function withoutCards(text: string): string {
  return text.replaceAll(CARDS, GAP);
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
