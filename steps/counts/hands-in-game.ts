/** Ranks all hands of five in a game: two hole cards and a flop. */
import { type BoardGame, type Cards, deckOf, formatCards } from '../../src/kata.ts';
import type { Rules } from '../rules-under-test.ts';
import type { AskedHand } from './asked-hand.ts';
import { handsOf } from './hand-classes.ts';
import { expectAnswer } from './miscount.ts';
import type { SecondOpinion } from './opinion.ts';
import { numberOf, type Strength } from './strengths.ts';
import { choose } from './ways.ts';

/** How many cards such a hand has. */
export const HAND_SIZE = 5;

/** Counts the hands of five in the deck of a game. */
export const allHandsIn = (game: BoardGame): number => choose(deckOf(game).length, HAND_SIZE);

/**
 * Lists the strengths of all hands of five in a game, and how many hands have each.
 *
 * @throws Miscount that names the first hand for which a second opinion differs
 */
export function strengthsInGame(
  rules: Rules,
  game: BoardGame,
  opinion: SecondOpinion | undefined,
): readonly Strength[] {
  const { rank } = rules.games[game];
  const rankOf = (cards: Cards) => rank(cards.slice(0, 2), cards.slice(2));
  const question = {
    ask: ({ cards }: AskedHand) => rankOf(cards).category,
    nameOf: ({ cards }: AskedHand) => formatCards(cards),
    right: ({ cards }: AskedHand) =>
      opinion?.categoryInGame(game, cards.slice(0, 2), cards.slice(2)),
  };
  const strengths = new Map<number, Strength>();
  for (const hand of handsInDeck(game)) {
    expectAnswer(question, hand);
    const ranked = rankOf(hand.cards);
    const number = numberOf(ranked);
    const strength = strengths.get(number) ?? { ...ranked, hands: 0 };
    strength.hands += hand.standsFor;
    strengths.set(number, strength);
  }
  return [...strengths.values()];
}

/** Lists some hands of every class whose ranks are all in the deck of a game. */
function handsInDeck(game: BoardGame): AskedHand[] {
  const ranks = new Set(deckOf(game).map(({ rank }) => rank));
  return handsOf('worth', HAND_SIZE).filter(({ cards }) =>
    cards.every(({ rank }) => ranks.has(rank)),
  );
}
