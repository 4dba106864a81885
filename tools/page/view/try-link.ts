import { parseCards } from '../../../src/cards/parse-cards.ts';
import { BOARD_GAMES, type BoardGame, GAMES } from '../../../src/games/games.ts';
import type { Step } from '../../coach/chapter.ts';
import { FIGURES } from '../figure/figures.ts';
import { MOST_CARDS } from '../figure/picture.ts';

/** The hands of an example, as text. */
export interface LaidHands {
  readonly game?: BoardGame | undefined;
  /** The board, or the only cards of an example without players. */
  readonly board: string;
  readonly hands: readonly string[];
}

/** Finds the hands, the game and the board in the steps of an example. */
export function handsIn(steps: readonly Step[]): LaidHands {
  const [board = ''] = steps.flatMap((step) => sharedIn(step) ?? []);
  const hands = steps.flatMap((step) => cardsHeldIn(step)?.cards ?? []);
  return { game: gameIn(steps), board, hands };
}

/** Finds the game that is named last: an earlier hand may have been of another. */
function gameIn(steps: readonly Step[]): BoardGame | undefined {
  const found = steps.flatMap((step) => step.arguments);
  const title = found.findLast(({ type }) => type === 'game')?.text;
  return BOARD_GAMES.find((name) => GAMES[name].title === title);
}

/** Returns the cards of a sentence that no player holds: `the board Kd 9c 8s`. */
function sharedIn(step: Step): string | undefined {
  switch (step.meaning) {
    case 'cards':
    case 'board':
      return textOf(step, 'cards');
    case 'writes':
      return textOf(step, 'string');
    default:
      return undefined;
  }
}

/** Returns the text of the first argument of a type. */
function textOf(step: Step, type: string): string | undefined {
  return step.arguments.find((argument) => argument.type === type)?.text;
}

/**
 * Returns where the reader can try an example: two hands or more, or one of a game that must be
 * chosen, in "Compare hands"; one in the figure of its chapter or else in that of the ladder.
 */
export function tryLink(chapter: string, steps: readonly Step[]): string | undefined {
  const { game, board, hands } = handsIn(steps);
  const isChosen = game !== undefined && mustBeChosen(game);
  if (hands.length > 1 || (isChosen && hands.length > 0)) return compareLink(game, hands, board);
  const cards = onlyHandIn(steps);
  if (cards === undefined || isTooMany(cards)) return undefined;
  return FIGURES[chapter] ? figureLink(chapter, cards) : ladderLink(cards);
}

/** Tells whether the figures, where any cards may count, do not rank the hands of a game. */
function mustBeChosen(game: BoardGame): boolean {
  return game !== 'texas-holdem';
}

/** The chapter whose figure shows hands of chapters without a figure: what cards are worth. */
const LADDER = 'ranking';

/** Returns the address of cards, as text, in the figure that tells what they are worth. */
export function ladderLink(cards: string): string {
  return figureLink(LADDER, cards);
}

function figureLink(chapter: string, cards: string): string {
  return `#${chapter}/see/${written(cards)}`;
}

/** Tells whether a text has more cards than a figure shows. */
function isTooMany(text: string): boolean {
  try {
    return parseCards(text).length > MOST_CARDS;
  } catch {
    return false; // the figure says what is wrong with it
  }
}

/** Returns the cards of an example with one hand, with the board if there is one. */
function onlyHandIn(steps: readonly Step[]): string | undefined {
  const { game, board, hands } = handsIn(steps);
  const isDeal = game !== undefined && hands.length === 0;
  if (isDeal) return undefined;
  const [hand = ''] = hands;
  const cards = `${hand} ${board}`.trim();
  return cards === '' ? undefined : cards;
}

/** Writes the address of hands and a board: `#try/KD-KH/vs/9C-9D/on/2C-3D-4H`. */
function compareLink(game: BoardGame | undefined, hands: readonly string[], board: string): string {
  const address = `#try/${game && mustBeChosen(game) ? `${game}/` : ''}${hands.map(written).join('/vs/')}`;
  return board === '' ? address : `${address}/on/${written(board)}`;
}

const written = (cards: string) => encodeURIComponent(cards.trim().replaceAll(/ +/g, '-'));

/** A player and their cards, as a feature writes them. */
interface HeldCards {
  readonly player: string;
  readonly cards: string;
}

/** Returns who holds which cards, if a sentence says that. */
export function cardsHeldIn(step: Step): HeldCards | undefined {
  const player = textOf(step, 'player');
  const cards = textOf(step, 'cards');
  if (step.meaning !== 'holds' || player === undefined || cards === undefined) return undefined;
  return { player, cards };
}
