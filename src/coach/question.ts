/** How somebody asks what a step answers about cards of their own. */
import { FAST } from './stub-answers.ts';

/** How to ask about a step. */
export interface Form {
  /** What is asked about, in words. */
  readonly wanted: string;
  /** The fewest and the most groups of cards. */
  readonly least: number;
  readonly most: number;
  readonly example: string;
}

/** Between two groups of cards. */
const BETWEEN = /\s*(?:\/|\bvs?\b)\s*/;

const ONE: Form = { wanted: 'the cards of one hand', least: 1, most: 1, example: 'KD KH 9C 9S' };
const TWO: Form = {
  wanted: 'two hands with a / between them',
  least: 2,
  most: 2,
  example: 'KD KH 9C 9S 2D / AD AH 8C 8S 3D',
};
const BOARD: Omit<Form, 'example'> = {
  wanted: 'the hole cards and the board with a / between them',
  least: 2,
  most: 2,
};

const FORMS: Readonly<Record<string, Form>> = {
  'tie-breaking': TWO,
  'texas-holdem': { ...BOARD, example: 'AH KH / QH JH TH 2C 3D' },
  omaha: { ...BOARD, example: 'AH KH 9C 9S / QH JH TH 2C 3D' },
  showdown: { ...TWO, wanted: 'two or more hands with a / between them', most: Number.POSITIVE_INFINITY },
  [FAST]: TWO,
};

export const formOf = (step: string): Form => FORMS[step] ?? ONE;

/** The groups of cards in a text, as they are written. */
export const groupsIn = (text: string): string[] => text.trim().split(BETWEEN);
