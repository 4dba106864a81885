/** The words of poker that steps understand. */
import { defineParameterType } from '@cucumber/cucumber';
import { CARD_OF_NAME } from '../src/kata/cards/card-name.ts';
import { BOARD_GAMES, type BoardGame, GAMES } from '../src/kata/games/games.ts';
import type { Card, Cards, Category, SuitStyle } from '../src/kata/kata.ts';
import { COMBINATIONS, type Combination } from '../src/solution/combinations.ts';
import { FEATURE_CARDS } from '../src/solution/written-cards.ts';
import type { PokerWorld } from './world.ts';

const GAME_OF_TITLE = new Map(BOARD_GAMES.map((game) => [GAMES[game].title as string, game]));
const COMBINATION_WORDS = COMBINATIONS.toReversed().map((combination) => `(?:a )?${combination}`);

const anyOf = (words: Iterable<string>) => [...words].join('|');
const withoutArticle = (words: string) => words.replace(/^an? /, '');

defineParameterType({
  name: 'card',
  regexp: new RegExp(`the (${anyOf(CARD_OF_NAME.keys())})`),
  transformer: (name: string) => CARD_OF_NAME.get(name) as Card,
});

defineParameterType({
  name: 'cards',
  regexp: new RegExp(FEATURE_CARDS),
  transformer(this: PokerWorld, text: string): Cards {
    return this.read(text);
  },
});

defineParameterType({
  name: 'combination',
  regexp: new RegExp(anyOf(COMBINATION_WORDS)),
  transformer: (words: string) => withoutArticle(words) as Combination,
});

defineParameterType({
  name: 'category',
  regexp: new RegExp(anyOf([...COMBINATION_WORDS, 'a high card'])),
  transformer: (words: string) => withoutArticle(words) as Category,
});

defineParameterType({
  name: 'player',
  regexp: /Black|White|Red|Blue|Player \d+/,
  transformer: (name: string) => name,
});

defineParameterType({
  name: 'game',
  regexp: new RegExp(anyOf(GAME_OF_TITLE.keys())),
  transformer: (title: string) => GAME_OF_TITLE.get(title) as BoardGame,
});

defineParameterType({
  name: 'suits',
  regexp: /letters|symbols/,
  transformer: (style: string) => style as SuitStyle,
});

defineParameterType({
  name: 'sentence',
  regexp: /.+/,
  transformer: (sentence: string) => sentence,
});
