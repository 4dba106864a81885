/** The words of poker that sentences take as arguments, like `{cards}`. */
import { BOARD_GAMES, type BoardGame, GAMES } from '../src/games/games.ts';
import type { Card, Cards, Category } from '../src/kata.ts';
import { COMBINATIONS, type Combination } from '../src/ranking/categories.ts';
import { CARD_OF_NAME } from './card-name.ts';
import { readNumber, SIZES } from './words.ts';
import type { PokerWorld } from './world.ts';
import { FEATURE_CARDS } from './written-cards.ts';

const GAME_OF_TITLE = new Map(BOARD_GAMES.map((game) => [GAMES[game].title as string, game]));
const COMBINATION_WORDS = COMBINATIONS.toReversed().map((combination) => `(?:a )?${combination}`);

const anyOf = (words: Iterable<string>) => new RegExp([...words].join('|'));
const withoutArticle = (words: string) => words.replace(/^an? /, '');

/** What may stand in the braces of a sentence: which text it matches, and the value of that text. */
export const PARAMETER_TYPES = {
  card: {
    regexp: new RegExp(`the (${anyOf(CARD_OF_NAME.keys()).source})`),
    transformer: (name: string) => CARD_OF_NAME.get(name) as Card,
  },
  cards: {
    regexp: new RegExp(FEATURE_CARDS),
    transformer(this: PokerWorld, text: string): Cards {
      return this.read(text);
    },
  },
  combination: {
    regexp: anyOf(COMBINATION_WORDS),
    transformer: (words: string) => withoutArticle(words) as Combination,
  },
  category: {
    regexp: anyOf([...COMBINATION_WORDS, 'a high card']),
    transformer: (words: string) => withoutArticle(words) as Category,
  },
  player: {
    regexp: /Black|White|Red|Blue|Player \d+/,
    transformer: (name: string) => name,
  },
  game: {
    regexp: anyOf(GAME_OF_TITLE.keys()),
    transformer: (title: string) => GAME_OF_TITLE.get(title) as BoardGame,
  },
  ranks: {
    regexp: /\d+(?: \d+)+/,
    transformer: (numbers: string): readonly number[] => numbers.split(' ').map(Number),
  },
  sentence: {
    regexp: /.+/,
    transformer: (sentence: string) => sentence,
    // A step that Cucumber suggests for an unknown sentence would match every sentence.
    useForSnippets: false,
  },
  size: {
    regexp: anyOf(SIZES.keys()),
    transformer: (words: string) => SIZES.get(words) as number,
  },
  number: {
    regexp: /\d{1,3}(?:,\d{3})*/,
    transformer: readNumber,
  },
} as const;

/** The type of the value for each name in a sentence: ours, and Cucumber's own. */
export type ParameterTypes = {
  readonly [Name in keyof typeof PARAMETER_TYPES]: ReturnType<
    (typeof PARAMETER_TYPES)[Name]['transformer']
  >;
} & {
  readonly int: number;
  readonly float: number;
  readonly word: string;
  readonly string: string;
};
