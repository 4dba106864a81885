/** What the counts expect is what the rules and an evaluator say, which share no code with it. */
import { bitBoardStrength } from '../../src/evaluators/bit-board/bit-board.ts';
import { type Cards, cardIndex, DECK, rankHand, seededRandom, shuffle } from '../../src/kata.ts';
import { numberOf } from '../../steps/counts/strengths.ts';
import { worthOf } from '../../steps/counts/worth.ts';

const random = seededRandom(52);

/** Deals from the upper ranks of some suits, where hands are worth more than most. */
function dealFromPart(size: number): Cards {
  const isIn = ([lowest = 2, suits = 'CDHS']: [number, string]) =>
    DECK.filter(({ rank, suit }) => rank >= lowest && suits.includes(suit));
  const parts = ([[2], [10], [2, 'C'], [2, 'HS'], [6, 'HS'], [7, 'CDH']] as [number, string][])
    .map(isIn)
    .filter(({ length }) => length >= size);
  const [part = DECK] = shuffle(parts, random);
  return shuffle(part, random).slice(0, size);
}

const handsOf = (size: number) => Array.from({ length: 200 }, () => dealFromPart(size));

test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])('hands of %i are worth what the rules say', (size) => {
  for (const hand of handsOf(size)) {
    const { category, tieBreak, cards } = rankHand(hand);
    const isSuited = cards.length === 5 && new Set(cards.map(({ suit }) => suit)).size === 1;
    expect([hand, worthOf(hand)]).toEqual([hand, { category, tieBreak, isSuited }]);
  }
});

test.each([5, 7])('hands of %i are in the order of an evaluator', (size) => {
  const hands = handsOf(size).map((cards) => ({
    strength: bitBoardStrength(cards.map(cardIndex)),
    number: numberOf(worthOf(cards)),
  }));
  const byStrength = hands.toSorted((a, b) => a.strength - b.strength);
  expect(hands.toSorted((a, b) => a.number - b.number)).toEqual(byStrength);
});
