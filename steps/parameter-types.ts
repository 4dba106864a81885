/** The words of poker that steps understand. */
import { defineParameterType } from '@cucumber/cucumber';
import type { Card, Cards, Category, SuitStyle } from '../src/index.ts';
import { LADDER } from '../src/kata/ranking/ladder.ts';
import type { Combination, Game } from '../src/kata/solution.ts';
import type { PokerWorld } from './world.ts';

const RANKS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'jack', 'queen', 'king', 'ace'];
const COMBINATIONS = LADDER.filter(({ category }) => category !== 'high card').map(
  ({ category }) => `(?:a )?${category}`,
);

const withoutArticle = (words: string) => words.replace(/^an? /, '');

defineParameterType({
  name: 'card',
  regexp: new RegExp(`the (${RANKS.join('|')}) of (clubs|diamonds|hearts|spades)`),
  transformer: (rank: string, suit: string) =>
    ({ rank: RANKS.indexOf(rank) + 2, suit: suit[0]?.toUpperCase() }) as Card,
});

defineParameterType({
  name: 'cards',
  regexp: /[2-9TJQKA][cdhs](?: [2-9TJQKA][cdhs])*/,
  transformer(this: PokerWorld, text: string): Cards {
    return this.read(text);
  },
});

defineParameterType({
  name: 'combination',
  regexp: new RegExp(COMBINATIONS.join('|')),
  transformer: (words: string) => withoutArticle(words) as Combination,
});

defineParameterType({
  name: 'category',
  regexp: new RegExp([...COMBINATIONS, 'a high card'].join('|')),
  transformer: (words: string) => withoutArticle(words) as Category,
});

defineParameterType({ name: 'player', regexp: /Black|White|Red|Player \d+/, transformer: (name: string) => name });

defineParameterType({ name: 'game', regexp: /Texas hold'em|Omaha/, transformer: (name: string) => name as Game });

defineParameterType({
  name: 'suits',
  regexp: /letters|symbols/,
  transformer: (style: string) => style as SuitStyle,
});

defineParameterType({ name: 'sentence', regexp: /.+/, transformer: (sentence: string) => sentence });
