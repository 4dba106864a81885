/** The hands of an example, and their address in "Try a hand". */
import type { Sentence } from '../../coach/chapter.ts';
import { BOARD_GAMES, type BoardGame, GAMES } from '../../kata/games/games.ts';

/** As an example writes cards. */
export interface LaidHands {
  readonly game?: BoardGame | undefined;
  /** Cards of nobody: those of the board, or all that the example is about. */
  readonly board: string;
  readonly hands: readonly string[];
}

/** Finds the hands that sentences give, with the game and the board. */
export function handsIn(sentences: readonly Sentence[]): LaidHands {
  const title = sentences.flatMap((sentence) => sentence.arguments).find(({ type }) => type === 'game')?.text;
  const game = BOARD_GAMES.find((name) => GAMES[name].title === title);
  const [board = ''] = sentences.flatMap(({ arguments: [cards, ...more] }) =>
    cards && ['cards', 'string'].includes(cards.type) && more.length === 0 ? cards.text : [],
  );
  return { game, board, hands: sentences.flatMap((sentence) => heldIn(sentence) ?? []) };
}

/** Writes `#try/KD-KH` or `#try/KD-KH/vs/9C-9D`, for one hand or two; nothing in Omaha, where not any two hole cards count. */
export function tryLink(sentences: readonly Sentence[]): string | undefined {
  const { game, board, hands } = handsIn(sentences);
  if (game === 'omaha' || hands.length > 2 || (game && hands.length === 0)) return undefined;
  const all = hands.length === 0 ? [board] : hands.map((hand) => `${hand} ${board}`);
  return all[0] ? tryHandsLink(all) : undefined;
}

/** Writes the address of one hand or two. */
export function tryHandsLink(hands: readonly string[]): string {
  return `#try/${hands.map((hand) => encodeURIComponent(hand.trim().replaceAll(/ +/g, '-'))).join('/vs/')}`;
}

/** Finds the hand of a player in a sentence that says nothing else. */
export function heldIn({ arguments: [player, cards, ...more] }: Sentence): string | undefined {
  return player?.type === 'player' && cards?.type === 'cards' && more.length === 0 ? cards.text : undefined;
}
