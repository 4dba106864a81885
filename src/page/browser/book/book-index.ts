import MiniSearch, { type SearchOptions } from 'minisearch';
import { CARD_OF_NAME } from '../../../kata/cards/card-name.ts';
import { formatCards } from '../../../kata/cards/format-cards.ts';
import { parseCards } from '../../../kata/cards/parse-cards.ts';
import { TYPED_RANK } from '../../../solution/written-cards.ts';

export interface Found {
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

/**
 * Returns a search for texts with all words, or words that begin so; if there are none, similar
 * words.
 */
export function finderOf(places: readonly (readonly string[])[]) {
  const index = new MiniSearch({ fields: ['text'], tokenize: termsIn });
  index.addAll(places.map((texts, id) => ({ id, text: texts.join(' ') })));
  return (query: string): Found => {
    const terms = termsIn(query);
    const typed = terms.filter((term) => terms.length === 1 || !SMALL.includes(term)).join(' ');
    const instead =
      index.search(typed, WHOLE).length > 0
        ? undefined
        : index.autoSuggest(typed, NEAR)[0]?.suggestion;
    const results = index.search(instead ?? typed, WHOLE);
    const ids = results.map((result) => result.id);
    return { ids, terms: new Set(results.flatMap((result) => result.terms)), instead };
  };
}
