/** The order of all hands of five in a game, against a computation that knows no code of the games. */
import { type Cards, cardIndex, deckOf, type HandRank, rankingIn } from '../../src/kata.ts';
import { ALL_CARDS, plainStrength, SHORT_DECK } from '../support/plain-strength.ts';

test.each([
  { game: 'short-deck', deck: SHORT_DECK, hands: 376_992, strengths: 1404 },
  { game: 'texas-holdem', deck: ALL_CARDS, hands: 2_598_960, strengths: 7462 },
] as const)('all hands of five of $game are in order', ({ game, deck, hands, strengths }) => {
  const { rankHand, compareHandRanks } = rankingIn(game);
  const rankOfStrength = new Map<number, HandRank>();
  let ranked = 0;
  let differing = 0;
  for (const five of choicesOf(5, deckOf(game))) {
    const rank = rankHand(five);
    const strength = plainStrength(five.map(cardIndex), deck);
    const known = rankOfStrength.get(strength) ?? rank;
    rankOfStrength.set(strength, known);
    if (compareHandRanks(rank, known) !== 0) differing += 1;
    ranked += 1;
  }
  expect({ ranked, differing, strengths: rankOfStrength.size }).toEqual({
    ranked: hands,
    differing: 0,
    strengths,
  });
  const rising = [...rankOfStrength].sort(([a], [b]) => a - b).map(([, rank]) => rank);
  const wrong = rising.filter((rank, index) => {
    const below = rising[index - 1];
    return below !== undefined && compareHandRanks(rank, below) <= 0;
  });
  expect(wrong).toEqual([]);
});

/** Lists every choice of so many of the cards, one after the other. */
function* choicesOf(size: number, cards: Cards): Generator<Cards> {
  if (size === 0) yield [];
  else
    for (const [index, card] of cards.entries())
      for (const others of choicesOf(size - 1, cards.slice(0, index))) yield [...others, card];
}
