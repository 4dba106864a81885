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
  const title = sentences
    .flatMap((sentence) => sentence.arguments)
    .find(({ type }) => type === 'game')?.text;
  const game = BOARD_GAMES.find((name) => GAMES[name].title === title);
  const [board = ''] = sentences.flatMap(({ arguments: [cards, ...more] }) =>
    cards && ['cards', 'string'].includes(cards.type) && more.length === 0 ? cards.text : [],
  );
  return { game, board, hands: sentences.flatMap((sentence) => heldIn(sentence) ?? []) };
}

/**
 * Returns the address of an example in "Try a hand", if it has one hand or two. Omaha is left out:
 * there two hole cards must count.
 */
export function tryLink(sentences: readonly Sentence[]): string | undefined {
  const { game, board, hands } = handsIn(sentences);
  if (game === 'omaha' || hands.length > 2 || (game && hands.length === 0)) return undefined;
  if (hands.length === 2) return tryHandsLink(hands, board);
  const all = `${hands.join('')} ${board}`.trim();
  return all === '' ? undefined : tryHandsLink([all]);
}

/**
 * Writes the address of one hand, or of two with a board: `#try/KD-KH`,
 * `#try/KD-KH/vs/9C-9D/on/2C-3D-4H`.
 */
export function tryHandsLink(hands: readonly string[], board = ''): string {
  const part = (cards: string) => encodeURIComponent(cards.trim().replaceAll(/ +/g, '-'));
  return `#try/${hands.map(part).join('/vs/')}${board === '' ? '' : `/on/${part(board)}`}`;
}

/** Returns the hand in a sentence that only says what a player holds. */
export function heldIn({ arguments: [player, cards, ...more] }: Sentence): string | undefined {
  return player?.type === 'player' && cards?.type === 'cards' && more.length === 0
    ? cards.text
    : undefined;
}
