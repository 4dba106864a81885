import { BOARD_GAMES, type BoardGame, GAMES } from '../../kata/games/games.ts';
import type { Sentence } from '../../learning/coach/chapter.ts';

/** The hands of an example, as text. */
export interface LaidHands {
  readonly game?: BoardGame | undefined;
  /** The board, or the only cards of an example without players. */
  readonly board: string;
  readonly hands: readonly string[];
}

/** Finds the hands, the game and the board in sentences. */
export function handsIn(sentences: readonly Sentence[]): LaidHands {
  const [board = ''] = sentences.flatMap((sentence) => loneCardsIn(sentence) ?? []);
  const hands = sentences.flatMap((sentence) => heldIn(sentence) ?? []);
  return { game: gameIn(sentences), board, hands };
}

function gameIn(sentences: readonly Sentence[]): BoardGame | undefined {
  const found = sentences.flatMap((sentence) => sentence.arguments);
  const title = found.find(({ type }) => type === 'game')?.text;
  return BOARD_GAMES.find((name) => GAMES[name].title === title);
}

/** Returns the cards of a sentence about nothing else: `the board Kd 9c 8s`. */
function loneCardsIn({ arguments: [first, ...more] }: Sentence): string | undefined {
  if (!first || more.length > 0) return undefined;
  return first.type === 'cards' || first.type === 'string' ? first.text : undefined;
}

/**
 * Returns the address of an example in "Try a hand", if it has one hand or two. Omaha is left out:
 * there two hole cards must count.
 */
export function tryLink(sentences: readonly Sentence[]): string | undefined {
  const { game, board, hands } = handsIn(sentences);
  if (game === 'omaha' || hands.length > 2) return undefined;
  if (hands.length === 2) return tryHandsLink(hands, board);
  if (game && hands.length === 0) return undefined;
  const [hand = ''] = hands;
  const cards = `${hand} ${board}`.trim();
  return cards === '' ? undefined : tryHandsLink([cards]);
}

/**
 * Writes the address of one hand, or of two with a board: `#try/KD-KH`,
 * `#try/KD-KH/vs/9C-9D/on/2C-3D-4H`.
 */
export function tryHandsLink(hands: readonly string[], board = ''): string {
  const written = (cards: string) => encodeURIComponent(cards.trim().replaceAll(/ +/g, '-'));
  const address = `#try/${hands.map(written).join('/vs/')}`;
  return board === '' ? address : `${address}/on/${written(board)}`;
}

/** Returns the hand in a sentence that only says what a player holds. */
export function heldIn({ arguments: [player, cards, ...more] }: Sentence): string | undefined {
  if (player?.type !== 'player' || cards?.type !== 'cards' || more.length > 0) return undefined;
  return cards.text;
}
