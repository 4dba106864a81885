import MiniSearch, { type SearchOptions } from 'minisearch';
import { formatCards } from '../../../../src/cards/format-cards.ts';
import { parseCards } from '../../../../src/cards/parse-cards.ts';
import { CARD_OF_NAME } from '../../../../steps/card-name.ts';
import { TYPED_RANK } from '../../../../steps/written-cards.ts';

/** What a search finds. */
export interface SearchResult {
  /** The indices of the sections, best first. */
  readonly ids: readonly number[];
  /** As `termsIn` writes them. */
  readonly terms: ReadonlySet<string>;
  /** The words searched for instead, if the book does not have those typed. */
  readonly instead?: string | undefined;
}

const NAMES = [...CARD_OF_NAME.keys()].join('|');
const CARD = new RegExp(`(?<!\\w)(?:${NAMES}|${TYPED_RANK}[CDHS♣♦♥♠]\ufe0f?)(?!\\w)`, 'gi');

/** Matches words, with apostrophes and commas inside them, and cards with symbols. */
export const WORD = /[\p{L}\p{N}♣♦♥♠]+(?:['’,][\p{L}\p{N}]+)*/gu;

/** Words that a search ignores unless there is only one. */
const SMALL =
  'a an and are do does for how i if in is it of or the to what when which who why with'.split(' ');

/**
 * Lists the words of a text without apostrophes. A card is one word, `th`, for `Th`, `10♥` and
 * `ten of hearts`.
 */
export function termsIn(text: string): string[] {
  const plain = text.replaceAll(/['’]/g, '').toLowerCase();
  const short = plain.replaceAll(CARD, (card) =>
    formatCards([CARD_OF_NAME.get(card) ?? parseCards(card)].flat()),
  );
  return short.toLowerCase().match(WORD) ?? [];
}

/** Cards match only as a whole: `th` does not find `three`. */
const isCard = (term: string) => /^[2-9tjqka][cdhs]$/.test(term);

const WHOLE: SearchOptions = { combineWith: 'AND', prefix: (term: string) => !isCard(term) };

const NEAR: SearchOptions = {
  ...WHOLE,
  fuzzy: (term: string) => !isCard(term) && 0.3,
  maxFuzzy: 2,
};

/** Returns the words of a query without small ones, unless there is only one word. */
function wordsToFind(query: string): string {
  const terms = termsIn(query);
  const words = terms.length === 1 ? terms : terms.filter((term) => !SMALL.includes(term));
  return words.join(' ');
}

/**
 * Returns a search for texts with all words, or words that begin so; if there are none, similar
 * words.
 */
export function finderOf(
  sections: readonly (readonly string[])[],
): (query: string) => SearchResult {
  const index = new MiniSearch({ fields: ['text'], tokenize: termsIn });
  index.addAll(sections.map((texts, id) => ({ id, text: texts.join(' ') })));
  const search = (words: string, instead?: string): SearchResult => {
    const results = index.search(words, WHOLE);
    const terms = new Set(results.flatMap((result) => result.terms));
    return { ids: results.map(({ id }) => id), terms, instead };
  };
  return (query) => {
    const words = wordsToFind(query);
    const result = search(words);
    if (result.ids.length > 0) return result;
    const instead = index.autoSuggest(words, NEAR)[0]?.suggestion;
    return instead ? search(instead, instead) : result;
  };
}
