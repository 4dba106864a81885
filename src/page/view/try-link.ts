/** The address under which the cards of an example are opened in "Try a hand". */
import type { Sentence } from '../../coach/chapter.ts';
import { BOARD_GAMES, type BoardGame, GAMES } from '../../kata/games/games.ts';

/**
 * `#try/KD-KH`, `#try/KD-KH/vs/9C-9D` or `#try/texas-holdem/BOARD/HOLE/HOLE`; nothing when no cards are given, or more
 * hands than can be compared, which are tried one by one.
 */
export function tryLink(sentences: readonly Sentence[]): string | undefined {
  const game = gameIn(sentences);
  const hands = sentences.flatMap((sentence) => heldIn(sentence) ?? []);
  const [alone = ''] = sentences.flatMap(cardsAlone);
  if (game !== undefined) return hands.length > 0 ? address([game, alone, ...hands]) : undefined;
  const [first = alone, second, third] = hands.map((hand) => `${hand} ${alone}`.trim());
  if (!first || third !== undefined) return undefined;
  return second === undefined ? tryHandLink(first) : tryHandsLink([first, second]);
}

/** The game that sentences name. */
export function gameIn(sentences: readonly Sentence[]): BoardGame | undefined {
  const found = sentences.flatMap((sentence) => sentence.arguments);
  const title = found.find(({ type }) => type === 'game')?.text;
  return BOARD_GAMES.find((name) => GAMES[name].title === title);
}

/** The address of one hand. */
export function tryHandLink(cards: string): string {
  return address([cards]);
}

/** The address of two hands. */
export function tryHandsLink([one = '', other = '']: readonly string[]): string {
  return address([one, 'vs', other]);
}

/** The hand that the sentence says a player has, if it says nothing else. */
export function heldIn({ arguments: [player, cards, ...more] }: Sentence): string | undefined {
  const isHand = player?.type === 'player' && cards?.type === 'cards' && more.length === 0;
  return isHand ? cards.text : undefined;
}

/** The cards that are all that a sentence is about: those of nobody, what somebody writes, or the board. */
function cardsAlone({ arguments: [cards, ...more] }: Sentence): string[] {
  const isAlone = (cards?.type === 'cards' || cards?.type === 'string') && more.length === 0;
  return cards && isAlone ? [cards.text] : [];
}

function address(parts: readonly string[]): string {
  return ['#try', ...parts.map((part) => encodeURIComponent(part.trim().replaceAll(/ +/g, '-')))].join('/');
}
