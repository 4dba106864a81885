import { RANKS } from '../../../src/cards/card.ts';
import { rankName } from '../../../src/cards/rank-names.ts';
import { addressOf, type GlossaryEntry } from './glossary-view.ts';

/**
 * Matches a part of drawn text: first what has no words to link (cards, links, titles, names of
 * columns and players), then a tag, then text, which is a group.
 */
const PART =
  /<(a|b|h2|th)\b.*?<\/\1>|<(\w+) class="(?:unseen|label|number)">.*?<\/\2>|<[^>]*>|([^<]+)/gs;

/**
 * Links words of the glossary where they are used first.
 *
 * It reads what is drawn, not the feature, because that is the order in which readers meet the
 * words: the page shows a sentence of a table above its rows.
 */
export function linkWords(html: string, glossary: readonly GlossaryEntry[]): string {
  if (glossary.length === 0) return html;
  const words = longestFirst(glossary);
  const patterns = words.map(({ word }) => `(${patternOf(word)})`);
  const anyWord = new RegExp(
    `(?<![\\p{L}\\p{N}-])(?:${patterns.join('|')})(?![\\p{L}\\p{N}-])`,
    'giu',
  );
  const linked = new Set<string>();
  const linkFirst = (used: string, ...groups: string[]): string => {
    const which = groups.findIndex(Boolean); // each word is a group, and one of them has matched
    const address = words[which]?.address ?? '';
    if (linked.has(address)) return used;
    linked.add(address);
    return `<a href="#${address}">${used}</a>`;
  };
  return html.replaceAll(PART, (part, _quiet, _element, text?: string) =>
    text === undefined ? part : text.replaceAll(anyWord, linkFirst),
  );
}

/** Lists all words to link, so that "open-ended straight draw" is tried before "open-ended". */
function longestFirst(glossary: readonly GlossaryEntry[]): { word: string; address: string }[] {
  const words = glossary.flatMap((entry) =>
    entry.linked.map((word) => ({ word, address: addressOf(entry) })),
  );
  return words.toSorted((a, b) => b.word.length - a.word.length);
}

const RANK = `(?:${RANKS.map(rankName).join('|')})`;
const RANK_IN_WORD = new RegExp(`\\b${RANK}(e?s)?\\b`, 'g');

/** Returns a pattern for a word and its plural, in which a rank stands for any rank. */
function patternOf(word: string): string {
  return `${word.replaceAll(RANK_IN_WORD, `${RANK}(?:e?s)?`).replaceAll(/[ -]/g, '[ -]')}s?`;
}
