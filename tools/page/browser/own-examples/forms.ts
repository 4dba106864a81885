/** Which examples of an exercise can be given as a row: cards, and a choice of what is true. */
import type { Cards } from '../../../../src/cards/card.ts';
import { formatCards } from '../../../../src/cards/format-cards.ts';
import { LADDER } from '../../../../src/ranking/ladder.ts';
import {
  USUAL_COMBINATIONS,
  type UsualCombination,
  unitOf,
} from '../../../solution/combinations.ts';
import type { ExampleToJudge } from '../../view/packed-chapters.ts';
import { withArticle } from '../../view/words.ts';

/** The hands of a row as text, in the order of its form; an empty text for no cards. */
export type Hands = readonly string[];

/** What may be said about the cards of a row. */
export interface Choice {
  readonly words: string;
  /** How many hands it is about, the first ones. */
  readonly hands: 1 | 2;
  /** Writes the sentences of an example, of which the last is the choice. */
  readonly sentences: (hands: Hands) => readonly string[];
}

/** What a row of an exercise asks for. */
export interface Form {
  /** One hand, or two and perhaps a board. */
  readonly labels: readonly string[];
  readonly question: string;
  readonly choices: readonly Choice[];
}

const CARDS = ['Cards'];
const [BLACK, WHITE, BOARD] = ['Black', 'White', 'Board'];

/** Makes a choice about one hand. */
const aboutCards = (words: string, sentence: string): Choice => ({
  words,
  hands: 1,
  sentences: ([cards]) => [`the cards ${cards}`, sentence],
});

/** Makes a choice about two hands, with a board if there is one. */
const aboutBoth = (words: string, sentence: string): Choice => ({
  words,
  hands: 2,
  sentences: ([black, white, board]) => [
    ...(board ? [`the board ${board}`] : []),
    `Black holds ${black}`,
    `White holds ${white}`,
    sentence,
  ],
});

function formOf(combination: UsualCombination): Form {
  const words = withArticle(combination);
  return {
    labels: CARDS,
    question: `Do they contain ${words}?`,
    choices: [
      aboutCards('yes', `they contain ${words}`),
      aboutCards('no', `they do not contain ${words}`),
    ],
  };
}

const worth = LADDER.map(({ category }) => withArticle(category));

const FORMS: Readonly<Record<string, Form>> = {
  ...Object.fromEntries(USUAL_COMBINATIONS.map((name) => [unitOf(name), formOf(name)])),
  ladder: {
    labels: [BLACK, WHITE],
    question: 'What is Black’s hand worth, or who wins?',
    choices: [
      ...worth.map((words) => aboutCards(words, `they are worth ${words}`)),
      aboutBoth('Black wins', 'Black wins'),
      aboutBoth('White wins', 'White wins'),
    ],
  },
  'tie-breaking': {
    labels: [BLACK, WHITE, BOARD],
    question: 'Who wins?',
    choices: [
      aboutBoth(BLACK, 'Black wins'),
      aboutBoth(WHITE, 'White wins'),
      aboutBoth('a tie', 'they tie'),
    ],
  },
};

/** Returns the form of an exercise; undefined if its examples need more than cards and a choice. */
export function formFor(exercise: string): Form | undefined {
  return FORMS[exercise];
}

/** Writes the steps of an example. @param hands - the cards, in the order of the form */
export function stepsOf(choice: Choice, hands: readonly Cards[]): ExampleToJudge['steps'] {
  const sentences = choice.sentences(hands.map(inFeatures));
  return sentences.map((text, index) => ({
    keyword: keywordAt(index, sentences.length),
    text,
    table: [],
  }));
}

function keywordAt(index: number, length: number): string {
  if (index === length - 1) return 'Then';
  return index === 0 ? 'Given' : 'And';
}

/** Writes cards as features do: `Kd 9c`. */
function inFeatures(cards: Cards): string {
  return formatCards(cards).replaceAll(/[CDHS]\b/g, (suit) => suit.toLowerCase());
}
